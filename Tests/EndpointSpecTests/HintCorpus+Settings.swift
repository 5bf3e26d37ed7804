import EndpointJSON
import Testing

@testable import EndpointSpec

/// Mistakes in settings and in allow files.
extension HintCorpus {
  /// Settings with all keys.
  static let settings = """
    {
      "$schema": "Specs/endpoints.schema.json",
      "specs": "API/Specs",
      "output": "API/Generated",
      "templates": "API/Templates",
      "diff": {
        "against": "main",
        "axis": "both",
        "show": "docs",
        "failOn": { "wire": "breaking", "swift": "care", "uncompared": true },
        "requireBump": true,
        "allow": "API/allow.json",
        "app": ["Sources"],
        "levels": { "field-removed": { "level": "care", "axis": "wire", "reason": "agreed" } }
      }
    }
    """

  /// An allow file with all keys.
  static let allowFile = """
    {
      "allow": [
        {
          "kind": "field-removed", "at": "Deck.mark", "old": "string", "new": "int",
          "axis": "wire", "reason": "agreed", "expires": "2030-01-31"
        }
      ]
    }
    """

  static let kinds = ["field-removed", "field-added", "endpoint-removed", "endpoint-renamed"]

  static let ofSettings = mistakes(in: settings) + wrongPlaces + values(settingValues)
  static let ofAllowFiles = mistakes(in: allowFile) + values(allowValues)

  private static func mistakes(in text: String) -> [Mistake] {
    keys(of: text).flatMap { misspelled($0) + foreign($0) + wrongKinds($0) + null($0) }
  }

  private static func keys(of text: String) -> [Key] {
    guard let root = try? JSONNode.parse(Array(text.utf8)) else { return [] }
    return keys(in: root, owner: text == settings ? "project" : "allowFile", text)
  }

  private static func keys(in object: JSONNode, owner: String, _ text: String) -> [Key] {
    object.members.flatMap { member -> [Key] in
      let key = Key(owner: owner, text: text, object: object, member: member)
      let below = member.value
      return [key]
        + {
          switch member.key {
          case "diff", "failOn": keys(in: below, owner: member.key, text)
          case "levels": below.members.flatMap { keys(in: $0.value, owner: "level", text) }
          case "allow":
            if case .array(let entries) = below.kind {
              entries.flatMap { keys(in: $0, owner: "allowEntry", text) }
            } else {
              []
            }
          default: []
          }
        }()
    }
  }

  /// Each key of `diff` beside it, and each folder within `diff`.
  private static var wrongPlaces: [Mistake] {
    keys(of: settings).compactMap { key -> Mistake? in
      let member = key.member
      guard ["project", "diff"].contains(key.owner), member.key != "diff", member.key != "$schema"
      else { return nil }
      let value = settings.slice(member.value.start..<member.value.end)
      let pair = "\"\(member.key)\": \(value)"
      let isSetting = key.owner == "diff"
      return Mistake(
        name: "\(member.key) \(isSetting ? "beside" : "in") diff",
        text: isSetting ? "{ \(pair) }" : "{ \"diff\": { \(pair) } }",
        range: isSetting ? 2..<2 + pair.utf8.count : 12..<12 + pair.utf8.count,
        corrected: isSetting ? "{ \"diff\": { \(pair) } }" : nil,
        isOpen: !isSetting
      )
    }
  }

  /// A wrong value, the right one, and the text that precedes both.
  private typealias Value = (before: String, written: String, meant: String?)

