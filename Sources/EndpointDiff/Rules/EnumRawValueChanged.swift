import EndpointJSON
import EndpointSpec

extension ChangeRule {
  /// A case for which something else travels. An open enum that is only received decodes it as a value that it does not
  /// know. Where text becomes a number, raw values have another type as well.
  static let enumRawValueChanged = ChangeRule(.enumRawValueChanged) { match in
    match.enumPairs.flatMap { pair in
      pair.variants.pairs.filter { $0.old.value != $0.new.value }.map { values in
        var change = pair.change(
          .enumRawValueChanged,
          values.old,
          values.new,
          "`\(values.new.name)` is \(values.new.value)",
          in: pair.isSent ? .request : .response,
          match
        )
        if !pair.isSent, !pair.old.isClosed, change.wire == .breaking {
          change.wire = .care
          change.consequence = "Shipped apps decode it as a value that they do not know"
        }
        if pair.old.rawType != pair.new.rawType { change.swift = .breaking }
        return change.with()
      }
    }
  }
}
