"""A weather service on this machine that answers as the four real ones do, for deploy/smoke.

The weather is made up: hours that begin at a given midnight, colder by night, with an hour of rain at noon. Every answer is
written by hand in the service's own shape.
"""

import contextlib
import http.server
import json
import threading
from datetime import datetime, timedelta, timezone

TOKEN = "a-token-for-tests"


def weather(midnight, count):
    """Hours from a midnight (an aware datetime): start, temperature in °C, millimetres of rain."""
    for number in range(count):
        hour = number % 24
        temperature = 12 + (8 - abs(hour - 14)) * 0.75
        yield midnight + timedelta(hours=number), round(temperature, 2), 1.5 if hour == 12 else 0.0


def stamp(moment):
    return moment.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


def open_meteo(midnight, zone, count=240):
    hours = list(weather(midnight, count))
    # Rain is stamped with the end of its hour.
    rain = [0.0] + [millimetres for _, _, millimetres in hours[:-1]]
    return {
        "latitude": 52.65, "longitude": -7.25, "timezone": zone,
        "utc_offset_seconds": int(midnight.utcoffset().total_seconds()),
        "hourly_units": {"temperature_2m": "°C", "precipitation": "mm", "weather_code": "wmo code"},
        "hourly": {
            "time": [int(start.timestamp()) for start, _, _ in hours],
            "temperature_2m": [temperature for _, temperature, _ in hours],
            "precipitation": rain, "weather_code": [61 if wet else 2 for _, _, wet in hours],
        },
    }


def met_norway(midnight, count=72):
    series = []
    for start, temperature, millimetres in weather(midnight, count):
        symbol = "lightrain" if millimetres else "partlycloudy_day"
        series.append({"time": stamp(start), "data": {
            "instant": {"details": {"air_temperature": temperature, "wind_speed": 4.0, "relative_humidity": 70}},
            "next_1_hours": {
                "summary": {"symbol_code": symbol}, "details": {"precipitation_amount": millimetres}}}})
    units = {"air_temperature": "celsius", "wind_speed": "m/s", "relative_humidity": "%", "precipitation_amount": "mm"}
    return {
        "type": "Feature", "geometry": {"type": "Point", "coordinates": [-7.25, 52.65, 60]},
        "properties": {"meta": {"updated_at": stamp(midnight), "units": units}, "timeseries": series}}


def nws_point(base, zone):
    cell = f"{base}/gridpoints/LOT/76,73"
    return {"type": "Feature", "geometry": {"type": "Point", "coordinates": [-7.25, 52.65]}, "properties": {
        "gridId": "LOT", "gridX": 76, "gridY": 73, "forecast": f"{cell}/forecast",
        "forecastHourly": f"{cell}/forecast/hourly", "forecastGridData": cell, "timeZone": zone}}


def nws_hours(midnight, count=72):
    periods = []
    for start, temperature, millimetres in weather(midnight, count):
        periods.append({
            "startTime": start.isoformat(), "endTime": (start + timedelta(hours=1)).isoformat(), "isDaytime": True,
            "temperature": temperature, "temperatureUnit": "C", "windSpeed": "15 km/h", "windDirection": "SW",
            "probabilityOfPrecipitation": {"value": 80 if millimetres else 10},
            "shortForecast": "Light Rain" if millimetres else "Partly Sunny"})
    return {"type": "Feature", "properties": {
        "units": "si", "forecastGenerator": "HourlyForecastGenerator",
        "updateTime": midnight.isoformat(), "periods": periods}}


def home_assistant_state(midnight):
    return {"entity_id": "weather.home", "state": "partlycloudy", "last_updated": midnight.isoformat(), "attributes": {
        "temperature_unit": "°C", "wind_speed_unit": "km/h", "precipitation_unit": "mm", "supported_features": 2,
        "temperature": 41.0, "attribution": "Sky by a friend"}}


def home_assistant_hours(midnight, count=72):
    items = [
        {"datetime": start.isoformat(), "temperature": temperature, "precipitation": millimetres,
         "condition": "rainy" if millimetres else "partlycloudy", "wind_speed": 15}
        for start, temperature, millimetres in weather(midnight, count)]
    return {"changed_states": [], "service_response": {"weather.home": {"forecast": items}}}


def answer_to(path, headers, base, midnight, zone):
    """Status and body for a request; what is asked for after the ? does not matter."""
    path = path.split("?")[0]
    if path == "/open-meteo":
        return 200, open_meteo(midnight, zone)
    if path == "/met-norway":
        return 200, met_norway(midnight)
    if path.startswith("/nws/points/"):
        return 200, nws_point(f"{base}/nws", zone)
    if path.endswith("/forecast/hourly"):
        return 200, nws_hours(midnight)
    if path.startswith("/home/api/"):
        if headers.get("Authorization") != f"Bearer {TOKEN}":
            return 401, {"message": "401: Unauthorized"}
        if path.endswith("/states/weather.home"):
            return 200, home_assistant_state(midnight)
        if path.endswith("/get_forecasts"):
            return 200, home_assistant_hours(midnight)
        if path.endswith("/config"):
            return 200, {"components": [], "time_zone": zone, "latitude": 52.65, "longitude": -7.25}
    return 404, {"title": "Not Found", "status": 404, "detail": path, "type": "about:blank"}


@contextlib.contextmanager
def serving(midnight, zone):
    """Serves all four on a free port; gives the address, and the requests as they come."""
    requests = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            requests.append((self.path, dict(self.headers)))
            status, body = answer_to(self.path, self.headers, base, midnight, zone)
            data = json.dumps(body).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def do_POST(self):
            self.rfile.read(int(self.headers.get("Content-Length", 0)))
            self.do_GET()

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    base = f"http://127.0.0.1:{server.server_port}"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield base, requests
    finally:
        server.shutdown()
        server.server_close()
