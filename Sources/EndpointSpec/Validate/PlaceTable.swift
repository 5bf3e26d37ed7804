/// Values by their places. They are large and many: finding one costs no copy of it, and growing moves none.
struct PlaceTable<Value: Sendable>: Sendable {
  private var values: [Value] = []
  private var indices: [Place: Int] = [:]

  func part<Part>(_ part: (Value) -> Part?, at place: Place) -> Part? {
    indices[place].flatMap { part(values[$0]) }
  }

  /// The last of those that have one place stands for all.
  mutating func set(_ value: Value, at place: Place) {
    indices[place] = values.count
    values.append(value)
  }
}
