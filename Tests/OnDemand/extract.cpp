// Reads a text with simdjson On-Demand into models, and prints megabytes a second: extract Timeline twitter.json.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <memory>
#include <optional>
#include <simdjson.h>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

using simdjson::ondemand::value;
template <class T> using Dictionary = std::unordered_map<std::string, T>;

void read(value from, std::string& to) { to = std::string(std::string_view(from.get_string())); }
void read(value from, int64_t& to) { to = from.get_int64(); }
void read(value from, double& to) { to = from.get_double(); }
void read(value from, bool& to) { to = from.get_bool(); }
template <class T> void read(value from, std::optional<T>& to);
template <class T> void read(value from, std::unique_ptr<T>& to);
template <class T> void read(value from, std::vector<T>& to);
template <class T> void read(value from, Dictionary<T>& to);
template <class T> void read(value from, T& to);

// Looks up the keys of an object in the order of the text, which is the fastest order for On-Demand.
struct Fields {
  simdjson::ondemand::object object;

  template <class T> void operator()(const char* key, T& to) { read(object[key].value(), to); }
  template <class T> void operator()(const char* key, std::optional<T>& to) { readIfPresent(key, to); }
  template <class T> void operator()(const char* key, std::unique_ptr<T>& to) { readIfPresent(key, to); }

  template <class T> void readIfPresent(const char* key, T& to) {
    value found;
    auto error = object[key].get(found);
    if (error == simdjson::NO_SUCH_FIELD) return;
    if (error) throw simdjson::simdjson_error(error);
    read(found, to);
  }
};

template <class T> void read(value from, std::optional<T>& to) {
  if (!from.is_null()) read(from, to.emplace());
}
template <class T> void read(value from, std::unique_ptr<T>& to) {
  if (from.is_null()) return;
  to = std::make_unique<T>();
  read(from, *to);
}
template <class T> void read(value from, std::vector<T>& to) {
  for (auto element : from.get_array()) read(element.value(), to.emplace_back());
}
template <class T> void read(value from, Dictionary<T>& to) {
  for (auto field : from.get_object()) {
    std::string key(std::string_view(field.unescaped_key()));
    read(field.value(), to[key]);
  }
}
template <class T> void read(value from, T& to) {
  Fields fields{from.get_object()};
  to.read(fields);
}

#include "models.h"

double seconds() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

// The median of 21 rounds of at least ten milliseconds. The parser is reused, and On-Demand validates only what it reads.
template <class T> void measure(const char* path) {
  simdjson::padded_string json = simdjson::padded_string::load(path);
  simdjson::ondemand::parser parser;
  std::vector<double> speeds;
  for (int round = 0; round < 21; round++) {
    double start = seconds(), end = start;
    size_t count = 0;
    for (; end - start < 0.01; count++, end = seconds()) {
      simdjson::ondemand::document document = parser.iterate(json);
      value root = document;
      T result{};
      read(root, result);
    }
    speeds.push_back(json.size() * count / (end - start) / 1e6);
  }
  std::sort(speeds.begin(), speeds.end());
  std::printf("%.0f\n", speeds[10]);
}

int main(int, char** arguments) {
  const char* type = arguments[1];
  if (!std::strcmp(type, "Timeline")) measure<Timeline>(arguments[2]);
  if (!std::strcmp(type, "Catalogue")) measure<Catalogue>(arguments[2]);
  if (!std::strcmp(type, "FeatureCollection")) measure<FeatureCollection>(arguments[2]);
  if (!std::strcmp(type, "RepositoryEvent")) measure<std::vector<RepositoryEvent>>(arguments[2]);
  if (!std::strcmp(type, "ChargeList")) measure<ChargeList>(arguments[2]);
  if (!std::strcmp(type, "Record")) measure<std::vector<Record>>(arguments[2]);
  if (!std::strcmp(type, "CodeProject")) measure<Dictionary<CodeProject>>(arguments[2]);
  if (!std::strcmp(type, "UpdateCenter")) measure<UpdateCenter>(arguments[2]);
}
