import EndpointJSON
import EndpointJudge
import EndpointSpec
import EndpointWire

/// The events of a stream with one name.
struct ObservedEvent {
  /// The maximum number of names of a stream.
  static let most = 50

  let name: String
  /// The place of the data. Nil if all events are empty.
  private(set) var place: TypeInference.Place?
  /// True if an event contains text that is not JSON.
  private(set) var isText = false
  /// True if an event has no data.
  private(set) var isBlank = false

  init(name: String) { self.name = name }

  var hasName: Bool { name != EventParser.Event.usualName }

  /// - Parameter noun: The noun of the endpoint, for events without a name.
  mutating func add(
    _ event: EventParser.Event,
    about noun: String,
    _ types: inout TypeInference
  ) {
    isBlank = isBlank || event.isBlank
    if event.isBlank { return }
    let json = try? JSONValue(parsing: Array(event.data.utf8))
    isText = isText || json == nil
    let place = place ?? types.addPlace(TypeInference.PlaceName(hasName ? name : noun))
    self.place = place
    types.observe(json ?? .string(event.data), at: place)
  }

  /// The type as an element of a stream whose events have no names. Nil if all are empty.
  func element(_ types: InferredTypes) -> String? { place.flatMap(types.use)?.text }

  /// The event in a spec: its type, and its case if the name is invalid in Swift or the case of another event.
  func json(_ types: InferredTypes, _ members: inout MemberNaming) -> JSONValue {
    let isMixed = isText || isBlank && place != nil
    let type = isMixed ? "string" : element(types) ?? "void"
    guard let member = members.name(for: name)?.given else { return .string(type) }
    return ["type": .string(type), "as": .string(member)]
  }
}
