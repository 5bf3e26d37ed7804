/// The values of a path with `[]`, joined as one JSON array, with their sources.
private struct PluckedText {
  struct Piece {
    let start: Int
    let source: Int
    /// The path from `source` to a missing value. The piece is null then.
    let missing: String?
  }

  var bytes: [UInt8] = [UInt8(ascii: "[")]
  var pieces: [Piece] = []
  let source: Int

  mutating func begin(source: Int, missing: String? = nil) {
    if !pieces.isEmpty { bytes.append(UInt8(ascii: ",")) }
    pieces.append(Piece(start: bytes.count, source: source, missing: missing))
  }

  /// The source offset of a byte of the array.
  func source(of offset: Int) -> Int {
    guard let piece = pieces.last(where: { $0.start <= offset }), piece.missing == nil else {
      return source
    }
    return piece.source + offset - piece.start
  }

  /// Translates a problem to the source text.
  func problem(_ problem: JSONProblem) -> JSONProblem {
    guard let piece = pieces.last(where: { $0.start <= problem.offset }) else {
      return problem.moved(to: source)
    }
    if let missing = piece.missing { return problem.moved(to: piece.source, missing: missing) }
    return problem.moved(to: piece.source + problem.offset - piece.start)
  }
}

extension JSONReader {
  /// Reads the values that a path starting with `[]` finds in the next array. `body` reads them as one array.
  ///
  /// Missing values are null in it.
  mutating func plucked<T>(
    _ path: ArraySlice<JSONPath.Component>,
    _ body: (inout JSONReader) -> T?
  ) -> T? {
    _ = token()
    var plucked = PluckedText(source: index)
    pluck(path, into: &plucked)
    guard problem == nil else { return nil }
    plucked.bytes.append(UInt8(ascii: "]"))
    return plucked.bytes.withUnsafeBufferPointer { bytes in
      var json = JSONReader(bytes, stackLimit: stackLimit)
      json.depth = depth
      json.isSecret = isSecret
      json.bytesReread = bytesReread
      json.places = places.map { _ in JSONPlaces() }
      let value = body(&json)
      for place in json.places?.places ?? [] {
        places?.add(plucked.source(of: place.start), place.kind)
      }
      bytesReread = json.bytesReread
      skippedElements += json.skippedElements
      guard let problem = json.problem else { return value }
      self.problem = plucked.problem(problem)
      reached = index
      index = end
      return nil
    }
  }

  private mutating func pluck(
    _ path: ArraySlice<JSONPath.Component>,
    into plucked: inout PluckedText
  ) {
    var elements = beginArray()
    let rest = path.dropFirst()
    let each = rest.firstIndex(of: .each) ?? rest.endIndex
    while nextElement(&elements) {
      let start = index
      skip()
      let after = index
      guard problem == nil else { return }
      index = start
      if !move(to: rest[..<each]) {
        guard problem == nil else { return }
        let missing = JSONPath(components: Array(rest)).description
        plucked.begin(source: start, missing: missing)
        plucked.bytes += "null".utf8
      } else if each < rest.endIndex {
        pluck(rest[each...], into: &plucked)
      } else {
        append(to: &plucked)
      }
      guard problem == nil else { return }
      index = after
    }
    _ = endElements()
  }

  private mutating func append(to plucked: inout PluckedText) {
    _ = token()
    let start = index
    places?.add(start, kindOfPlace)
    plucked.begin(source: start)
    skip()
    plucked.bytes += UnsafeBufferPointer(start: base + start, count: index - start)
  }
}
