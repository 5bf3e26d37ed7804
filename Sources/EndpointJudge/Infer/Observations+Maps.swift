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
    if objects[object].map == nil {
      objects[object].map = entry
      for field in objects[object].removeFields() { merge(field, into: entry) }
      if let others = objects[object].others { merge(others, into: entry) }
    }
    if let own = values[place].entry, own != entry { merge(own, into: entry) }
    values[place].entry = entry
    values[place].dictionaries += values[place].objects
    values[place].objects = 0
    values[place].object = nil
  }

  /// Moves the values of one place to another.
  private mutating func merge(_ place: Int, into other: Int) {
    // Types may be recursive. A place is moved once.
    let (place, other) = (currentPlace(place), currentPlace(other))
    guard place != other else { return }
    let moved = values[place]
    values[place].successor = other
    values[other].add(moved)
    if let element = moved.element {
      if let known = values[other].element {
        merge(element, into: known)
      } else {
        values[other].element = element
      }
    }
    if let entry = moved.entry {
      let other = currentPlace(other)
      if let known = values[other].entry {
        merge(entry, into: known)
      } else {
        values[other].entry = entry
      }
    }
    guard let object = moved.object.map(current) else { return }
    let target = currentPlace(other)
    guard let known = values[target].object.map(current) else {
      values[target].object = object
      return
    }
    values[target].object = known
    mergeObjects(object, into: known)
  }

  private mutating func mergeObjects(_ object: Int, into other: Int) {
    guard object != other else { return }
    objects[object].successor = other
    objects[other].count += objects[object].count
    for (key, place) in objects[object].fields {
      if let known = objects[other][key] {
        merge(place, into: known)
      } else {
        objects[other][key] = place
      }
    }
    guard let others = objects[object].others else { return }
    if let known = objects[other].others {
      merge(others, into: known)
    } else {
      objects[other].others = others
    }
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
