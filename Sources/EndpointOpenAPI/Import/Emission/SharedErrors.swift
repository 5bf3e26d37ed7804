import EndpointJSON
import EndpointSpec

/// The failures that the API declares once for all operations.
///
/// A status is shared if nine of ten operations describe it with one type. The others remove it with null, so that every
/// endpoint has the failures of its operation.
struct SharedErrors {
  /// The shared failures, each with the headers of all operations.
  private(set) var shared: [ErrorShape] = []
  /// Descriptions of shared failures that differ from the shared one.
  private(set) var unsaid: [Place] = []

  init(_ operations: [Operation]) {
    let groups = Dictionary(grouping: operations.flatMap(\.errors), by: \.key)
    for (key, errors) in groups.sorted(by: { Self.comesBefore($0.key, $1.key) }) {
      let counts = Dictionary(errors.map { ($0.type, 1) }, uniquingKeysWith: +)
      guard let best = counts.max(by: { $0.value < $1.value }),
        best.value * 10 >= operations.count * 9
      else { continue }
      let alike = errors.filter { $0.type == best.key }
      let isSaidAlike = Set(errors.map(\.summary)).count == 1
      shared.append(
        ErrorShape(
          key: key,
          type: best.key,
          summary: isSaidAlike ? alike[0].summary : nil,
          headers: alike.flatMap(\.headers).unique { $0.lowercased() },
          place: alike[0].place
        )
      )
      if !isSaidAlike { unsaid += alike.filter(\.isInformative).map(\.place) }
    }
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
    for error in shared { object.add(error.key, error.rule(emission)) }
    return object
  }

  /// The rules that differ from those of the API. Null removes a rule of the API.
  func own(_ operation: Operation, _ emission: SpecEmission) -> JSONObject {
    var object = JSONObject()
    for rule in shared where !operation.errors.contains(where: { $0.key == rule.key }) {
      object.add(rule.key, JSONValue.null)
    }
    for error in operation.errors {
      let isShared = shared.contains { $0.key == error.key && $0.type == error.type }
      if !isShared { object.add(error.key, error.rule(emission)) }
    }
    return object
  }
}

extension ErrorShape {
  /// Whether the summary says more than the name of the status.
  fileprivate var isInformative: Bool {
    summary.map { Words.split($0) != Words.split(StatusNames.name(of: key)) } ?? false
  }

  fileprivate func rule(_ emission: SpecEmission) -> JSONValue {
    var object = JSONObject()
    let type = type.map(emission.text)
    object.add("case", emission.failureNames.name(of: key, type))
    object.add("type", type)
    object.add("summary", line)
    return object.short("case")
  }

  /// The summary with the names of the headers. Apps read them from the response.
  private var line: String? {
    let summary = isInformative ? summary : nil
    if headers.isEmpty { return summary }
    let names = headers.map { "`\($0)`" }.joined(separator: ", ")
    return adding("Headers: \(names).", to: summary)
  }
}

/// The case names of failures. All failures of an API are cases of one enum, so each name has one type.
///
/// A status gets its HTTP name, such as `notFound`, for the type that the API or most operations use. With another
/// type, the type name is appended: `notFoundProblem`.
struct FailureNames: Sendable {
  private struct Failure: Hashable {
    let key: String
    let type: String?
  }

  private var names: [Failure: String] = [:]

  init() {}

  init(_ errors: SharedErrors, _ operations: [Operation], text: (ShapeUse) -> String) {
    let all = operations.flatMap(\.errors).map { Failure(key: $0.key, type: $0.type.map(text)) }
    let keys = all.map(\.key).unique(by: \.self)
    var counts = Dictionary(all.map { ($0, 1) }, uniquingKeysWith: +)
    for rule in errors.shared {
      counts[Failure(key: rule.key, type: rule.type.map(text))] = .max
    }
    var taken = UniqueNames(Set(keys.map(StatusNames.name)))
    for key in keys {
      let failures = all.filter { $0.key == key }.unique(by: \.self)
      let usual = failures.max { counts[$0, default: 0] < counts[$1, default: 0] }
      for failure in failures {
        let name = StatusNames.name(of: key)
        names[failure] =
          failure == usual ? name : taken.claim(Self.candidates(name, failure.type))
      }
    }
  }

  /// The case name for a status, a class or `default` with this body type.
  func name(of key: String, _ type: String?) -> String {
    names[Failure(key: key, type: type)] ?? StatusNames.name(of: key)
  }

  /// The candidates for a case name. A type name that contains the status name is not repeated.
  private static func candidates(_ status: String, _ type: String?) -> [String] {
    guard let type else { return [status + "WithoutBody"] }
    let part = ProposedName.typeNamePart(type)
    let isAlike = part.lowercased() == status.lowercased()
    let whole = status + (isAlike ? "Problem" : part)
    return !isAlike && part.lowercased().contains(status.lowercased())
      ? [ProposedName.member(part), whole] : [whole]
  }
}
