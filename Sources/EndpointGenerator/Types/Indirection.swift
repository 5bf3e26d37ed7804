import EndpointSpec

/// Enums with boxed payloads. Values are rarely copied, and otherwise the code to copy, compare and destroy the enum
/// grows with every payload.
extension FailureModel {
  var isIndirect: Bool { cases.contains { $0.type != nil } }
}

extension [ResponseModel.Status] {
  var isIndirect: Bool { contains(where: \.value.hasBody) }
}

/// The keyword of the enum.
func enumKeyword(isIndirect: Bool) -> String { isIndirect ? "indirect enum" : "enum" }
