import EndpointJSON
import EndpointJudge
import EndpointWire
import Foundation

/// Bodies that are not the JSON that they call themselves or that others at their place are, because the server or the
/// recorder broke them.
///
/// They do not show another encoding if other bodies at their place are JSON.
struct BrokenBodies {
  private(set) var count = 0
  private var first: EvidencePlace?

  mutating func add(_ place: EvidencePlace) {
    first = first ?? place
    count += 1
  }

  /// - Parameters:
  ///   - name: What is broken: `response`.
  ///   - isIgnored: Whether other bodies are JSON.
  func hint(_ name: String, isIgnored: Bool) -> String? {
    let bodies = count == 1 ? "a \(name) has" : "\(count) \(name)s have"
    let result = isIgnored ? "which was ignored" : "and no other is JSON"
    return shownPlace.map { "\(bodies) broken JSON, \(result): \($0)" }
  }

  /// The hint for pages and files of a site in the place of responses.
  var pageHint: String? {
    let pages =
      count == 1
      ? "a response is a page or a file, which was ignored"
      : "\(count) responses are pages or files, which were ignored"
    return shownPlace.map { "\(pages): \($0)" }
  }

  private var shownPlace: String? {
    first.map { first in
      "\(count == 1 ? "" : "first in ")\(first.file) entry \(first.entry) (line \(first.line))"
    }
  }

  /// What is wrong with a body that starts like JSON. Nil for another format.
  static func problem(of body: [UInt8], as content: ResponseContent) -> String? {
    if case .stream(let format) = content, let problem = problem(of: body, format) {
      return problem
    }
    guard let first = body.first, "{[".utf8.contains(first) else { return nil }
    do {
      _ = try JSONValue(parsing: body)
      return nil
    } catch {
      let size = "byte \(min(error.offset, body.count)) of \(body.count)"
      return error.offset >= body.count
        ? "the JSON of the body ends too early, at \(size)"
        : "the body is invalid JSON at \(size)"
    }
  }

  /// What is wrong with a stream whose first element is JSON.
  private static func problem(of body: [UInt8], _ format: StreamFormat) -> String? {
    let broken = format.elements(of: Data(body)).firstIndex { element in
      (try? JSONValue(parsing: Array(element.utf8))) == nil
    }
    guard let broken, broken > 0 else { return nil }
    return "element \(broken + 1) of the stream is broken JSON"
  }
}
