import EndpointSpec

/// The way to a type that is defined where it is used: the owner, and the keys from there.
struct NameWay: Hashable {
  enum Root: Hashable {
    case shape(Int)
    /// An endpoint, by its index.
    case endpoint(Int)
    case text(String)
  }

  enum Goal: Hashable {
    /// The body of a success.
    case success
    /// The body of a failure.
    case failure
    case other
  }

  let root: Root
  var keys: [String]
  var goal = Goal.other

  func adding(_ key: String, to goal: Goal = .other) -> NameWay {
    NameWay(root: root, keys: keys + [key], goal: goal)
  }

  /// The way to an element of what is here.
  var element: NameWay {
    guard let last = keys.last else { return adding("item") }
    let singular = SwiftNaming.singular(of: last)
    return NameWay(root: root, keys: keys.dropLast() + [singular])
  }
}
