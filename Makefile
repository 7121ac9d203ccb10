# Almanac: `make run` shows the page, `make test` runs the tests, `make help` names the rest.

PREFIX  ?= /usr/local
DESTDIR ?=
# Extra arguments: make run ARGS="--demo --size 800x480", make test ARGS="--filter Scrubber"
ARGS    ?=
# STRICT=1 turns the warnings of the debug build into errors
STRICT  ?=

binary  := .build/release/almanac
# Where the boot test keeps its image, packages, pictures and logs
boot    ?= .build/boot
# Where the system looks for services, whatever the prefix
units   := /usr/lib/systemd/system
sources := Sources Tests Package.swift assets
strict  := $(if $(STRICT),-Xswiftc -warnings-as-errors)

.DEFAULT_GOAL := build
.PHONY: build run test smoke boot-test boot-test-arm64 bench lint format install uninstall clean help setup setup-test setup-boot

build: setup ## build the release binary
	@swift build -c release --product almanac $$(deploy/release-flags)

run: build ## show the page; without a display, draw it into almanac.png
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; then \
	  exec $(binary) run $(ARGS); \
	else \
	  rm -f almanac.png; $(binary) print almanac.png $(ARGS); code=$$?; \
	  [ ! -f almanac.png ] || echo "There is no display here: the page is in $(CURDIR)/almanac.png."; \
	  exit $$code; \
	fi

test: setup-test ## build and run the tests
	@swift test --disable-xctest $(strict) $(ARGS)
	@[ -n "$(ARGS)" ] || ALMANAC_SOAK=1 swift test --disable-xctest $(strict) --skip-build --filter SoakTests

smoke: setup-test build ## try the release binary from outside
	@deploy/smoke $(binary)

boot-test: setup-boot build ## boot a small Debian under an emulator and use the display there
	@deploy/boot/image $(boot)
	@deploy/boot/boot-test $(boot) $(binary) $(ARGS)

boot-test-arm64: ## the same for arm64 and a Raspberry Pi 3, built with Debian 13's Swift
	@deploy/setup --boot-arm64
	@deploy/boot/arm64 $(ARGS)

bench: build ## measure the drawing: a table; ARGS="--scenario drag" for one
	@$(binary) bench $(if $(ARGS),$(ARGS),--scenario all --demo --now 2025-03-14T09:00:00Z)

lint: setup-test ## check the format of Swift and the shell scripts
	@swift format lint --strict -r $(sources)
	@shellcheck .ci/run $$(grep -l -d skip '^#!/usr/bin/env bash\|^#!/bin/sh' deploy/* deploy/boot/*)

format: setup ## put the Swift sources into format
	@swift format -i -r $(sources)

install: ## put binary and service under $(DESTDIR)
	@test -x $(binary) || { echo "There is nothing to install yet: run make first." >&2; exit 1; }
	install -D -m 755 $(binary) $(DESTDIR)$(PREFIX)/bin/almanac
	install -d $(DESTDIR)$(units) $(DESTDIR)/etc/almanac
	sed 's|@PREFIX@|$(PREFIX)|' deploy/service/almanac.service > $(DESTDIR)$(units)/almanac.service
	chmod 644 $(DESTDIR)$(units)/almanac.service
	install -D -m 644 deploy/service/sysusers.conf $(DESTDIR)/usr/lib/sysusers.d/almanac.conf
	install -D -m 644 deploy/service/udev.rules $(DESTDIR)/usr/lib/udev/rules.d/70-almanac.rules
	test -e $(DESTDIR)/etc/almanac/almanac.env || \
	  install -m 644 deploy/service/almanac.env $(DESTDIR)/etc/almanac/almanac.env

uninstall: ## take it away again; the settings in /etc/almanac stay
	rm -f $(DESTDIR)$(PREFIX)/bin/almanac $(DESTDIR)$(units)/almanac.service
	rm -f $(DESTDIR)/usr/lib/sysusers.d/almanac.conf $(DESTDIR)/usr/lib/udev/rules.d/70-almanac.rules

clean: ## remove what was built
	rm -rf .build almanac.png

help: ## this list
	@sed -n 's/^\([a-z0-9-]*\):.*## \(.*\)/  make \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 26

setup:
	@deploy/setup

setup-boot:
	@deploy/setup --boot

setup-test:
	@deploy/setup --test
