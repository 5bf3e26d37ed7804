import EndpointJSON
import EndpointSpec

/// Converts the descriptions of tags to the documentation of receivers.
extension HeadReader {
  /// The documentation of receivers, in the order of the tags.
  mutating func receivers(_ operations: [Operation]) -> SpecObject {
    var receivers = SpecObject()
    for tag in describedTags(operations) {
      guard let receiver = tag.receiver,
        !Words.areAlike(tag.description.text ?? "", receiver)
      else { continue }
      var documentation = SpecObject()
      documentation.addDocumentation(description: tag.description.text)
      receivers.add(receiver, documentation)
    }
    return receivers
  }

  /// The descriptions of tags without a receiver.
  mutating func uncarriedDescriptionsOfTags(_ operations: [Operation]) -> [DocumentNode] {
    describedTags(operations).filter { $0.receiver == nil }.map(\.description)
  }

  /// The descriptions of tags with their receivers. If several tags match a receiver, the first one counts.
  private mutating func describedTags(
    _ operations: [Operation]
  ) -> [(receiver: String?, description: DocumentNode)] {
    var free = Dictionary(
      operations.compactMap(\.name.receiver).map { ($0.lowercased(), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return elements("tags", of: root).compactMap { tag in
      guard let description = tag["description"] ?? tag["summary"] else { return nil }
      let words = ReceiverNaming.words(tag["name"]?.text ?? "")
      let name = words.isEmpty ? "" : DerivedName.type(words.joined(separator: "_"))
      return (free.removeValue(forKey: name.lowercased()), description)
    }
  }
}
