import EndpointSpec

/// The way to a type that is defined where it is used: the owner, and the keys from there.
struct NameWay: Hashable {
  enum Root: Hashable {
    case shape(Int)
    /// An endpoint, by its index.
    case endpoint(Int)
  }

  enum Goal {
    /// The body of a request or of a success.
    case body
    /// The body of a failure.
    case failure
    case other
  }

  /// Within which equal types are one type. A type of a component is never one of an endpoint, so that an endpoint more changes
  /// no name in components.
  enum Scope {
    case components
    /// Equal types under one key are one type; each body is its endpoint's own.
    case endpoints
    /// Failures and headers, each of which has one type in the whole API.
    case api
  }

  let root: Root
  var keys: [String] = []
  var goal = Goal.other
  var scope = Scope.components
  /// Whether the first key is the name of a parameter or a response among the components.
  var isShared = false

  /// The way to a parameter or a response among the components.
  func toShared(_ name: String, to goal: Goal = .other) -> NameWay {
    var way = NameWay(root: root, scope: scope)
    way.isShared = true
    return way.adding(name, to: goal)
  }

  /// Whether it leads to the parameter or the response itself, or to what its array holds.
  var leadsToShared: Bool { isShared && (keys.count == 1 || keys.count == 2 && isElement) }

  private var isElement: Bool { ["item", "event"].contains(keys[1]) }

  func adding(_ key: String, to goal: Goal = .other) -> NameWay {
    var way = self
    way.keys.append(key)
    way.goal = goal
    if goal == .failure { way.scope = .api }
    return way
  }

  /// The way with another key in the place of the last one, but behind the name of a component.
  func replacingKey(with key: String) -> NameWay {
    var way = self
    way.keys = (isShared && keys.count == 1 ? keys : keys.dropLast()) + [key]
    return way
  }

  /// The way to an element of what is here.
  var element: NameWay {
    let isSharedBody = isShared && keys.count == 1 && goal != .other
    guard let last = keys.last, !isSharedBody else { return adding("item") }
    var way = self
    way.keys = keys.dropLast() + [SwiftNaming.singular(of: last)]
    return way
  }

  /// Equal types are one where this is equal too.
  var sharing: Sharing {
    guard scope == .endpoints else { return Sharing(scope: scope) }
    if isShared { return Sharing(scope: scope, keys: keys) }
    let isOwn = goal == .body || !isDescriptive
    return Sharing(scope: scope, root: isOwn ? root : nil, keys: Array(descriptiveKeys))
  }

  struct Sharing: Hashable {
    let scope: Scope
    /// The endpoint, of what is its own.
    var root: Root?
    var keys: [String] = []
  }

  /// The last key; before one that describes nothing alone, also those up to one that does.
  var descriptiveKeys: ArraySlice<String> {
    let last = keys.lastIndex { !Self.general.contains($0) }
    return keys[(last ?? keys.startIndex)...]
  }

  /// Whether one of the keys describes the type.
  var isDescriptive: Bool { descriptiveKeys.first.map { !Self.general.contains($0) } ?? false }

  /// Keys that describe nothing without their owner.
  private static let general: Set<String> = [
    "item", "body", "response", "value", "additional", "object", "data", "result", "entry",
    "record", "list", "tagged",
  ]
}
