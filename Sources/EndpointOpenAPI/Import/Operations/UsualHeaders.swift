import EndpointJSON
import EndpointSpec

/// Finds headers that every operation accepts. The client sends them instead of an argument in each call.
///
/// Example: every operation of Prefect accepts an optional `x-prefect-api-version`.
extension OperationReader {
  /// With fewer operations, a common header may be a coincidence.
  private static let leastOperations = 10

  /// Moves such headers from the operations to the client. A default is sent with every request.
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
          "the header \(quoted(header.name)) of every call: send it with the middleware .headers([…])",
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

  /// Whether the names are equal, ignoring case.
  fileprivate func isSameHeader(_ other: ParameterShape) -> Bool {
    location == other.location && name.lowercased() == other.name.lowercased()
  }
}
