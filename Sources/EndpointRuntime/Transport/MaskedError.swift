/// An error with the secrets of its request, on the way from a transport to the caller.
struct MaskedError: Error {
  let error: any Error
  let mask: SecretMask

  init(_ error: any Error, _ request: HTTPRequest) {
    self.error = error
    mask = SecretMask(request)
  }
}
