/// Objects become maps also after they were observed: if all samples together show many fields of one form, or if other
/// samples at the place are maps.
extension Observations {
  /// Turns objects into maps where all samples together show it. Each field is moved once.
  mutating func foldMaps() {
    while foldOnce() {}
    for place in values.indices {
      values[place].object = values[place].object.map(current)
      values[place].element = values[place].element.map(currentPlace)
      values[place].entry = values[place].entry.map(currentPlace)
    }
    let observations = self
    for object in objects.indices { objects[object].movePlaces(observations.currentPlace) }
  }

  /// Returns whether a place became a map. Another place of the same type must follow.
  private mutating func foldOnce() -> Bool {
    var isChanged = false
    for place in values.indices {
      guard values[place].successor == nil, let object = values[place].object.map(current)
      else { continue }
      let isMap = objects[object].map != nil || values[place].dictionaries > 0
      guard isMap || MapForm.isMap(objects[object], in: self) else { continue }
      fold(object, at: place)
      isChanged = true
    }
    return isChanged
  }

  /// Moves the fields of an object into the map at a place. Objects of one type have one map.
  private mutating func fold(_ object: Int, at place: Int) {
    let entry = objects[object].map ?? values[place].entry ?? add()
    objects[object].map = entry
    let others = [objects[object].others, values[place].entry].compactMap(\.self)
    let hasSecret = objects[object].fields.contains { key, place in
      values[place].texts.count > 0 && SecretName.isOne(key)
    }
    values[place].hasSecret = values[place].hasSecret || hasSecret
    let moved = objects[object].removeFields() + others
    objects[object].others = nil
    values[place].entry = entry
    values[place].dictionaries += values[place].objects
    values[place].objects = 0
    values[place].object = nil
    for place in moved { merge(place, into: entry) }
  }

  /// A place and the one that its values move to.
  private typealias Move = (place: Int, target: Int)

  /// Moves the values of one place to another, and all that is below them.
  ///
  /// Types may be recursive, so that a move can lead to any other place. A move ends before those below it start:
  /// otherwise they could move the place that it writes to.
  private mutating func merge(_ place: Int, into other: Int) {
    var moves: [Move] = [(place, other)]
    while let move = moves.popLast() { moves += self.move(move) }
  }

  /// Moves the values of one place. Returns the moves of the places below.
  private mutating func move(_ move: Move) -> [Move] {
    let (place, target) = (currentPlace(move.place), currentPlace(move.target))
    guard place != target else { return [] }
    let moved = values[place]
    values[place].successor = target
    values[target].add(moved)
    let moves =
      Self.join(moved.element, &values[target].element)
      + Self.join(moved.entry, &values[target].entry)
    guard let object = moved.object.map(current) else { return moves }
    guard let known = values[target].object.map(current) else {
      values[target].object = object
      return moves
    }
    return moves + mergeObjects(object, into: known)
  }

  /// Moves the fields of one object to another. Returns the moves of the fields that both have.
  private mutating func mergeObjects(_ object: Int, into other: Int) -> [Move] {
    guard object != other else { return [] }
    let moved = objects[object]
    objects[object].successor = other
    objects[other].count += moved.count
    objects[other].tags.merge(moved.tags)
    var moves =
      Self.join(moved.others, &objects[other].others) + Self.join(moved.map, &objects[other].map)
    for (key, place) in moved.fields {
      if let known = objects[other][key] {
        moves.append((place, known))
      } else {
        objects[other][key] = place
      }
    }
    return moves
  }

  /// Adds a place where none is known yet. Returns the move to the known one.
  private static func join(_ place: Int?, _ known: inout Int?) -> [Move] {
    guard let place else { return [] }
    if let known { return [(place, known)] }
    known = place
    return []
  }

  /// The place that the values of a place were moved to.
  private func currentPlace(_ place: Int) -> Int {
    var place = place
    while let next = values[place].successor { place = next }
    return place
  }

  /// The object that an object was merged with.
  func current(_ object: Int) -> Int {
    var object = object
    while let next = objects[object].successor { object = next }
    return object
  }
}
