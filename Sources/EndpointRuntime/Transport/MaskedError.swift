/// An error of a transport with the secrets of its request, until the client masks them.
struct MaskedError: Error {
  let error: any Error
  let mask: SecretMask

  init(_ error: any Error, _ request: HTTPRequest) {
    self.error = error
    mask = SecretMask(request)
  }
}
