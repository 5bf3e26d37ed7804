/// The keys of the spec language, for tools that place them.
package enum SpecKeys {
  /// The keys of the object under a key, or of the entries of a map such as `fields`, in the order of the loader. Empty
  /// for other objects.
  package static func names(in name: String) -> [String] {
    switch name {
    case "endpoints": EndpointDefinition.keys.names
    case "fields": FieldSpec.keys.names
    case "parameters": ParameterSpec.keys.names
    default: []
    }
  }
}
