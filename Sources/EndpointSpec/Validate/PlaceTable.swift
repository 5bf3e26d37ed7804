/// Values by their places, which come nearly in order: finding one costs no copy of it, and no hash of its place.
struct PlaceTable<Value: Sendable>: Sendable {
  private var values: [Value] = []
  private var places: [Place] = []

  func part<Part>(_ part: (Value) -> Part?, at place: Place) -> Part? {
    let index = count(upTo: place)
    guard index > 0, places[index - 1] == place else { return nil }
    return part(values[index - 1])
  }

  func has(_ place: Place) -> Bool {
    let index = count(upTo: place)
    return index > 0 && places[index - 1] == place
  }

  /// The last of those that have one place stands for all.
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

  /// How many places begin there or before.
  private func count(upTo place: Place) -> Int {
    if let last = places.last, !last.isAfter(place) { return places.count }
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].isAfter(place) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Place {
  fileprivate func isAfter(_ other: Place) -> Bool {
    (file, start) > (other.file, other.start)
  }
}
