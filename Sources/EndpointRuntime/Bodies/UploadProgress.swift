/// Who wants to know how much of a request's body has been sent: `Client.upload` asks, the transport tells.
///
/// A transport that tells nothing is fine: the upload is then at its end when the response is there. Two requests are equal
/// whoever wants to know.
public struct UploadProgress: Sendable {
  private let tell: @Sendable (_ sent: Int64, _ total: Int64) -> Void

  /// A listener; it may be called from any thread, and of each try of a request from the beginning.
  public init(_ tell: @escaping @Sendable (_ sent: Int64, _ total: Int64) -> Void) {
    self.tell = tell
  }

  /// Tells how many bytes of the body have been sent, and how many there are.
  public func report(sent: Int64, of total: Int64) {
    tell(sent, total)
  }
}

extension UploadProgress: Hashable {
  public static func == (left: UploadProgress, right: UploadProgress) -> Bool { true }

  public func hash(into hasher: inout Hasher) {}
}
