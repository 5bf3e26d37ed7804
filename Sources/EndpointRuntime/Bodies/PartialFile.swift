import Foundation

/// What a download has so far: the bytes, and what they are the beginning of, in two files beside its destination.
///
/// For `photo.png` they are `photo.png.part` and `photo.png.part.version`. They outlive a failure, so that the next download to
/// the same place goes on from there, and go when the file is whole.
final class PartialFile: Sendable {
  let destination: URL
  private let bytes: LocalFile
  private let noteURL: URL

  /// The partial file of a destination, new or left by another download.
  ///
  /// Throws `InvalidRequest` if no file can be there, or if another download is about to make it.
  init(of destination: URL) throws(InvalidRequest) {
    guard destination.isFileURL, !destination.hasDirectoryPath else {
      throw InvalidRequest("The destination \(destination.lastPathComponent) is no file.")
    }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: destination.path, isDirectory: &isFolder),
      isFolder.boolValue
    {
      throw InvalidRequest("The destination \(destination.lastPathComponent) is a folder.")
    }
    self.destination = destination
    noteURL = destination.appendingPathExtension("part.version")
    bytes = try Self.locked(destination.appendingPathExtension("part"))
  }

  /// A download that has just ended may have moved the file away between opening and locking it.
  private static func locked(_ url: URL) throws(InvalidRequest) -> LocalFile {
    do throws(FileFailure) {
      for _ in 0..<100 {
        let file = try LocalFile(writing: url)
        guard file.locks() else { break }
        if file.isInPlace { return file }
      }
      throw FileFailure("Another download is writing \(url.lastPathComponent).")
    } catch {
      throw InvalidRequest(error.text)
    }
  }

  /// How many bytes are there.
  var size: Int64 { bytes.size }

  /// What the bytes are the beginning of; `nil` if that is not known, or if there are none.
  func note() -> Note? {
    guard size > 0, FileManager.default.fileExists(atPath: noteURL.path) else { return nil }
    do throws(FileFailure) {
      return try LocalFile(reading: noteURL, followsLinks: false).read(upTo: 65_536).flatMap(
        Note.init
      )
    } catch {
      // A note that cannot be read says nothing: the download begins anew.
      return nil
    }
  }

  /// Begins anew, with bytes that are the beginning of this; `nil` if nobody can tell them from others.
  func restart(_ note: Note?) throws(FileFailure) {
    // In this order: no note ever stands beside bytes that it does not speak of.
    removeNote()
    try bytes.clear()
    guard let note else { return }
    let file = try LocalFile(writing: noteURL, permissions: 0o600)
    try file.write(note.text)
  }

  func append(_ data: Data) throws(FileFailure) { try bytes.write(data) }

  /// All bytes are there: puts the file in its place, at once, and over one that is there.
  func finish() throws(FileFailure) {
    removeNote()
    guard rename(bytes.url.path, destination.path) == 0 else {
      throw FileFailure(destination, .write)
    }
  }

  /// Removes what no download could go on with. What is there after `finish` is another's.
  func clean() {
    guard bytes.isInPlace, note() == nil else { return }
    removeNote()
    _ = unlink(bytes.url.path)
  }

  /// The bytes, at most so many.
  func head(_ count: Int) throws(FileFailure) -> Data {
    try LocalFile(reading: bytes.url, followsLinks: false).read(upTo: count) ?? Data()
  }

  private func removeNote() { _ = unlink(noteURL.path) }
}
