import Foundation

/// Why a request cannot be sent: the text of `ClientError.invalidRequest`.
///
/// Inside the runtime it stands for that case where the type of the API's failures does not matter.
struct InvalidRequest: LocalizedError, CustomStringConvertible {
  let text: String
  var description: String { text }
  var errorDescription: String? { text }

  init(_ text: String) {
    self.text = text
  }
}
