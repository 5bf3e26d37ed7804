import EndpointJSON

@testable import EndpointJudge
@testable import EndpointSpec

/// The interpretations of values for which two types can read one text differently: dates, enum values, and in responses
/// the members of unions.
struct Meanings {
  private let model: APIModel
  /// Whether a client reads the value. Servers may choose members differently.
  private let isResponse: Bool
  private(set) var byPath: [String: Meaning] = [:]
  /// The chosen members. Nested unions choose several at one path.
  private var members: [String: [Meaning]] = [:]

  init(_ value: JSONValue, _ type: TypeReference, in model: APIModel, isResponse: Bool = false) {
    self.model = model
    self.isResponse = isResponse
    add(value, type, "", 0)
  }

  /// The parts that the receiver interprets differently from the sender.
  func misunderstandings(by receiver: Meanings) -> [Objection] {
    let paths = Set(byPath.keys).union(members.keys).sorted()
    return paths.flatMap { path -> [Objection] in
      zip(meanings(at: path), receiver.meanings(at: path)).compactMap { sent, read in
        guard let sent, let read, let (verdict, reason) = sent.misunderstanding(by: read)
        else { return nil }
        return Objection(verdict, path, reason)
      }
    }
  }

  private func meanings(at path: String) -> [Meaning?] { [byPath[path]] + (members[path] ?? []) }

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
    if isResponse {
      let reader = UnionReader(union, model.memberChoices[name], in: model)
      return reader.member(for: value).map { union.members[$0] }
    }
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
      let member = member(of: union, named: name, value)
      if isResponse { members[path, default: []].append(.member(member?.name, union)) }
      if let member { add(value, member.type, path, depth + 1) }
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
