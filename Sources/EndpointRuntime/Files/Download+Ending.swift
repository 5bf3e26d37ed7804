import Foundation

/// Completes a download: accepts the response and moves the file to its destination.
extension Download {
  /// Throws the error of a response that does not contain the whole file.
  func requireWhole(_ response: HTTPResponse) async throws {
    if request.response.accepts(response.status), response.status != 206 { return }
    var response = response
    response.body = try await client.body(of: response, request)
    response.stream = nil
    if !request.response.accepts(response.status) { _ = try request.read(response) }
    throw request.mismatch("all bytes", found: "only a part of them (status 206)", in: response)
  }

  /// Moves the file to its destination. Throws if a rule declares the successful response to be a failure.
  func finish(_ response: HTTPResponse) throws -> Outcome {
    var response = response
    (response.stream, response.body) = (nil, Data())
    if response.isJSON, file.size <= HTTPResponse.errorLimit {
      var head = response
      head.body = try file.head(HTTPResponse.errorLimit)
      try requireNoFailure(head)
    }
    try file.finish()
    return .whole(response)
  }

  private func requireNoFailure(_ response: HTTPResponse) throws {
    let failure = try request.decoding(response) { () throws(JSONFailure) in
      try request.declaredFailure(in: response, isSuccess: true)
    }
    guard let failure else { return }
    try file.restart(nil)
    throw ClientError.service(failure, response)
  }
}

extension HTTPResponse {
  fileprivate var isJSON: Bool {
    let type = headers["Content-Type"]?.prefix { $0 != ";" }.lowercased() ?? ""
    return type.hasSuffix("/json") || type.hasSuffix("+json")
  }
}
