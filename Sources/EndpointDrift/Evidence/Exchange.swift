/// A request and its response, as they travelled.
package struct Exchange: Sendable {
  package typealias Header = (name: String, text: String)

  package enum Body: Sendable {
    case none
    case bytes([UInt8])
    /// The names and texts of a form whose bytes were not recorded.
    case form([(name: String, text: String)])
    case multipart([MultipartPart])
    /// There was one, and the evidence does not hold it.
    case unrecorded
  }

  /// The name of the endpoint, where the evidence has it.
  package var endpoint: String?
  package var method: String
  package var url: TrafficURL
  /// Nil: the evidence does not hold them.
  package var requestHeaders: [Header]?
  package var requestBody: Body
  package var status: Int
  package var responseHeaders: [Header]
  package var responseBody: Body
  package var place: EvidencePlace

  package init(
    endpoint: String? = nil,
    method: String,
    url: TrafficURL,
    requestHeaders: [Header]?,
    requestBody: Body,
    status: Int,
    responseHeaders: [Header],
    responseBody: Body,
    place: EvidencePlace
  ) {
    self.endpoint = endpoint
    self.method = method
    self.url = url
    self.requestHeaders = requestHeaders
    self.requestBody = requestBody
    self.status = status
    self.responseHeaders = responseHeaders
    self.responseBody = responseBody
    self.place = place
  }
}

extension [Exchange.Header] {
  /// The first value of a header.
  subscript(name: String) -> String? {
    let name = name.lowercased()
    return first { $0.name.lowercased() == name }?.text
  }
}

/// Where an exchange is in a file of evidence.
package struct EvidencePlace: Equatable, Sendable {
  package var file: String
  /// The number of the entry, from 1.
  package var entry: Int
  /// The line and the column at which the entry begins, from 1; 0 of a response that is in no file.
  package var line: Int
  package var column: Int

  package init(file: String, entry: Int, line: Int, column: Int) {
    self.file = file
    self.entry = entry
    self.line = line
    self.column = column
  }
}

/// Evidence that cannot be used: a broken entry, a file of another kind.
package struct EvidenceProblem: Error, Equatable, Sendable {
  package var message: String
  package var file: String
  package var line: Int
  package var column: Int
  /// Whether nothing of the file could be used.
  package var isWholeFile: Bool
}
