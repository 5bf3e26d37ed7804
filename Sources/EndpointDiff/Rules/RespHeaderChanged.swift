import EndpointSpec

extension ChangeRule {
  /// A header of another type or another name in Swift. One that does not decode is nil: that asks for care, no more.
  static let respHeaderChanged: [ChangeRule] = [
    ChangeRule(.respFieldTypeChanged) { match in
      match.headerPairs.flatMap { answer, headers in
        headers.pairs.filter { !match.isSame($0.old.type, $0.new.type) }.map { pair in
          let summary = "is \(pair.new.type.specText) now, no longer \(pair.old.type.specText)"
          let relation = match.relation(pair.old.type, pair.new.type, .response)
          let change = match.headerChange(
            .respFieldTypeChanged,
            answer,
            old: pair.old,
            new: pair.new,
            summary
          )
          return relation.level == .safe
            ? change.with(wire: .safe).saying("Shipped apps decode every value of the header")
            : change.with(wire: .care)
              .saying("Shipped apps read nil where the header does not decode: \(relation.reason)")
        }
      }
    },
    ChangeRule(.respFieldSwiftNameChanged) { match in
      match.headerPairs.flatMap { answer, headers in
        headers.pairs.filter { $0.old.name != $0.new.name }.map { pair in
          let summary = "is called `\(pair.new.name)` now, no longer `\(pair.old.name)`"
          return match.headerChange(
            .respFieldSwiftNameChanged,
            answer,
            old: pair.old,
            new: pair.new,
            summary
          ).advising("keep the name with `\"as\"`")
        }
      }
    },
  ]
}
