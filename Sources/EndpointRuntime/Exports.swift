// Generated files import this module alone, so it passes on what they name.
@_exported import EndpointJSON

@_exported import struct Foundation.Data
@_exported import struct Foundation.Date
@_exported import struct Foundation.Decimal
@_exported import struct Foundation.URL
@_exported import struct Foundation.UUID
