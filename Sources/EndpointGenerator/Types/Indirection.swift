import EndpointSpec

/// Enums whose payloads lie in a box: what is answered is copied seldom, and the code that copies, compares and destroys the
/// enum in place grows with every payload.
extension FailureModel {
  var isIndirect: Bool { cases.contains { $0.type != nil } }
}

extension [ResponseModel.Status] {
  var isIndirect: Bool { contains(where: \.value.hasBody) }
}

/// What an enum is declared with.
func enumKeyword(isIndirect: Bool) -> String { isIndirect ? "indirect enum" : "enum" }
