import EndpointMustache
import EndpointSpec

extension PropertyBlueprint {
  var context: TemplateObject {
    [
      "documentation": isDeprecated ? [] : documentation,
      "introducer": .text(introducer),
      "name": .text(storedName.escaped),
      "member": .text(storedName.member),
      "argument": .text(name.escaped),
      "parameter": .text(parameter),
      "type": .text(swiftType),
    ]
  }

  /// `public let image: URL?`
  var declaration: String { "\(introducer) \(storedName.escaped): \(swiftType)" }

  /// `public let`, or what a box needs.
  private var introducer: String {
    let access = isDeprecated ? "" : type.access
    guard field.isIndirect else { return "\(access)\(type.isMutable ? "var" : "let")" }
    if type.isMutable || isDeprecated { return "@Indirect \(access)var" }
    return "@Indirect \(access)private(set) var"
  }

  private var isDeprecated: Bool { field.deprecation != nil }

  /// The members that only lead to the stored property: the deprecated name itself, and the name that it had.
  var forwarders: [TemplateValue] {
    var forwarders: [TemplateValue] = []
    if let deprecation = field.deprecation {
      forwarders.append(
        forwarder(name, documentation, deprecation.attribute)
      )
    }
    if let was = field.formerName {
      forwarders.append(forwarder(was, [], renamed(to: name.text)))
    }
    return forwarders
  }

  private func forwarder(
    _ forwarded: SwiftName,
    _ documentation: TemplateValue,
    _ availability: String
  ) -> TemplateValue {
    [
      "documentation": documentation,
      "availability": .text(availability),
      "name": .text(forwarded.escaped),
      "type": .text(swiftType),
      "target": .text(storedName.escaped),
      "isSettable": .bool(type.isMutable),
    ]
  }

  private var documentation: TemplateValue {
    let notes = field.notes.joined(separator: " ")
    return field.documentation.lines(notes: notes.isEmpty ? [] : [notes])
  }
}

extension FieldModel {
  /// The name of the stored property, for the module alone. A deprecated one is stored under another name, since Swift
  /// warns wherever its own is mentioned.
  var storedName: SwiftName { deprecation == nil ? name : SwiftName("_\(name.text)") }

  /// What is known of the values, for the reader of the documentation; the client checks none of it.
  var notes: [String] {
    let limits = limits.map(\.sentences) ?? []
    guard let example, !isSecret else { return limits }
    return limits + ["For example `\(example)`."]
  }

  /// The Swift name that the field had, if it had another; the spec may give the wire's.
  var formerName: SwiftName? {
    was.flatMap { SwiftNaming.memberName(for: $0.text) }.flatMap { $0 == name ? nil : $0 }
  }
}

extension LimitsSpec {
  /// `At least 0. At most 50.`
  fileprivate var sentences: [String] {
    var sentences: [String] = []
    if let minimum { sentences.append("At least \(minimum).") }
    if let maximum { sentences.append("At most \(maximum).") }
    if let length { sentences.append(Self.sentence(length, of: "character")) }
    if let items { sentences.append(Self.sentence(items, of: "element")) }
    if let pattern { sentences.append("Matches `\(pattern)`.") }
    return sentences
  }

  /// `At least 2 elements.` for `2...`
  private static func sentence(_ range: String, of noun: String) -> String {
    func count(_ number: String) -> String { "\(number) \(noun)\(number == "1" ? "" : "s")." }
    switch ends(of: range) {
    case nil: return count(range)
    case (let least?, let most?)?: return "\(least) to " + count(most)
    case (let least?, nil)?: return "At least " + count(least)
    case (nil, let most)?: return "At most " + count(most ?? "")
    }
  }
}
