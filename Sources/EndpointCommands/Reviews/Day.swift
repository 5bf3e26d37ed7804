#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The current date in UTC, such as `2026-11-21`.
func today() -> String {
  var now = time(nil)
  var parts = tm()
  gmtime_r(&now, &parts)
  let numbers = [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)]
  return numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
}
