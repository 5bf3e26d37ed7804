import EndpointSpec

extension ChangeRule {
  /// Declarations that stand elsewhere: in another order, in another file, in place instead of under a name.
  static let movedOnly = ChangeRule(.movedOnly) { match in
    order(match) + files(match)
      + match.types.pairs.filter { $0.old.isInline != $0.new.isInline }.map { pair in
        var change = match.change(
          .movedOnly,
          pair.new.name.text,
          pair.new.isInline
            ? "the type is defined where it is used now" : "the type is defined by its name now",
          before: pair.old.place,
          after: pair.new.place
        ).documenting()
        change.endpoints = match.endpoints(of: pair)
        return change
      }
  }

  private static func order(_ match: Match) -> [Change] {
    let endpoints = match.endpoints.pairs.map { ($0.old.place, $0.new.place) }
    let types = match.types.pairs.filter { !$0.old.isInline && !$0.new.isInline }
      .map { ($0.old.place, $0.new.place) }
    return [("endpoints", endpoints), ("types", types)].compactMap { noun, places in
      guard let first = firstMoved(places) else { return nil }
      let summary = "the \(noun) stand in another order"
      return match.change(.movedOnly, noun, summary, before: first.0, after: first.1).documenting()
    }
  }

  /// The first that does not follow what it followed. Files are read one after the other.
  private static func firstMoved(_ places: [(Place, Place)]) -> (Place, Place)? {
    let byNew = places.sorted { $0.1.isBefore($1.1) }
    let moved = zip(byNew, byNew.dropFirst()).first {
      $1.0.isBefore($0.0) && $1.0.file == $0.0.file
    }
    return moved?.1
  }

  private static func files(_ match: Match) -> [Change] {
    let places =
      match.endpoints.pairs.map { ($0.old.place, $0.new.place) }
      + match.types.pairs.map { ($0.old.place, $0.new.place) }
    let (oldNames, newNames) = (match.old.fileNames, match.new.fileNames)
    guard oldNames != newNames || oldNames.count > 1,
      let moved = places.first(where: { oldNames[$0.file] != newNames[$1.file] })
    else { return [] }
    return [
      match.change(
        .movedOnly,
        match.new.model.name.text,
        "declarations stand in other files",
        before: moved.0,
        after: moved.1
      ).documenting()
    ]
  }
}

extension Place {
  fileprivate func isBefore(_ other: Place) -> Bool { (file, start) < (other.file, other.start) }
}

extension Side {
  /// The last part of the path of each file, nil of the first: that one is the spec, whatever it is called.
  fileprivate var fileNames: [Substring?] {
    model.files.enumerated().map { index, file in
      index == 0 ? nil : file.path.split(separator: "/").last
    }
  }
}
