import EndpointJSON
import EndpointSpec

/// Headers that every operation takes: the client sends them, and no call has an argument for each.
///
/// Prefect's document gives each of its operations an optional `x-prefect-api-version`.
extension Importer {
  /// Fewer operations than these may have a header in common by chance.
  private static let leastOperations = 10

  /// Takes such headers from the operations. One with a default is sent with that.
  mutating func takeUsualHeaders(_ operations: inout [Operation]) {
    guard operations.count >= Self.leastOperations else { return }
    for header in operations[0].parameters where header.mayBeUsual {
      let all = operations.compactMap { $0.parameters.first(where: header.isSameHeader) }
      guard all.count == operations.count, all.allSatisfy(\.mayBeUsual) else { continue }
      let values = Set(all.map { $0.annotations.defaultValue?.node.value })
      if values.count == 1, let value = values.first ?? nil, let text = Self.text(value) {
        usualHeaders.append((header.name, text))
      } else if all.contains(where: \.isRequired) {
        continue
      } else {
        notCarried(
          "the header \(quoted(header.name)) of every call: a client's middleware sends it, .headers([…])",
          at: header.place
        )
      }
      for index in operations.indices {
        operations[index].parameters.removeAll(where: header.isSameHeader)
      }
    }
  }

  private static func text(_ value: JSONValue) -> String? {
    switch value {
    case .string(let text): text.contains(where: \.isNewline) ? nil : text
    case .number, .bool: "\(value)"
    default: nil
    }
  }
}

extension ParameterShape {
  fileprivate var mayBeUsual: Bool {
    location == "header" && constant == nil && (!isRequired || annotations.defaultValue != nil)
  }

  /// Whether it is the same header as another one: capitals do not count.
  fileprivate func isSameHeader(_ other: ParameterShape) -> Bool {
    location == other.location && name.lowercased() == other.name.lowercased()
  }
}
