import EndpointJSON
import EndpointSpec

/// Tells which problems may follow from others, so that each mistake is reported once.
struct FollowUps {
  private let roots: [Int: JSONNode]
  /// The errors of each file, in the order of their places.
  private let errors: [Int: [Diagnostic]]
  private let endpoints: [String: EndpointModel]
  /// The types that have errors, or that use such a type.
  private let flawed: Set<SwiftName>
  /// The types of `flawed` whose errors are not only unknown types of fields, which take any value.
  private let unreadable: Set<SwiftName>
  /// The fields with an unknown type.
  private let openFields: Set<String>
  /// True if the defaults or the errors of the API are wrong, which all endpoints share.
  private let isSharedFlawed: Bool
  /// The sections that could not be read as a whole, and the selections of endpoints.
  private let unread: Set<String>

  init(_ errors: [Diagnostic], _ model: APIModel, _ parts: [SpecPart]) {
    roots = Dictionary(firstOf: parts.map { ($0.file, $0.root) })
    self.errors = Dictionary(grouping: errors, by: \.place.file)
      .mapValues { $0.sorted { $0.place.start < $1.place.start } }
    endpoints = Dictionary(firstOf: model.endpoints.map { ($0.id, $0) })
    var (flawed, unreadable): (Set<SwiftName>, Set<SwiftName>) = ([], [])
    var openFields: Set<String> = []
    var isShared = false
    var unread: Set<String> = []
    for error in errors {
      let path = SpecPath(to: error.place, in: roots[error.place.file]).steps
      if error.rule == .wrongType, let last = path.last,
        path.count == 1 || path[0].key == "swift" || ["hosts", "scopes"].contains(last.key)
      {
        unread.insert(last.key)
      }
      switch path.first?.key {
      case "types" where path.count > 1:
        flawed.insert(SwiftName(path[1].key))
        if let field = Self.openField(path, error.rule) {
          openFields.insert(field)
        } else {
          unreadable.insert(SwiftName(path[1].key))
        }
      case "defaults" where path.count > 1 && Self.partsOfRequests.contains(path[1].key): break
      case "defaults", "errors": isShared = true
      default: break
      }
    }
    self.flawed = flawed.isEmpty ? [] : Self.users(of: flawed, in: model)
    self.unreadable = unreadable.isEmpty ? [] : Self.users(of: unreadable, in: model)
    self.openFields = openFields
    isSharedFlawed = isShared
    self.unread = unread
  }

  /// The defaults that decide about no example.
  private static let partsOfRequests: Set = [
    "authentication", "headers", "timeout", "query", "throttle",
  ]

  /// False for a problem of a valid model that may be a consequence of an error.
  func isOwn(_ problem: Diagnostic) -> Bool {
    let whole = SpecPath(to: problem.place, in: roots[problem.place.file])
    let path = whole.steps
    if let entry = path.last(where: \.isEntry), hasError(in: entry, problem.place.file) {
      return false
    }
    guard problem.rule.needsWholeSpec else { return true }
    if [.unusedType, .unusedScheme, .withoutEffect].contains(problem.rule) || isSharedFlawed {
      return false
    }
    // A field with an unknown type takes any value, also along the path of a pagination.
    let isOther = problem.rule == .invalidPagination || isOfOtherField(problem, whole)
    let flawed = isOther ? unreadable : flawed
    return !path.indices.dropFirst().prefix(1).contains {
      uses(flawed, path[$0 - 1].key, path[$0].key, path)
    }
  }

  /// The field of a type whose own type is unknown. Nil for other errors.
  private static func openField(_ path: [SpecPath.Step], _ rule: Rule) -> String? {
    path.count > 3 && path[2].key == "fields"
      && [.unknownType, .invalidTypeExpression].contains(rule)
      ? path[3].key : nil
  }

  /// True for a value in an example or a default that belongs to no field with an unknown type. A whole object may lack such a field.
  private func isOfOtherField(_ problem: Diagnostic, _ path: SpecPath) -> Bool {
    let rules: [Rule] = [.exampleMismatch, .misspelledKey, .unknownValue, .defaultMismatch]
    return rules.contains(problem.rule) && !path.isObject
      && !path.steps.contains { openFields.contains($0.key) }
  }

