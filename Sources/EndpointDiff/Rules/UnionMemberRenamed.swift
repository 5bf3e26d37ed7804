import EndpointSpec

extension ChangeRule {
  /// A member of a union that has another name in Swift.
  static let unionMemberRenamed = ChangeRule(.respFieldSwiftNameChanged) { match in
    match.unionPairs.flatMap { pair in
      pair.variants.pairs.filter { $0.old.name != $0.new.name }.map { members in
        let direction: Direction = pair.isReceived ? .response : .request
        return pair.change(
          .respFieldSwiftNameChanged,
          members.old,
          members.new,
          "`\(members.old.name)` is called `\(members.new.name)`",
          in: direction,
          match
        ) { change in
          change.old = members.old.name.text
          change.new = members.new.name.text
        }
      }
    }
  }
}
