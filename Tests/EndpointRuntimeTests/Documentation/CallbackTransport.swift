import EndpointRuntime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests with a framework that has completion handlers; here it is a plain URL session.
struct CallbackTransport: Transport {
  var session = URLSession.shared

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    var sent = URLRequest(url: request.url, timeoutInterval: request.timeout)
    sent.httpMethod = request.method.rawValue
    for field in request.headers.fields {
      sent.addValue(field.value, forHTTPHeaderField: field.name)
    }
    sent.httpBody = try request.body.data ?? request.body.file.map { try Data(contentsOf: $0) }
    let (responses, continuation) = AsyncThrowingStream.makeStream(of: HTTPResponse.self)
    let task = session.dataTask(with: sent) { data, response, error in
      if let response = response as? HTTPURLResponse {
        var headers = HTTPHeaders()
        for (name, value) in response.allHeaderFields { headers.add("\(name)", "\(value)") }
        continuation.yield(
          HTTPResponse(status: response.statusCode, headers: headers, body: data ?? Data())
        )
      }
      continuation.finish(throwing: error)
    }
    continuation.onTermination = { _ in task.cancel() }
    task.resume()
    for try await response in responses { return response }
    throw CancellationError()
  }
}
