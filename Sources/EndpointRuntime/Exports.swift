// Generated files import only this module, so it re-exports the modules that they use.
@_exported import EndpointJSON
@_exported import EndpointWire

@_exported import struct Foundation.Data
@_exported import struct Foundation.Date
@_exported import struct Foundation.Decimal
@_exported import struct Foundation.URL
@_exported import struct Foundation.UUID
