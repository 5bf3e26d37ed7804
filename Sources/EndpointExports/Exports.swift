// The names that `import ShopAPI` brings to call sites: generated modules re-export this module.
// Generated code, and authors of transports and middleware, import EndpointRuntime.
// ExportedNamesTests checks that these names do not hide those of well-known libraries.

@_exported import enum EndpointJSON.JSONValue
@_exported import class EndpointRuntime.Client
@_exported import struct EndpointRuntime.ClientLimits
@_exported import struct EndpointRuntime.Credentials
@_exported import struct EndpointRuntime.DecodingFailure
@_exported import struct EndpointRuntime.ErrorTexts
@_exported import struct EndpointRuntime.FileUpload
@_exported import struct EndpointRuntime.ParameterValue
@_exported import enum EndpointRuntime.Patch
@_exported import struct EndpointRuntime.RequestTask
@_exported import struct EndpointRuntime.Response
@_exported import struct EndpointRuntime.TransportError
@_exported import class EndpointRuntime.URLSessionTransport
@_exported import enum EndpointWire.DateFormat
@_exported import struct EndpointWire.Day
@_exported import struct Foundation.Data
@_exported import struct Foundation.Date
@_exported import struct Foundation.Decimal
@_exported import struct Foundation.URL
@_exported import struct Foundation.UUID
