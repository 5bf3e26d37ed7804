import EndpointSpec

/// The spec's word for it; EndpointJSON's type of that name is what generated code says.
typealias WireForm = EndpointSpec.WireForm
