/// Sample texts of the types with many fields. The tests of each type and the mutation tests use
/// them.
enum Texts {
  static let nested = #"""
    {"matrix":[[1,2],[]],"table":{"a":{"b":1.5},"c":{}},"holes":["a",null],"gaps":{"a":1,"b":null},
    "moments":[1,2.5],"late":[3,null],"calendar":{"a":["2026-11-21",null],"b":[]},
    "by_day":{"x":"Sat, 21 Nov 2026 05:47:30 GMT","y":null},
    "deep":[{"a":[{"x":1},null]},null],"values":[1,null,"x"],"named":{"a":null,"b":{}}}
    """#

  static let album =
    #"{"code":"c","order":"shuffled","tracks":[{"title":"t","side":"A"}],"#
    + #""cover":{"kind":"drawing","side":"B"}}"#

  static let identified = #"""
    {"deck_id":"d","serial":7,"account":9007199254740993,"device":"8A1C2E9E-6B5D-4B0E-9C2E-0123456789AB",
    "decks":["a","b"],"serials":{"x":1},"spare":null}
    """#

  static let enums = #"""
    {"suit":"CLUBS","rank":"JACK","level":10,"priority":0,"suits":["SPADES"],"ranks":{"a":"NEW"},"levels":[-1,null],
    "other":"2"}
    """#

  static let aliases = #"""
    {"points":[{"x":1},{"x":2,"y":3}],"names":{"a":"b"},"stamp":5,"stamps":[1,2.5],"text":null,"texts":["a",null]}
    """#

  static let house =
    #"{"street":"s","owner":{"name":"n","home":{"street":"t","owner":{"name":"m"}}}}"#

  static let constants = #"""
    {"kind":"constant","version":2,"ratio":1.5,"beta":false,"list":["a",1,null],"options":{"deep":{"x":[]}},"nothing":null,"tiny":-1e-06,"meta":{"inner":"in"},"name":"n"}
    """#

  static let placed = #"""
    {"id":1,"user":{"display_name":"Ada","dates":{"born":5,"died":6},"last_name":"L"},"settings":{"color":"red","deep":{"size":9}},"login":"ada","email":"e","x":1,"y":2,"a.b":{"c":"dot"}}
    """#

  static let lossy = #"""
    {"points":[{"x":1},{"x":"no"},7,{"x":2,"y":3}],"counts":[1,"a",2.5,3],"dates":[1,"x"],"suits":["CLUBS","NO",null]}
    """#

  static let unsigned = #"""
    {"small":4294967295,"big":18446744073709551615,"text":"18446744073709551615","ticket":7,"all":[0,1e2]}
    """#

  static let lenient = #"""
    {"homepage":"https://a.b/c","seen":"2025-07-15 14:49:41.149","times":{"opened":"2026-11-21"},"device":"3F2504E0-4F89-41D3-9A0C-0305E82C3301","strict":null}
    """#

  static let wired = #"""
    {"flag":1,"word":"false","count":"-12","small":"5","big":"9007199254740993","ratio":"0.5","price":"12.340","maybe":0,"flags":[1,0],"counts":["1",null],"prices":{"a":"0.1"},"ticket":"7","yes":1,"moment":"1700000000.5","millis":"1700000000500","moments":["5"]}
    """#

  static let member =
    #"{"id":1,"name":"n","seen":5,"role":"admin","password":7,"invite":[]}"#

  static let change = #"""
    {"title":"t","body":"b","due":5,"start":6,"dates":[1],"visits":[2.5],"count":"3","size":"4","point":{"x":1},"style":{"color":"red"},"token":"s"}
    """#

  static let work = #"""
    {"title":"t","year":1,"painter":"p","count":3,"+1":4,"URL":"https://a.b","isVIP":true,"is_vip":false,"class":"c","init":"i","json":1,"fields":2,"field":3,"keys":4,"key":5,"value":6,"description":"d","hash_value":7,"ключ":"k","a\\b\"c":"e"}
    """#

  static let expression =
    #"{"left":1.5,"right":{"left":[1,{"left":2,"right":3}],"right":"?"}}"#

  static let tree =
    #"{"kind":"node","left":{"kind":"leaf","value":1},"right":{"kind":"node","left":{"kind":"leaf","value":2}}}"#

  static let unions = #"""
    {"shape":{"kind":"circle","radius":1},"event":{"type":1,"x":5},"content":1,"answer":true,
    "shapes":[{"kind":"box","side":2}],"events":[{"type":7}],"lossy":[{"kind":"circle","radius":1},{"kind":"no"}]}
    """#

  static let scalars = #"""
    {"text":"té\"\\\n🃏","flag":true,"count":-3,"small":2147483647,"big":9007199254740993,"ratio":0.1,
    "amount":12.345678901234,"at":"2026-11-21T05:47:30.5+01:00","unix":1700000000.5,"millis":1700000000500,
    "modified":"Sat, 21 Nov 2026 05:47:30 GMT","local":"2026-11-21 05:47","day":"2026-02-28",
    "image_url":"https://example.com/a?b=1","user_id":"8A1C2E9E-6B5D-4B0E-9C2E-0123456789AB",
    "blob":"AAEC/w==","anything":{"a":[1,null,{"b":"c"}]}}
    """#

  static let located = #"""
    {"id":1,"user":{"display_name":"Ada","names":{"nick":"a"}},"tags":["x","y"],
    "items":[{"name":"a","seen":1},{"name":"b","seen":"no"},{"name":"c","seen":2.5}],
    "rows":[{"cells":[1,2]},{"cells":[]}],"a.b":{"c":"dot"},"login":"ada","email":null,
    "stats":{"level":4,"on":1,"raw":[null],"any":null,"change":null}}
    """#

  static let shapes = [
    #"{"kind":"circle","radius":1}"#, #"{"kind":"box","side":2,"label":"l"}"#,
    #"{"kind":"any","a":[1]}"#,
    #"{"kind":"any","a":{"kind":1}}"#, #"{"kind":"times","a":5.5,"b":null}"#,
    #"{"kind":"numbers","a":1}"#, #"{"kind":"scored","name":"n","a":1}"#,
  ]

  /// 68 members, more than the bits of a word.
  static let wideMembers: [String] = {
    let names = """
      a b c d e f g h i j k l m n o p q r s t u v w x aa ab ac ad ae af ag ah ai aj ak al am an ao \
      ap aq ar at au av aw ax ay ba bb bc bd be bf bg bh bi bj bk bl bm bn bo bp
      """
    let numbered = names.split(separator: " ").enumerated().map { "\"\($1)\":\($0)" }
    return numbered + [#""za":64"#, #""zb":"s3cret""#, #""zc":null"#, #""zd":67"#]
  }()

  static let wide = "{\(wideMembers.joined(separator: ","))}"

  /// All fields of `Defaults`, each different from its default.
  static let defaults = #"""
    {"text":"t","flag":false,"count":1,"ratio":1.5,"amount":0.1,"at":"2026-11-21T10:00:00Z","unix":5,
    "day":"2026-11-21","url":"https://a.b","uuid":"8A1C2E9E-6B5D-4B0E-9C2E-0123456789AC","anything":null,
    "list":["a"],"map":{"a":1},"deck":"d","suit":"CLUBS","rank":"JACK","level":1,"point":{"x":2},"yes":0}
    """#
}