  /// True for a problem of linking that follows from a part of the endpoint that could not be read.
  func followsFromUnreadPart(_ problem: Diagnostic) -> Bool {
    if let sections = Self.sections[problem.rule], !sections.isDisjoint(with: unread) {
      return true
    }
    let part: String
    switch problem.rule {
    case .invalidPagination: part = "pagination"
    case .pathParameterMissing: part = "parameters"
    default: return false
    }
    let path = SpecPath(to: problem.place, in: roots[problem.place.file]).steps
    guard path.count > 1, path[0].key == "endpoints" else { return false }
    return errors(in: path[1].range, problem.place.file).contains { error in
      guard error.rule != .unknownKey, error.rule != problem.rule || error.place != problem.place
      else { return false }
      let place = SpecPath(to: error.place, in: roots[error.place.file]).steps
      return place.last?.key == part || part == "pagination" && place.contains { $0.key == part }
    }
  }

  /// The sections of a spec whose names a rule looks up.
  private static let sections: [Rule: Set<String>] = [
    .unknownType: ["types"], .unknownAuthentication: ["authentication", "scopes"],
    .unknownServer: ["servers", "hosts"],
    .unknownEndpoint: ["endpoints"], .unknownReceiver: ["endpoints"],
    .selfWithoutReceiver: ["types"], .invalidValue: ["endpoints", "include", "exclude"],
  ]

  /// An unknown key is read as the one that is meant, or has no effect. So only the entry itself suffers from it.
  private func hasError(in entry: SpecPath.Step, _ file: Int) -> Bool {
    errors(in: entry.range, file).contains { $0.rule != .unknownKey || entry.isLeaf }
  }

  private func errors(in range: Range<Int>, _ file: Int) -> ArraySlice<Diagnostic> {
    let errors = errors[file] ?? []
    let start = errors.prefixCount { $0.place.start < range.lowerBound }
    return errors[start...].prefix { $0.place.start < range.upperBound }
  }

  /// Some types, and the types that use them, directly or indirectly.
  private static func users(of types: Set<SwiftName>, in model: APIModel) -> Set<SwiftName> {
    let uses = model.types.flatMap { type in
      type.uses.compactMap(\.innermostName).map { (used: $0, user: type.name) }
    }
    let users = Dictionary(grouping: uses, by: \.used).mapValues { $0.map(\.user) }
    return reachable(from: Array(types)) { users[$0] ?? [] }
  }

  /// - Parameter path: The members around the problem.
  private func uses(
    _ flawed: Set<SwiftName>,
    _ section: String,
    _ name: String,
    _ path: [SpecPath.Step]
  ) -> Bool {
    let used: [SwiftName] =
      switch section {
      case "types": [SwiftName(name)]
      case "endpoints":
        endpoints[name]?.uses.compactMap(\.innermostName) ?? []
      default: []
      }
    if section == "endpoints",
      endpoints[name].map({ hasError($0, path) }) ?? false
    {
      return true
    }
    return !flawed.isDisjoint(with: used)
  }

  /// True for an error in a part of the endpoint that decides about a problem at this path.
  private func hasError(_ endpoint: EndpointModel, _ problem: [SpecPath.Step]) -> Bool {
    let path = SpecPath(to: endpoint.place, in: roots[endpoint.place.file]).steps
    guard path.count > 1 else { return false }
    let parts = Self.parts(decidingAbout: problem.map(\.key))
    return errors(in: path[1].range, endpoint.place.file).contains { error in
      let steps = SpecPath(to: error.place, in: roots[error.place.file]).steps
      // An unknown key of the endpoint itself, or of an example, decides about nothing. One in a parameter may be its
      // constant.
      let isOfExample = steps.count == 5 && steps[2].key == "examples"
      if error.rule == .unknownKey, steps.count < 4 || isOfExample { return false }
      return steps.dropFirst(2).first.map { parts?.contains($0.key) ?? true } ?? true
    }
  }

  /// The parts of an endpoint that decide about an example or a pagination. Nil for other problems, about which all parts
  /// decide.
  private static func parts(decidingAbout path: [String]) -> Set<String>? {
    if path.contains("pagination") { return ["response", "parameters", "body", "pagination"] }
    guard path.contains("examples") else { return nil }
    return path.last == "response" || path.contains("response")
      ? ["response", "examples"] : ["parameters", "body", "path", "examples"]
  }
}

extension Rule {
  /// True for a rule that would report consequential errors if a type could not be read.
  fileprivate var needsWholeSpec: Bool {
    switch self {
    case .unusedType, .unusedScheme, .withoutEffect, .exampleMismatch, .misspelledKey,
      .unknownValue,
      .defaultMismatch, .invalidPagination:
      true
    default: false
    }
  }
}
