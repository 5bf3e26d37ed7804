import EndpointSpec

extension ImportPlan {
  /// Writes the spec, then the state. If the run is killed in between, the next import finds no difference.
  func write() throws {
    guard outcome != .rejected else { return try writeRejected() }
    if outcome != .adopted {
      try write(new)
      try remove(old ?? [], unless: new)
      _ = try target.files.addSchema(toFolder: FilePath.folder(of: target.path))
    }
    let known = try target.state.sources() ?? []
    try write(state)
    try remove(known, unless: state)
    try removeRejected()
  }

  private func write(_ sources: [SourceFile]) throws {
    let files = target.files
    for source in sources {
      let exists = files.kind(of: source.path) != nil
      if exists, try files.read(source.path) == source.bytes { continue }
      try files.makeFolder(FilePath.folder(of: source.path))
      try files.replaceOwnedFile(source.path, with: source.bytes)
    }
  }

  private func remove(_ sources: [SourceFile], unless others: [SourceFile]) throws {
    let paths = Set(others.map(\.path))
    for source in sources where !paths.contains(source.path) {
      try target.files.removeFile(source.path)
    }
  }

  private func writeRejected() throws {
    guard isChanged, new.map(\.path) != old?.map(\.path) else { return }
    try removeRejected()
    try write(new)
  }

  /// Removes the merged spec that an earlier import rejected.
  private func removeRejected() throws {
    let spec = StoredSpec(files: target.files, path: target.rejectedPath, isSplit: target.isSplit)
    for source in try spec.sources() ?? [] { try target.files.removeFile(source.path) }
    if target.isSplit { _ = target.files.removeEmptyFolder(target.rejectedPath) }
  }
}
