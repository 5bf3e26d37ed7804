/// Reports the upload progress of a request. `Client.upload` sets it, and the transport calls it.
///
/// A transport may ignore it. Progress is then only reported when the response arrives. It does not affect the equality
/// of requests.
public struct UploadProgress: Sendable {
  private let listener: @Sendable (_ sent: Int64, _ total: Int64) -> Void

  /// Creates a listener. It may be called from any thread. Each attempt of a request starts at 0 again.
  public init(_ listener: @escaping @Sendable (_ sent: Int64, _ total: Int64) -> Void) {
    self.listener = listener
  }

  /// Reports the number of sent bytes and the size of the body.
  public func report(sent: Int64, of total: Int64) {
    listener(sent, total)
  }
}

extension UploadProgress: Hashable {
  public static func == (left: UploadProgress, right: UploadProgress) -> Bool { true }

  public func hash(into hasher: inout Hasher) {}
}
