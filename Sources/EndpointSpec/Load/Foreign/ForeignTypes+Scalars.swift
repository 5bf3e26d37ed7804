/// The names of scalars in other languages.
extension ForeignTypes {
  /// The well-known types of protocol buffers, in the package `google.protobuf`.
  static let wellKnown = [
    "timestamp": "date(rfc3339)", "duration": "string", "fieldmask": "string", "any": "json",
    "value": "json", "struct": "[string: json]", "listvalue": "[json]", "empty": "void",
    "stringvalue": "string?", "bytesvalue": "data?", "boolvalue": "bool?", "int32value": "int32?",
    "int64value": "int64?", "uint32value": "uint32?", "uint64value": "uint64?",
    "doublevalue": "double?", "floatvalue": "double?",
  ]

  static let scalars = [
    "sint32": "int32", "sint64": "int64", "fixed32": "uint32", "fixed64": "uint64",
    "sfixed32": "int32", "sfixed64": "int64",
    "number": "double", "numeric": "double", "integer": "int", "long": "int64", "bigint": "int64",
    "int8": "int32", "int16": "int32",
    "short": "int32", "smallint": "int32", "byte": "data", "uint": "uint64", "uint8": "uint32",
    "uint16": "uint32", "ushort": "uint32", "ulong": "uint64", "i32": "int32", "i64": "int64",
    "u32": "uint32", "u64": "uint64", "usize": "uint64", "isize": "int", "nsinteger": "int",
    "float": "double", "float32": "double", "float64": "double", "cgfloat": "double",
    "f32": "double", "f64": "double", "real": "double", "bigdecimal": "decimal",
    "nsdecimalnumber": "decimal", "nsnumber": "double", "zoneddatetime": "date",
    "offsetdatetime": "date", "money": "decimal", "currency": "decimal", "boolean": "bool",
    "true": "bool",
    "datetime": "date", "date-time": "date", "date_time": "date", "timestamp": "date(unix)",
    "time.time": "date", "instant": "date", "nsdate": "date", "unix": "date(unix)",
    "iso8601": "date", "localdate": "day", "full-date": "day", "any": "json", "unknown": "json",
    "anyvalue": "json", "document": "json", "id": "string", "anyobject": "json",
    "jsonvalue": "json", "jsonobject": "json", "anycodable": "json", "anyencodable": "json",
    "anydecodable": "json", "jsonnode": "json", "jsonelement": "json", "rawmessage": "json",
    "interface{}": "json", "mixed": "json", "never": "void", "undefined": "void",
    "nil": "void", "empty": "void", "nothing": "void", "unit": "void", "()": "void",
    "str": "string", "text": "string", "char": "string", "character": "string",
    "varchar": "string", "nsstring": "string", "substring": "string", "email": "string",
    "password": "string", "hostname": "string", "uri": "url", "link": "url", "href": "url",
    "nsurl": "url", "uri-reference": "url", "iri": "url", "guid": "uuid", "bytes": "data",
    "blob": "data", "binary": "data", "buffer": "data", "base64": "data", "[]byte": "data",
    "uint8array": "data", "null": "void", "none": "void", "upload": "file", "fileupload": "file",
  ]
}
