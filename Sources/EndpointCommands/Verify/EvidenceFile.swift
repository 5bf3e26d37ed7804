import Dispatch
import EndpointDrift

/// An evidence file. A second thread reads and parses it while the caller processes the previous part.
struct EvidenceFile {
  private let pieces: FilePieces
  private let reader: EvidenceReader

  init(_ path: String, _ files: FileSystem) throws(FileError) {
    pieces = try files.pieces(of: path)
    reader = EvidenceReader(file: path)
  }

  /// Calls a function with each element of the file, in order.
  ///
  /// - Returns: The reader at the end of the file.
  func read(_ body: (EvidenceReader.Found) -> Void) throws -> EvidenceReader {
    var step = Step(pieces, reader)
    while true {
      let (reader, found, isEnd) = try step.result()
      if isEnd { return reader }
      step = Step(pieces, reader)
      for found in found { body(found) }
    }
  }

  /// One chunk of the file.
  private final class Step: @unchecked Sendable {
    typealias Value = (reader: EvidenceReader, found: [EvidenceReader.Found], isEnd: Bool)

    private let isDone = DispatchSemaphore(value: 0)
    /// Written before the semaphore is signaled, and read after it.
    private var value: Result<Value, FileError>?

    init(_ pieces: FilePieces, _ reader: EvidenceReader) {
      DispatchQueue.global().async { [self] in
        value = Result { () throws(FileError) in
          var reader = reader
          let piece = try pieces.next()
          let found = reader.read(piece)
          return (reader, found, isEnd: piece.isEmpty)
        }
        isDone.signal()
      }
    }

    func result() throws(FileError) -> Value {
      isDone.wait()
      guard let value else { preconditionFailure("the step must have finished") }
      return try value.get()
    }
  }
}
