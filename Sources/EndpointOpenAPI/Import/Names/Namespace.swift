import EndpointSpec

/// The namespaces before the names of components, which say nothing about them: `io.k8s.api.core.v1.Service`.
struct Namespace {
  /// The parts that all names begin with.
  private var shared: [String] = []

  init() {}

  /// - Parameter types: The names of types that may contain others.
  init(of names: [String], types: Set<String>) {
    let parts = names.map(Self.parts)
    guard let first = parts.first, names.count > 1 else { return }
    let end = first.indices.first { index in
      parts.contains { $0.count < index + 2 || $0[index] != first[index] }
    }
    shared = Array(first[..<(end ?? 0)])
    if shared.contains(where: types.contains) { shared = [] }
  }

  /// The candidates for a name without its namespace, best first: `Service`, `core.v1.Service`, `api.core.v1.Service`.
  ///
  /// A namespace is what all names begin with, and packages: words in lowercase before a type in uppercase.
  func names(of declared: String) -> [String] {
    let parts = Self.parts(declared)
    let rest = parts.dropFirst(parts.starts(with: shared) ? shared.count : 0)
    let isType = rest.last?.first?.isUppercase ?? false
    let packages = isType ? rest.prefix { $0.first?.isLowercase ?? false }.count : 0
    let start = rest.startIndex + packages
    guard start > 0, start < parts.count else { return [declared] }
    let longer = (0..<start).reversed().filter { !Words.isVersion(parts[$0]) }
    return ([start] + longer).map { parts[$0...].joined(separator: "_") }
  }

  private static func parts(_ name: String) -> [String] {
    name.split(separator: ".").map(String.init)
  }
}
