import EndpointJSON
import EndpointWire

@testable import EndpointSpec

/// The interpretation of a part of a value by one version of the spec.
enum Meaning: Equatable {
  case date(DateFormat)
  case value(JSONValue, EnumModel)
  /// The member that a client chooses. Nil if no member fits.
  case member(SwiftName?, UnionModel)

  /// The difference to the reader's interpretation. Nil if both interpretations agree.
  func misunderstanding(by reader: Meaning) -> (Level, String)? {
    switch (self, reader) {
    case (.date(let one), .date(let other)):
      one.order == other.order
        ? nil : (.breaking, "\(Scalar.date(one).text) is read as \(Scalar.date(other).text)")
    case (.value(let value, let one), .value(_, let other)):
      Self.misunderstanding(of: value, one, other)
    case (.member(let sent?, let one), .member(let read, let other)):
      Self.misunderstanding(of: sent, one, as: read, other)
    default: nil
    }
  }

  private static func misunderstanding(
    of value: JSONValue,
    _ one: EnumModel,
    _ other: EnumModel
  ) -> (Level, String)? {
    guard let sent = one.cases.first(where: { $0.value == value })?.name,
      let read = other.cases.first(where: { $0.value == value })?.name, sent != read,
      one.cases.contains(where: { $0.name == read })
    else { return nil }
    return (.breaking, "\(value) means \(sent) and is read as \(read)")
  }

  /// Refused if the reader knows the sent member but chooses another one. Doubtful if the reader
  /// does not know it, or chooses no member.
  private static func misunderstanding(
    of sent: SwiftName,
    _ one: UnionModel,
    as read: SwiftName?,
    _ other: UnionModel
  ) -> (Level, String)? {
    let type = one.members.first { $0.name == sent }?.type
    let isKnown = other.members.contains { $0.name == sent || $0.type == type }
    guard let read else {
      // Without its tag, every value of the member is lost.
      return isKnown ? (other.by == nil ? .care : .breaking, "\(sent) is read as unknown") : nil
    }
    guard sent != read, one.members.contains(where: { $0.name == read }) else { return nil }
    return (isKnown ? .breaking : .care, "\(sent) is read as \(read)")
  }
}

extension DateFormat {
  /// Formats with equal orders interpret a text equally.
  fileprivate var order: String {
    if case .pattern(let pattern) = self { return pattern.filter(\.isLetter) }
    return unitsPerSecond.map { "\($0)" } ?? "text"
  }
}
