extension Review {
  /// The review with all paths in a folder, such as `ios/`.
  ///
  /// GitHub and code scanning resolve paths from the root of the repository, but the tool may run in a folder of it.
  package func inFolder(_ folder: String) -> Review {
    guard !folder.isEmpty else { return self }
    var review = self
    review.sections = sections.map { section in
      var section = section
      section.comparison.path = folder + section.comparison.path
      section.findings = section.findings.map { finding in
        var finding = finding
        finding.change.move(to: folder)
        return finding
      }
      return section
    }
    for index in notices.indices { review.notices[index].position?.move(to: folder) }
    return review
  }
}

extension Change {
  fileprivate mutating func move(to folder: String) {
    before?.move(to: folder)
    after?.move(to: folder)
    for index in places.indices {
      places[index].before?.move(to: folder)
      places[index].after?.move(to: folder)
    }
  }
}

extension Position {
  fileprivate mutating func move(to folder: String) {
    if !path.hasPrefix("/") { path = folder + path }
  }
}
