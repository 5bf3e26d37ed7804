import EndpointDrift
import EndpointJSON
import EndpointJudge
import EndpointSpec
import Mutation

/// A way in which a server deviates from its spec.
enum Drift: String, CaseIterable {
  case fieldRemoved, fieldRenamed, fieldNull, typeChanged, unknownValue, unknownTag
  case statusChanged, successChanged, mediaTypeChanged, dateChanged, pageKeyRemoved, endpointMoved,
    methodChanged
  case fieldAdded, parameterAdded, errorInSuccess, bodyRemoved, bodyNotJSON

  /// The finding that `verify` must report.
  struct Expectation {
    var kinds: Set<String>
    /// Nil if any subject is correct.
    var subject: String?
  }

  /// Changes an entry at random. Returns nil if the entry cannot drift this way.
  func apply(
    to entry: inout TrafficEntry,
    in spec: LinkedSpec,
    _ chance: inout Chance
  ) -> Expectation? {
    switch self {
    case .statusChanged: return changeStatus(of: &entry, spec)
    case .successChanged:
      guard let documented = entry.endpoint.response.values.first?.statusKeys, !entry.isFailure,
        entry.endpoint.response.statuses.isEmpty, documented != [ResponseValue.anySuccess]
      else { return nil }
      entry.status = chance.pick(
        [200, 201, 202, 204, 206].filter { !documented.contains("\($0)") }
      )
      return Expectation(
        kinds: ["undocumented-status"],
        subject: "\(entry.endpoint.id) \(entry.status)"
      )
    case .endpointMoved:
      guard entry.showsEndpoint, !entry.path.hasSuffix("/") else { return nil }
      // A path that ends in a value with slashes also takes a longer one.
      if case .parameter(_, keepsSlashes: true)? = entry.endpoint.path.last { return nil }
      entry.path += "/moved-away"
      return Expectation(kinds: ["undeclared-endpoint"])
    case .methodChanged:
      let free = ["GET", "POST", "PUT", "PATCH", "DELETE"].filter { method in
        !spec.model.endpoints.contains { $0.method == method }
      }
      guard let method = free.first, entry.showsEndpoint else { return nil }
      entry.method = method
      return Expectation(kinds: ["undeclared-endpoint"])
    case .parameterAdded:
      guard !entry.isFailure, 200..<300 ~= entry.status, !entry.hasOpenQuery else { return nil }
      entry.query.append(("brand_new", "1"))
      return Expectation(
        kinds: ["undeclared-parameter"],
        subject: "\(entry.endpoint.id) brand_new"
      )
    default: return applyToBody(of: &entry, spec, &chance)
    }
  }

  private func changeStatus(of entry: inout TrafficEntry, _ spec: LinkedSpec) -> Expectation? {
    let failures = entry.endpoint.failures ?? spec.model.sharedFailures
    let successes = entry.endpoint.response.statuses
    let free = [207, 299, 418, 451, 507].first { status in
      let isSuccess = successes.isEmpty ? status / 100 == 2 : successes.contains(status)
      return !isSuccess
        && !failures.rules.contains {
          $0.condition.tests.isEmpty && $0.condition.mayFit(status, isSuccess: false)
        }
    }
    guard let free else { return nil }
    entry.status = free
    // An error that its body identifies may have any status.
    guard !entry.isFailure else { return nil }
    return Expectation(kinds: ["undeclared-status"], subject: "\(entry.endpoint.id) \(free)")
  }

  // MARK: - Bodies

  private func applyToBody(
    of entry: inout TrafficEntry,
    _ spec: LinkedSpec,
    _ chance: inout Chance
  ) -> Expectation? {
    guard !entry.isFailure, entry.content == .encoded(.json), let body = entry.body,
      let value = entry.endpoint.response.value(status: entry.status)
    else { return nil }
    let start = value.at?.components ?? []
    guard let part = body.part(at: start) else { return nil }
    let parts = TypedParts(of: part, value.type, in: spec.model)
    let subject = "\(entry.endpoint.id) \(entry.status)"
    switch self {
    case .mediaTypeChanged:
      entry.responseHeaders.append(("Content-Type", "text/html; charset=utf-8"))
      return Expectation(kinds: ["media-type"], subject: subject)
    case .errorInSuccess:
      guard spec.isRequired(value.type), !spec.isFlexible(value.type) else { return nil }
      entry.body = ["error": ["code": 12, "message": "no such thing"]]
      return Expectation(kinds: ["error-in-success"], subject: subject)
    case .bodyRemoved:
      guard !spec.model.isOptional(value.type) else { return nil }
      entry.body = nil
      return Expectation(kinds: ["missing-body"], subject: subject)
    case .bodyNotJSON:
      entry.content = .encoded(.text)
      entry.body = "<!doctype html><p>Please log in."
      return Expectation(kinds: ["unreadable-body"], subject: subject)
    case .pageKeyRemoved: return removePageKey(of: &entry, body)
    default: break
    }
    guard let change = change(parts, spec, &chance) else { return nil }
    entry.body = body.replacing(at: start[...], by: change.edit(part))
    return change.expectation
  }

  private typealias PartChange = (edit: (JSONValue) -> JSONValue, expectation: Expectation)

