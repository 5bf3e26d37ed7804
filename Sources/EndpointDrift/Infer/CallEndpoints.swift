import EndpointJudge
import EndpointSpec

/// An endpoint: a method and a path template.
struct CallEndpoint: Hashable {
  let method: String
  /// The segments of the path. Nil for values.
  let template: [String?]
  /// The names of the values. Nil for unknown ones.
  let labels: [String?]
  let endsInSlash: Bool

  /// The path with `{}` for values, which endpoints are sorted by.
  var path: String { path([]) }

  /// The path with names for its values: `/users/{id}`.
  func path(_ names: [String]) -> String {
    var rest = names[...]
    let segments = template.map { $0 ?? "{\(rest.popFirst() ?? "")}" }
    return "/" + segments.joined(separator: "/") + (endsInSlash && !segments.isEmpty ? "/" : "")
  }

  /// The length of the words. The longest match wins, as in `verify`.
  fileprivate var literals: Int { template.reduce(0) { $0 + ($1?.count ?? 0) } }

  /// The path as in a spec.
  fileprivate var parts: [PathPart] {
    let segments = template.flatMap { word -> [PathPart] in
      word.map { [.text("/" + $0)] } ?? [.text("/"), .parameter(WireName(""), keepsSlashes: false)]
    }
    return segments + (endsInSlash ? [.text("/")] : [])
  }
}

/// The endpoints of the accepted calls. A refused call belongs to one of them, or to none.
struct CallEndpoints {
  private let all: [CallEndpoint]
  private let index: PathIndex
  private var known: [CallPath: CallEndpoint] = [:]
  private let prefix: [String]
  /// The number of endpoints over the limit.
  let omitted: Int

  /// The maximum number of endpoints.
  private static let most = 2000

  init(_ choice: ServerChoice, _ templates: PathTemplates) {
    prefix = templates.prefix
    let endpoints = Set(
      choice.paths.keys.compactMap { path in
        templates.template(of: path).map { template in
          CallEndpoint(
            method: path.method,
            template: template.segments,
            labels: template.labels,
            endsInSlash: path.endsInSlash
          )
        }
      }
    ).sorted { ($0.path, $0.method) < ($1.path, $1.method) }
    omitted = max(0, endpoints.count - Self.most)
    all = Array(endpoints.prefix(Self.most))
    index = PathIndex(all.map(\.parts))
    for path in choice.paths.keys { known[path] = find(path) }
  }

  /// The endpoint that `verify` finds for a path.
  func endpoint(of path: CallPath) -> CallEndpoint? { known[path] ?? find(path) }

  private func find(_ path: CallPath) -> CallEndpoint? {
    guard path.segments.starts(with: prefix) else { return nil }
    let segments = path.segments.dropFirst(prefix.count)
    // A spec has no path without a slash.
    guard !segments.isEmpty || path.endsInSlash else { return nil }
    let text = segments.map { "/" + $0 }.joined() + (path.endsInSlash ? "/" : "")
    var best: CallEndpoint?
    for endpoint in index.candidates(for: text[...]).map({ all[$0] })
    where endpoint.method == path.method {
      if let best, endpoint.literals <= best.literals { continue }
      best = endpoint
    }
    return best
  }
}
