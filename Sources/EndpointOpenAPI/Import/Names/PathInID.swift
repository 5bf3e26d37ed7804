import EndpointSpec

extension Operation {
  /// The operation with the path in its id in place of an id: `GET /users/{id}`, `/users/:id.get`, `users/{id}/posts`.
  var readingPathInID: Operation {
    guard let id, let segments = Self.path(in: id, method.lowercased()) else { return self }
    var operation = self
    operation.id = nil
    operation.segments = segments
    return operation
  }

  /// The segments of an id that is a path. Nil for other ids.
  private static func path(in id: String, _ method: String) -> [PathSegment]? {
    var path = id[...]
    let (start, end) = (path.prefix(method.count), path.suffix(method.count))
    if start.lowercased() == method, let next = path.dropFirst(method.count).first, !next.isLetter {
      path = path.dropFirst(method.count).drop { " _-:.".contains($0) }
    } else if end.lowercased() == method,
      let previous = path.dropLast(method.count).last, !previous.isLetter
    {
      path = path.dropLast(method.count + 1)
    }
    let segments = PathSegment.split(String(path)).map { segment in
      segment.text.flatMap { $0.hasPrefix(":") ? .placeholder(String($0.dropFirst())) : nil }
        ?? segment
    }
    let isPath = path.hasPrefix("/") || segments.contains { $0.placeholder != nil }
    return isPath && segments.contains { $0.text.map(ProposedName.isNamed) ?? false }
      ? segments : nil
  }
}