  private func change(
    _ parts: TypedParts,
    _ spec: LinkedSpec,
    _ chance: inout Chance
  ) -> PartChange? {
    switch self {
    case .unknownValue:
      guard let place = parts.values.randomElement(using: &chance) else { return nil }
      let value: JSONValue = place.isInteger ? 987_655 : "brand new"
      return replacement(place.path, value, ["unknown-value"], place.type.text)
    case .unknownTag:
      guard let place = parts.tags.randomElement(using: &chance) else { return nil }
      let value: JSONValue = place.isInteger ? 987_655 : "brand new"
      return replacement(place.path, value, ["unknown-tag"], place.union.text)
    default: break
    }
    guard let field = parts.fields.filter({ isPossible($0, spec) }).randomElement(using: &chance)
    else { return nil }
    switch self {
    case .fieldRemoved:
      return replacement(field.path, nil, ["missing-field"], field.subject)
    case .fieldNull: return replacement(field.path, .null, ["null-field"], field.subject)
    case .fieldRenamed:
      let edit: (JSONValue) -> JSONValue = { $0.renaming(at: field.path[...], to: "brand_new") }
      let expected = Expectation(kinds: ["missing-field"], subject: field.subject)
      return (edit, expected)
    case .fieldAdded:
      let path = field.path.dropLast() + [.key("brand_new")]
      let expected = "\(field.owner).brand_new"
      return replacement(Array(path), [1], ["undeclared-field"], expected)
    case .typeChanged:
      let value: JSONValue = field.value.objectValue == nil ? ["odd": [1]] : 7
      return replacement(field.path, value, ["wrong-type"], nil)
    case .dateChanged:
      let text: JSONValue = field.value.stringValue == nil ? "Wednesday" : "25.11.2026, at noon"
      return replacement(field.path, text, ["wrong-format", "wrong-type"], field.subject)
    default: return nil
    }
  }

  private func replacement(
    _ path: [JSONPath.Component],
    _ part: JSONValue?,
    _ kinds: Set<String>,
    _ subject: String?
  ) -> PartChange {
    ({ $0.replacing(at: path[...], by: part) }, Expectation(kinds: kinds, subject: subject))
  }

  private func isPossible(_ field: TypedParts.Field, _ spec: LinkedSpec) -> Bool {
    let model = field.field
    switch self {
    case .fieldRemoved, .fieldRenamed:
      return spec.isRequired(model.type) && model.defaultValue == nil && !field.isTag(in: spec)
        && !spec.acceptsNull(model.type)
    case .fieldNull:
      return spec.isRequired(model.type) && model.defaultValue == nil && !model.isNullable
        && !spec.acceptsNull(model.type)
    case .fieldAdded: return !field.isOfOpenStruct(in: spec)
    case .typeChanged:
      return !spec.isFlexible(model.type) && !field.isTag(in: spec) && !field.value.isNull
    case .dateChanged:
      guard case .scalar(let scalar) = spec.model.withoutAliases(model.type).wrapped else {
        return false
      }
      switch scalar {
      case .date, .day, .uuid: return true
      default: return false
      }
    default: return false
    }
  }

  private func removePageKey(of entry: inout TrafficEntry, _ body: JSONValue) -> Expectation? {
    guard let pages = entry.endpoint.pagination else { return nil }
    let path = pages.parts.first { $0.value != .text }?.path ?? pages.items
    guard let path, body.part(at: path.components) != nil else { return nil }
    entry.body = body.replacing(at: path.components[...], by: nil)
    return Expectation(kinds: ["broken-pagination", "missing-field", "wrong-type"])
  }
}

extension TypedParts.Field {
  /// Whether a union uses the field as its tag.
  fileprivate func isTag(in spec: LinkedSpec) -> Bool {
    spec.model.types.contains { type in
      guard case .union(let union) = type.form, let by = union.by else { return false }
      return by.text == field.wireName.text
    }
  }

  /// Whether the object accepts undeclared keys.
  fileprivate func isOfOpenStruct(in spec: LinkedSpec) -> Bool {
    guard case .structure(let structure)? = spec.model.form(of: owner) else { return true }
    return structure.additional != nil
      || structure.fields.contains { $0.at?.components.isEmpty == true }
  }
}

extension LinkedSpec {
  func isRequired(_ type: TypeReference) -> Bool { !model.isOptional(type) }

  /// Whether the type accepts null.
  func acceptsNull(_ type: TypeReference) -> Bool {
    switch model.withoutAliases(type).wrapped {
    case .scalar(.json), .scalar(.void): true
    case .named(let name):
      if case .union(let union)? = model.form(of: name) { !union.isClosed } else { false }
    default: false
    }
  }

  /// Whether the type accepts values of several kinds.
  func isFlexible(_ type: TypeReference) -> Bool {
    switch model.withoutAliases(type).wrapped {
    case .scalar(.json), .dictionary: true
    case .named(let name):
      switch model.form(of: name) {
      case .union: true
      case .structure(let structure):
        structure.fields.allSatisfy { field in
          model.isOptional(field.type) || field.defaultValue != nil || field.isNullable
            || field.direction == .response
        }
      case .external(let external): external.wire == .json
      default: false
      }
    default: false
    }
  }
}

extension TrafficEntry {
  /// Whether a query parameter accepts any name.
  fileprivate var hasOpenQuery: Bool {
    endpoint.parameters.contains { $0.location == .query && $0.objectStyle == .flat }
  }
}

extension JSONValue {
  func part(at path: [JSONPath.Component]) -> JSONValue? {
    path.reduce(self) { part, component in
      switch component {
      case .key(let key): part?[key]
      case .index(let index): part?[index]
      case .last: part?.arrayValue?.last
      case .each: nil
      }
    }
  }
}

extension TrafficEntry {
  /// Whether the entry shows an endpoint if its path is undeclared. A refused request does not show one, and neither does
  /// a response without a body, which the archive may lack.
  fileprivate var showsEndpoint: Bool {
    status < 300 && !path.contains("//") && body != nil
  }
}
