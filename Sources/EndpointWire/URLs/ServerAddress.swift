extension String {
  /// The URL of a server for comparisons: schemes and hosts ignore case, the default port is the same as none, and a path
  /// ends without a slash.
  package var serverAddress: String {
    guard let scheme = firstRange(of: "://") else { return self }
    let rest = self[scheme.upperBound...]
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    var host = String(rest[..<end])
    // The names of variables in a host keep their case.
    if !host.contains("{") { host = host.lowercased() }
    let name = self[..<scheme.lowerBound].lowercased()
    for (known, port) in [("https", ":443"), ("http", ":80")]
    where name == known && host.hasSuffix(port) {
      host.removeLast(port.count)
    }
    let path = rest[end...]
    return "\(name)://\(host)\(path.hasSuffix("/") ? path.dropLast() : path)"
  }
}
