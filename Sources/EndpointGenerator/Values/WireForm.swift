import EndpointSpec

/// The wire form in the spec. Generated code uses the type of the same name in EndpointJSON.
typealias WireForm = EndpointSpec.WireForm
