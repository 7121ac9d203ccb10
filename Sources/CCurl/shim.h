#ifndef ALMANAC_CCURL_SHIM_H
#define ALMANAC_CCURL_SHIM_H
#include <curl/curl.h>

// curl_easy_setopt and curl_easy_getinfo are variadic, which Swift can't call: one function for each type of argument.

static inline CURLcode almanac_curl_set_long(CURL *easy, CURLoption option, long value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode almanac_curl_set_text(CURL *easy, CURLoption option, const char *value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode almanac_curl_set_pointer(CURL *easy, CURLoption option, void *value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode almanac_curl_set_headers(CURL *easy, struct curl_slist *list) {
  return curl_easy_setopt(easy, CURLOPT_HTTPHEADER, list);
}

// CURLOPT_WRITEFUNCTION and CURLOPT_HEADERFUNCTION share this type.
typedef size_t (*almanac_curl_sink)(char *bytes, size_t size, size_t count, void *context);

static inline CURLcode almanac_curl_set_sink(CURL *easy, CURLoption option, almanac_curl_sink sink) {
  return curl_easy_setopt(easy, option, sink);
}

static inline long almanac_curl_get_long(CURL *easy, CURLINFO info) {
  long value = 0;
  return curl_easy_getinfo(easy, info, &value) == CURLE_OK ? value : 0;
}

static inline const char *almanac_curl_get_text(CURL *easy, CURLINFO info) {
  char *value = 0;
  return curl_easy_getinfo(easy, info, &value) == CURLE_OK ? value : 0;
}

// The outcome of the one transfer a multi handle holds, or -1 while it runs.
static inline int almanac_curl_outcome(CURLM *multi) {
  int left = 0;
  CURLMsg *message = curl_multi_info_read(multi, &left);
  return message && message->msg == CURLMSG_DONE ? (int)message->data.result : -1;
}
#endif
