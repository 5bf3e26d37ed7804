// The names that tests of an app need beside those of the client, so that they import only the fixtures.

@_exported import struct EndpointRuntime.HTTPRequest
@_exported import struct EndpointRuntime.HTTPResponse
