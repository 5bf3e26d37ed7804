import EndpointJSON
import EndpointSpec

/// The failures that operations have in common, which the spec tells once, for the whole API.
///
/// A status belongs to the API if at least one operation in a hundred describes it, with the type that most of these mean. What
/// fewer describe, or each otherwise, is said where it happens.
struct SharedErrors {
  private(set) var shared: [(key: String, type: ShapeUse?, summary: String?)] = []
  /// The headers of such failures, by their statuses.
  private var headers: [String: [String]] = [:]
  /// Where operations say of such a failure what others do not say.
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
        error.key == key && error.type == best.key && Self.isTelling(error.summary, of: key)
      }.map(\.place)
    }
  }

  /// The names of all headers, each once: capitals do not count.
  private static func headers(_ errors: [ErrorShape]) -> [String] {
    var seen: Set<String> = []
    return errors.flatMap(\.headers).filter { seen.insert($0.lowercased()).inserted }
  }

  /// Whether a text says more than the name of the status.
  private static func isTelling(_ summary: String?, of key: String) -> Bool {
    summary.map { Words.split($0) != Words.split(StatusNames.name(of: key)) } ?? false
  }

  /// Statuses first, then classes, then the default.
  private static func comesBefore(_ one: String, _ other: String) -> Bool {
    (rank(one), one) < (rank(other), other)
  }

  private static func rank(_ key: String) -> Int {
    key == "default" ? 2 : key.hasSuffix("xx") ? 1 : 0
  }

  func value(_ emission: SpecEmission) -> SpecObject {
    var object = SpecObject()
    for rule in shared {
      let headers = headers[rule.key] ?? []
      object.add(rule.key, Self.rule(rule.key, rule.type, rule.summary, headers, emission))
    }
    return object
  }

  /// The rules that an operation has otherwise than the API; null takes one of the API's away.
  func own(_ operation: Operation, _ emission: SpecEmission) -> SpecObject {
    var object = SpecObject()
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

  /// The statuses of the API that an operation does not describe, where a wider rule of its own says another type.
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

  /// The rules that hold for a status or a class where it has none of its own.
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
    var object = SpecObject()
    let type = type.map(emission.text)
    object.add("case", emission.failureNames.name(of: key, type))
    object.add("type", type)
    object.add("summary", line(isTelling(summary, of: key) ? summary : nil, headers))
    return object.short("case")
  }

  /// The summary, with the names of the headers: they are read of the response beside the failure.
  private static func line(_ summary: String?, _ headers: [String]) -> String? {
    if headers.isEmpty { return summary }
    let names = headers.map { "`\($0)`" }.joined(separator: ", ")
    return adding("Headers: \(names).", to: summary)
  }
}
