import EndpointJSON

extension Editor {
  mutating func addUnion(_ type: JSONValue, _ path: [String]) {
    add("close a union", path) { $0.setting("closed", true) }
    add("open a union", path) { $0.setting("closed", nil) }
    add("change a tag's key", path) { $0.setting("by", "changedKind") }
    add("remove a tag's key", path) { $0.setting("by", nil) }
    addMembers(type, path + ["union"])
    if type["by"] == nil { addKeys(ofMembers: memberTypes(type)) }
  }

  private mutating func addMembers(_ type: JSONValue, _ path: [String]) {
    for (key, member) in (type["union"] ?? [:]).members {
      let place = path + [key]
      add("remove a member", place, to: nil)
      add("change a tag", place) { member in
        ["tag": "changed tag", "type": member["type"] ?? member]
      }
      add("move a member", path) { $0.setting(key, nil).setting(key, member) }
      addUse(member["type"] == nil ? place : place + ["type"], member["type"] ?? member)
    }
    let elements = type["union"]?.arrayValue ?? []
    for (index, member) in elements.enumerated() {
      add("remove a member", path + ["\(index)"], to: nil)
      add("move a member", path, to: .array(elements.filter { $0 != member } + [member]))
      addUse(path + ["\(index)"], member)
    }
    for name in typeNames {
      let isList = !elements.isEmpty
      if isList { add("add a member", path, to: .array(elements + [.string(name)])) }
      if !isList { add("add a member", path + ["brandNew"], to: .string(name)) }
    }
  }

  /// The names of the structs among the members.
  private func memberTypes(_ type: JSONValue) -> [String] {
    let members = type["union"]?.arrayValue ?? (type["union"] ?? [:]).members.map(\.value)
    return members.compactMap { ($0["type"] ?? $0).stringValue }.filter {
      types[$0]?["fields"] != nil
    }
  }

  /// Keys that make the decoder choose another member: those of other members, and constants.
  private mutating func addKeys(ofMembers names: [String]) {
    for name in names {
      let path = ["types", name, "fields"]
      let own = types[name]?["fields"] ?? [:]
      for (key, field) in own.members { addPresenceOfKey(field, path + [key]) }
      add("identify a member", path + ["kind"], to: ["constant": .string(name)])
      for other in names where other != name {
        for (key, field) in (types[other]?["fields"] ?? [:]).members where own[key] == nil {
          add("copy a key of another member", path + [key], to: field)
          add("require a key of another member", path + [key], to: field.required)
        }
      }
    }
  }

  private mutating func addPresenceOfKey(_ field: JSONValue, _ path: [String]) {
    add("remove a key of a member", path, to: nil)
    if field["constant"] == nil {
      add("require a key of a member", path, to: field.required)
      add("make a key of a member optional", path, to: field.optional)
    }
  }
}

extension JSONValue {
  fileprivate var isOptionalType: Bool {
    (self["type"] ?? self).stringValue?.hasSuffix("?") ?? false
  }

  /// A field without a question mark.
  fileprivate var required: JSONValue {
    guard isOptionalType, let text = (self["type"] ?? self).stringValue else { return self }
    let type = JSONValue.string(String(text.dropLast()))
    return self["type"] == nil ? type : setting("type", type)
  }

  /// A field with a question mark.
  fileprivate var optional: JSONValue {
    guard !isOptionalType, let text = (self["type"] ?? self).stringValue else { return self }
    let type = JSONValue.string(text + "?")
    return self["type"] == nil ? type : setting("type", type)
  }
}
