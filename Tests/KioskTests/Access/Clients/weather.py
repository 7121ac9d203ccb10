"""A weather service that fails as long as it is told to: Open-Meteo's form, or 503."""

import contextlib
import http.server
import json
import os
import sys
import threading
from datetime import datetime, timezone

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), *[".."] * 4, "deploy"))
import weather_services  # noqa: E402

PLACE = ["--latitude", "52.65", "--longitude", "-7.25", "--place", "Kilkenny", "--zone", "Europe/Dublin"]


class Service:
    def __init__(self):
        self.fails = True
        self.waits = threading.Event()
        self.waits.set()
        self.requests = 0


@contextlib.contextmanager
def serving(midnight=None):
    """Serves the hours from a midnight on, as an aware datetime; without one, from today's."""
    service = Service()
    midnight = midnight or datetime.now(timezone.utc).replace(hour=0, minute=0, second=0, microsecond=0)

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            service.requests += 1
            service.waits.wait(20)
            data = json.dumps(weather_services.open_meteo(midnight, "Europe/Dublin")).encode()
            self.send_response(503 if service.fails else 200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service.arguments = [*PLACE, "--provider", "open-meteo", "--base-url", f"http://127.0.0.1:{server.server_port}/"]
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield service
    finally:
        service.waits.set()
        server.shutdown()
        server.server_close()
