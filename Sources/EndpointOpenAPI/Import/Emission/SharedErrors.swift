import EndpointJSON
import EndpointSpec

/// The failures that the API declares once for all operations.
///
/// A status is shared if at least 1% of the operations describe it. It gets the most frequent type. Other failures are
/// declared by their endpoints.
struct SharedErrors {
  private(set) var shared: [(key: String, type: ShapeUse?, summary: String?)] = []
  /// The headers of shared failures, by status.
  private var headers: [String: [String]] = [:]
  /// Descriptions of shared failures that differ from the shared one.
  private(set) var unsaid: [Place] = []

  init(_ operations: [Operation]) {
    var keys: [String] = []
    var uses: [String: [ShapeUse?: Int]] = [:]
    var summaries: [String: [String?: Int]] = [:]
    let errors = operations.flatMap(\.errors)
    for error in errors {
      if uses[error.key] == nil { keys.append(error.key) }
      uses[error.key, default: [:]][error.type, default: 0] += 1
      summaries[error.key, default: [:]][error.summary, default: 0] += 1
    }
    for key in keys.sorted(by: Self.comesBefore) {
      let total = uses[key]?.values.reduce(0, +) ?? 0
      guard total * 100 >= operations.count,
        let best = uses[key]?.max(by: { $0.value < $1.value }), best.value * 2 > total
      else { continue }
      headers[key] = Self.headers(errors.filter { $0.key == key && $0.type == best.key })
      let isSaidAlike = summaries[key]?.count == 1
      shared.append((key, best.key, isSaidAlike ? summaries[key]?.first?.key : nil))
      if isSaidAlike { continue }
      unsaid += errors.filter { error in
        error.key == key && error.type == best.key && Self.isInformative(error.summary, of: key)
      }.map(\.place)
    }
  }

  /// The names of all headers, without duplicates, ignoring case.
  private static func headers(_ errors: [ErrorShape]) -> [String] {
    var seen: Set<String> = []
    return errors.flatMap(\.headers).filter { seen.insert($0.lowercased()).inserted }
  }

  /// Whether a text says more than the name of the status.
  private static func isInformative(_ summary: String?, of key: String) -> Bool {
    summary.map { Words.split($0) != Words.split(StatusNames.name(of: key)) } ?? false
  }

  /// Sorts statuses before classes, and the default last.
  private static func comesBefore(_ one: String, _ other: String) -> Bool {
    (rank(one), one) < (rank(other), other)
  }

  private static func rank(_ key: String) -> Int {
    key == "default" ? 2 : key.hasSuffix("xx") ? 1 : 0
  }

  func value(_ emission: SpecEmission) -> JSONObject {
    var object = JSONObject()
    for rule in shared {
      let headers = headers[rule.key] ?? []
      object.add(rule.key, Self.rule(rule.key, rule.type, rule.summary, headers, emission))
    }
    return object
  }

  /// The rules that differ from those of the API. Null removes a rule of the API.
  func own(_ operation: Operation, _ emission: SpecEmission) -> JSONObject {
    var object = JSONObject()
    for key in contradicted(by: operation) { object.add(key, JSONValue.null) }
    for error in operation.errors {
      let isShared = shared.contains { $0.key == error.key && $0.type == error.type }
      if !isShared {
        object.add(
          error.key,
          Self.rule(error.key, error.type, error.summary, error.headers, emission)
        )
      }
    }
    return object
  }

  /// The API's statuses that the operation does not describe, if a wider rule of its own has another type.
  private func contradicted(by operation: Operation) -> [String] {
    guard !operation.errors.isEmpty else { return [] }
    return shared.compactMap { rule in
      let wider = Self.widerKeys(rule.key)
      guard !operation.errors.contains(where: { $0.key == rule.key }),
        let own = operation.errors.filter({ wider.contains($0.key) })
          .min(by: { Self.comesBefore($0.key, $1.key) })
      else { return nil }
      return own.type == rule.type ? nil : rule.key
    }
  }

  /// The rules that apply to a status or a class without its own rule.
  private static func widerKeys(_ key: String) -> [String] {
    switch rank(key) {
    case 0: [key.prefix(1) + "xx", "default"]
    case 1: ["default"]
    default: []
    }
  }

  private static func rule(
    _ key: String,
    _ type: ShapeUse?,
    _ summary: String?,
    _ headers: [String],
    _ emission: SpecEmission
  ) -> JSONValue {
    var object = JSONObject()
    let type = type.map(emission.text)
    object.add("case", emission.failureNames.name(of: key, type))
    object.add("type", type)
    object.add("summary", line(isInformative(summary, of: key) ? summary : nil, headers))
    return object.short("case")
  }

  /// The summary with the names of the headers. Apps read them from the response.
  private static func line(_ summary: String?, _ headers: [String]) -> String? {
    if headers.isEmpty { return summary }
    let names = headers.map { "`\($0)`" }.joined(separator: ", ")
    return adding("Headers: \(names).", to: summary)
  }
}