  private static let settingValues: [Value] = [
    (#"{ "diff": { "failOn": "#, #""error""#, #""breaking""#),
    (#"{ "diff": { "failOn": "#, #""warning""#, #""care""#),
    (#"{ "diff": { "failOn": "#, #""never""#, #""none""#),
    (#"{ "diff": { "failOn": "#, #""Breaking""#, #""breaking""#),
    (#"{ "diff": { "failOn": "#, #"["care"]"#, #""care""#),
    (#"{ "diff": { "failOn": "#, #""wire=care""#, #"{ "wire": "care" }"#),
    (#"{ "diff": { "failOn": "#, #""safe""#, nil),
    (#"{ "diff": { "failOn": "#, #""wire""#, #"{ "wire": "breaking" }"#),
    (
      #"{ "diff": { "failOn": "#, #"["wire", "swift"]"#,
      #"{ "wire": "breaking", "swift": "breaking" }"#
    ),
    (#"{ "diff": { "failOn": { "#, #""source": "care""#, #""swift": "care""#),
    (#"{ "diff": { "failOn": { "#, #""network": "care""#, #""wire": "care""#),
    (#"{ "#, #""generate": { "output": "API/Generated" }"#, #""output": "API/Generated""#),
    (#"{ "diff": { "levels": { "field-removed": "#, #"{ "level": "care" }"#, nil),
    (#"{ "#, #""base": "main""#, #""diff": { "against": "main" }"#),
    (#"{ "diff": { "axis": "#, #""source""#, #""swift""#),
    (#"{ "diff": { "axis": "#, #""network""#, #""wire""#),
    (#"{ "diff": { "show": "#, #""all""#, #""docs""#),
    (#"{ "diff": { "show": "#, #""none""#, nil),
    (#"{ "diff": { "requireBump": "#, #""yes""#, "true"),
    (#"{ "diff": { "app": "#, #""Sources""#, #"["Sources"]"#),
    (#"{ "diff": { "allow": "#, #"["allow.json"]"#, #""allow.json""#),
    (#"{ "diff": { "allow": "#, #""/tmp/allow.json""#, nil),
    (#"{ "specs": "#, #"["Specs"]"#, #""Specs""#),
    (#"{ "specs": "#, #""../Specs""#, nil),
    (#"{ "output": "#, #""/tmp/Generated""#, nil),
    (#"{ "diff": "#, #""main""#, nil),
    (#"{ "diff": { "levels": "#, #"{ "field-removed": "care" }"#, nil),
    (#"{ "diff": { "levels": "#, #"{ "field-removed": null }"#, nil),
    (
      #"{ "diff": { "levels": { "field-removed": { "reason": "r", "level": "#, #""ignore""#,
      #""safe""#
    ),
    (
      #"{ "diff": { "levels": { "field-removed": { "reason": "r", "level": "#, #""warn""#,
      #""care""#
    ),
    (#"{ "diff": { "levels": { "field-removed": { "level": "safe", "reason": "#, #""""#, nil),
    (
      #"{ "diff": { "levels": "#,
      #"[{ "kind": "field-removed", "level": "safe", "reason": "r" }]"#,
      #"{ "field-removed": { "level": "safe", "reason": "r" } }"#
    ),
    (#"{ "diff": { "levels": { "#, #""*": { "level": "safe", "reason": "r" }"#, nil),
    (
      #"{ "diff": { "levels": { "#, #""fieldRemoved": { "level": "safe", "reason": "r" }"#,
      #""field-removed": { "level": "safe", "reason": "r" }"#
    ),
    (
      #"{ "diff": { "levels": { "#, #""field-remved": { "level": "safe", "reason": "r" }"#,
      #""field-removed": { "level": "safe", "reason": "r" }"#
    ),
    (#"{ "diff": { "levels": { "#, #""field": { "level": "safe", "reason": "r" }"#, nil),
  ]

  private static let entry = #"{ "allow": [{ "kind": "field-removed", "at": "A", "reason": "r", "#
  private static let allowValues: [Value] = [
    (
      "", #"[{ "kind": "field-removed", "at": "A", "reason": "r" }]"#,
      #"{ "allow": [{ "kind": "field-removed", "at": "A", "reason": "r" }] }"#
    ),
    (
      #"{ "allow": "#, #"{ "kind": "field-removed", "at": "A", "reason": "r" }"#,
      #"[{ "kind": "field-removed", "at": "A", "reason": "r" }]"#
    ),
    (#"{ "allow": ["#, #""field-removed""#, nil),
    (#"{ "allow": [{ "at": "A", "reason": "r", "kind": "#, #""*""#, nil),
    (#"{ "allow": [{ "at": "A", "reason": "r", "kind": "#, #""field""#, nil),
    (
      #"{ "allow": [{ "at": "A", "reason": "r", "kind": "#, #""field_removed""#, #""field-removed""#
    ),
    (#"{ "allow": [{ "at": "A", "reason": "r", "kind": "#, #""FieldRemoved""#, #""field-removed""#),
    (#"{ "allow": [{ "at": "A", "reason": "r", "kind": "#, #""field-remved""#, #""field-removed""#),
    (#"{ "allow": [{ "kind": "field-removed", "reason": "r", "at": "#, #"["A", "B"]"#, nil),
    (#"{ "allow": [{ "kind": "field-removed", "at": "A", "reason": "#, #"" ""#, nil),
    (entry + #""axis": "#, #""source""#, #""swift""#),
    (entry + #""expires": "#, #""2030/1/31""#, #""2030-01-31""#),
    (entry + #""expires": "#, #""2030-01-31T00:00:00Z""#, #""2030-01-31""#),
    (entry + #""expires": "#, #""31.01.2030""#, #""2030-01-31""#),
    (entry + #""expires": "#, #""2030-02-30""#, nil), (entry + #""expires": "#, #""May""#, nil),
    (entry + #""expires": "#, "1900000000", nil),
  ]

  private static func values(_ rows: [Value]) -> [Mistake] {
    rows.map { before, written, meant in
      var open: [Character] = []
      for character in before {
        if "{[".contains(character) { open.append(character) }
      }
      let end = String(open.reversed().map { $0 == "{" ? "}" : "]" })
      let start = before.utf8.count
      return Mistake(
        name: "\(before)\(written)",
        text: before + written + end,
        range: start..<start + written.utf8.count,
        corrected: meant.map { before + $0 + end },
        isOpen: meant == nil
      )
    }
  }
}
