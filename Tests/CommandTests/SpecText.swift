/// A small spec for tests of commands. Its endpoints have only a path.
func specText(
  _ api: String,
  _ endpoints: [String],
  version: String = "1.0.0",
  more: String = ""
) -> String {
  let entries = endpoints.map { "    \"\($0)\": { \"path\": \"/\($0)\" }" }
  return """
    {
      "api": "\(api)",
      "version": "\(version)",
      "servers": { "production": "https://example.com" },\(more)
      "endpoints": {
    \(entries.joined(separator: ",\n"))
      }
    }

    """
}
