/// Values by place, added in nearly sorted order. Lookups need no hashing.
struct PlaceTable<Value: Sendable>: Sendable {
  private var values: [Value] = []
  private var places: [Place] = []

  func part<Part>(_ part: (Value) -> Part?, at place: Place) -> Part? {
    index(of: place).flatMap { part(values[$0]) }
  }

  func has(_ place: Place) -> Bool { index(of: place) != nil }

  private func index(of place: Place) -> Int? {
    let index = count(upTo: place) - 1
    return index >= 0 && places[index] == place ? index : nil
  }

  /// Sets the value at a place. The last one counts.
  mutating func set(_ value: Value, at place: Place) {
    let index = count(upTo: place)
    if index == places.count {
      values.append(value)
      places.append(place)
    } else {
      values.insert(value, at: index)
      places.insert(place, at: index)
    }
  }

  /// The number of places that start at or before a place.
  private func count(upTo place: Place) -> Int {
    if let last = places.last, !last.isAfter(place) { return places.count }
    return places.prefixCount { !$0.isAfter(place) }
  }
}

extension Place {
  fileprivate func isAfter(_ other: Place) -> Bool {
    (file, start) > (other.file, other.start)
  }
}
