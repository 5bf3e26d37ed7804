import EndpointJSON

/// The interpretations of values for which two types can read one text differently: dates and enum values.
struct Meanings {
  enum Meaning: Equatable {
    case date(DateFormat)
    case value(JSONValue, EnumModel)
  }

  private let model: APIModel
  private(set) var byPath: [String: Meaning] = [:]

  init(_ value: JSONValue, _ type: TypeReference, in model: APIModel) {
    self.model = model
    add(value, type, "", 0)
  }

  /// The parts that the receiver interprets differently from the sender.
  func misunderstandings(by receiver: Meanings) -> [Objection] {
    byPath.keys.sorted().compactMap { path in
      guard let sent = byPath[path], let read = receiver.byPath[path],
        let reason = Self.misunderstanding(sent, read)
      else { return nil }
      return Objection(.refused, path, reason)
    }
  }

  private static func misunderstanding(_ sent: Meaning, _ read: Meaning) -> String? {
    switch (sent, read) {
    case (.date(let one), .date(let other)):
      return order(one) == order(other)
        ? nil : "\(Scalar.date(one).text) is read as \(Scalar.date(other).text)"
    case (.value(let value, let one), .value(_, let other)):
      guard let sent = one.cases.first(where: { $0.value == value })?.name,
        let read = other.cases.first(where: { $0.value == value })?.name, sent != read,
        one.cases.contains(where: { $0.name == read })
      else { return nil }
      return "\(value) means \(sent) and is read as \(read)"
    default: return nil
    }
  }

  /// Formats with equal orders interpret a text equally.
  private static func order(_ format: DateFormat) -> String {
    switch format {
    case .unix: "s"
    case .unixMilliseconds: "ms"
    case .rfc3339, .rfc1123: "text"
    case .pattern(let pattern): pattern.filter(\.isLetter)
    }
  }

  private mutating func add(_ value: JSONValue, _ type: TypeReference, _ path: String, _ depth: Int)
  {
    guard depth < 60 else { return }
    switch type {
    case .optional(let wrapped): add(value, wrapped, path, depth + 1)
    case .scalar(.date(let format)): byPath[path] = .date(format)
    case .scalar: return
    case .array(let element):
      for (index, value) in (value.arrayValue ?? []).enumerated() {
        add(value, element, "\(path)[\(index)]", depth + 1)
      }
    case .dictionary(let element): addMembers(of: value, element, except: [], path, depth)
    case .named(let name): addNamed(value, name, path, depth)
    }
  }

  private mutating func addMembers(
    of value: JSONValue,
    _ type: TypeReference,
    except known: Set<String>,
    _ path: String,
    _ depth: Int
  ) {
    for member in value.objectValue ?? JSONObject() where !known.contains(member.key) {
      add(member.value, type, joined(path, member.key), depth + 1)
    }
  }

  private func joined(_ path: String, _ key: String) -> String {
    path.isEmpty ? key : "\(path).\(key)"
  }

  /// The member of a union that an object matches.
  private func member(
    of union: UnionModel,
    named name: SwiftName,
    _ value: JSONValue
  ) -> UnionModel.Member? {
    guard let object = value.objectValue else { return nil }
    guard let by = union.by else {
      let candidates = model.memberChoices[name].candidates(for: JSONNode(value))
      return candidates.first.map { union.members[$0] }
    }
    return union.members.first { $0.tag == object[by.text] }
  }

  private mutating func addNamed(
    _ value: JSONValue,
    _ name: SwiftName,
    _ path: String,
    _ depth: Int
  ) {
    switch model.form(of: name) {
    case .alias(let target): add(value, target, path, depth + 1)
    case .identifier(let scalar): add(value, .scalar(scalar), path, depth + 1)
    case .external(let external): add(value, .scalar(external.wire), path, depth + 1)
    case .enumeration(let enumeration): byPath[path] = .value(value, enumeration)
    case .union(let union):
      guard let member = member(of: union, named: name, value) else { return }
      add(value, member.type, path, depth + 1)
    case .structure(let structure):
      for field in structure.fields where field.constant == nil {
        let location = JSONPath(components: field.location)
        guard let part = JSONNode(value).part(at: field.location[...])?.value else { continue }
        add(part, field.type, joined(path, location.description), depth + 1)
      }
      guard let type = structure.additional else { return }
      addMembers(of: value, type, except: structure.knownKeys, path, depth)
    case nil: return
    }
  }
}
