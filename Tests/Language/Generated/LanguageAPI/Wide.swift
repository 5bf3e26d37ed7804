// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Wide: Equatable, Sendable {
  public var a: Int
  public var b: Int?
  public var c: Int
  public var d: Int?
  public var e: Int
  public var f: Int?
  public var g: Int
  public var h: Int?
  public var i: Int
  public var j: Int?
  public var k: Int
  public var l: Int?
  public var m: Int
  public var n: Int?
  public var o: Int
  public var p: Int?
  public var q: Int
  public var r: Int?
  public var s: Int
  public var t: Int?
  public var u: Int
  public var v: Int?
  public var w: Int
  public var x: Int?
  public var aa: Int
  public var ab: Int?
  public var ac: Int
  public var ad: Int?
  public var ae: Int
  public var af: Int?
  public var ag: Int
  public var ah: Int?
  public var ai: Int
  public var aj: Int?
  public var ak: Int
  public var al: Int?
  public var am: Int
  public var an: Int?
  public var ao: Int
  public var ap: Int?
  public var aq: Int
  public var ar: Int?
  public var at: Int
  public var au: Int?
  public var av: Int
  public var aw: Int?
  public var ax: Int
  public var ay: Int?
  public var ba: Int
  public var bb: Int?
  public var bc: Int
  public var bd: Int?
  public var be: Int
  public var bf: Int?
  public var bg: Int
  public var bh: Int?
  public var bi: Int
  public var bj: Int?
  public var bk: Int
  public var bl: Int?
  public var bm: Int
  public var bn: Int?
  public var bo: Int
  public var bp: Int?
  public var za: Int
  public var zb: String?
  public var zc: JSONValue
  public var zd: Int

  public init(
    a: Int,
    b: Int? = nil,
    c: Int,
    d: Int? = nil,
    e: Int,
    f: Int? = nil,
    g: Int,
    h: Int? = nil,
    i: Int,
    j: Int? = nil,
    k: Int,
    l: Int? = nil,
    m: Int,
    n: Int? = nil,
    o: Int,
    p: Int? = nil,
    q: Int,
    r: Int? = nil,
    s: Int,
    t: Int? = nil,
    u: Int,
    v: Int? = nil,
    w: Int,
    x: Int? = nil,
    aa: Int,
    ab: Int? = nil,
    ac: Int,
    ad: Int? = nil,
    ae: Int,
    af: Int? = nil,
    ag: Int,
    ah: Int? = nil,
    ai: Int,
    aj: Int? = nil,
    ak: Int,
    al: Int? = nil,
    am: Int,
    an: Int? = nil,
    ao: Int,
    ap: Int? = nil,
    aq: Int,
    ar: Int? = nil,
    at: Int,
    au: Int? = nil,
    av: Int,
    aw: Int? = nil,
    ax: Int,
    ay: Int? = nil,
    ba: Int,
    bb: Int? = nil,
    bc: Int,
    bd: Int? = nil,
    be: Int,
    bf: Int? = nil,
    bg: Int,
    bh: Int? = nil,
    bi: Int,
    bj: Int? = nil,
    bk: Int,
    bl: Int? = nil,
    bm: Int,
    bn: Int? = nil,
    bo: Int,
    bp: Int? = nil,
    za: Int,
    zb: String? = nil,
    zc: JSONValue,
    zd: Int
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
    self.g = g
    self.h = h
    self.i = i
    self.j = j
    self.k = k
    self.l = l
    self.m = m
    self.n = n
    self.o = o
    self.p = p
    self.q = q
    self.r = r
    self.s = s
    self.t = t
    self.u = u
    self.v = v
    self.w = w
    self.x = x
    self.aa = aa
    self.ab = ab
    self.ac = ac
    self.ad = ad
    self.ae = ae
    self.af = af
    self.ag = ag
    self.ah = ah
    self.ai = ai
    self.aj = aj
    self.ak = ak
    self.al = al
    self.am = am
    self.an = an
    self.ao = ao
    self.ap = ap
    self.aq = aq
    self.ar = ar
    self.at = at
    self.au = au
    self.av = av
    self.aw = aw
    self.ax = ax
    self.ay = ay
    self.ba = ba
    self.bb = bb
    self.bc = bc
    self.bd = bd
    self.be = be
    self.bf = bf
    self.bg = bg
    self.bh = bh
    self.bi = bi
    self.bj = bj
    self.bk = bk
    self.bl = bl
    self.bm = bm
    self.bn = bn
    self.bo = bo
    self.bp = bp
    self.za = za
    self.zb = zb
    self.zc = zc
    self.zd = zd
  }
}

extension Wide: JSONDecodable {
  private static let keys: JSONKeys = """
    a b c d e f g h i j k l m n o p q r s t u v w x aa ab ac ad ae af ag ah ai aj ak al am an ao \
    ap aq ar at au av aw ax ay ba bb bc bd be bf bg bh bi bj bk bl bm bn bo bp za zb zc zd
    """

  public init?(from json: inout JSONReader) {
    var a: Int?
    var b: Int?
    var c: Int?
    var d: Int?
    var e: Int?
    var f: Int?
    var g: Int?
    var h: Int?
    var i: Int?
    var j: Int?
    var k: Int?
    var l: Int?
    var m: Int?
    var n: Int?
    var o: Int?
    var p: Int?
    var q: Int?
    var r: Int?
    var s: Int?
    var t: Int?
    var u: Int?
    var v: Int?
    var w: Int?
    var x: Int?
    var aa: Int?
    var ab: Int?
    var ac: Int?
    var ad: Int?
    var ae: Int?
    var af: Int?
    var ag: Int?
    var ah: Int?
    var ai: Int?
    var aj: Int?
    var ak: Int?
    var al: Int?
    var am: Int?
    var an: Int?
    var ao: Int?
    var ap: Int?
    var aq: Int?
    var ar: Int?
    var at: Int?
    var au: Int?
    var av: Int?
    var aw: Int?
    var ax: Int?
    var ay: Int?
    var ba: Int?
    var bb: Int?
    var bc: Int?
    var bd: Int?
    var be: Int?
    var bf: Int?
    var bg: Int?
    var bh: Int?
    var bi: Int?
    var bj: Int?
    var bk: Int?
    var bl: Int?
    var bm: Int?
    var bn: Int?
    var bo: Int?
    var bp: Int?
    var za: Int?
    var zb: String?
    var zc: JSONValue?
    var zd: Int?
    var fields = json.object(Self.keys, nulls: [0x0, 0x4], secret: [0x0, 0x2])
    while let field = json.next(&fields) {
      switch field {
      case 0: a = json.int()
      case 1: b = json.int()
      case 2: c = json.int()
      case 3: d = json.int()
      case 4: e = json.int()
      case 5: f = json.int()
      case 6: g = json.int()
      case 7: h = json.int()
      case 8: i = json.int()
      case 9: j = json.int()
      case 10: k = json.int()
      case 11: l = json.int()
      case 12: m = json.int()
      case 13: n = json.int()
      case 14: o = json.int()
      case 15: p = json.int()
      case 16: q = json.int()
      case 17: r = json.int()
      case 18: s = json.int()
      case 19: t = json.int()
      case 20: u = json.int()
      case 21: v = json.int()
      case 22: w = json.int()
      case 23: x = json.int()
      case 24: aa = json.int()
      case 25: ab = json.int()
      case 26: ac = json.int()
      case 27: ad = json.int()
      case 28: ae = json.int()
      case 29: af = json.int()
      case 30: ag = json.int()
      case 31: ah = json.int()
      case 32: ai = json.int()
      case 33: aj = json.int()
      case 34: ak = json.int()
      case 35: al = json.int()
      case 36: am = json.int()
      case 37: an = json.int()
      case 38: ao = json.int()
      case 39: ap = json.int()
      case 40: aq = json.int()
      case 41: ar = json.int()
      case 42: at = json.int()
      case 43: au = json.int()
      case 44: av = json.int()
      case 45: aw = json.int()
      case 46: ax = json.int()
      case 47: ay = json.int()
      case 48: ba = json.int()
      case 49: bb = json.int()
      case 50: bc = json.int()
      case 51: bd = json.int()
      case 52: be = json.int()
      case 53: bf = json.int()
      case 54: bg = json.int()
      case 55: bh = json.int()
      case 56: bi = json.int()
      case 57: bj = json.int()
      case 58: bk = json.int()
      case 59: bl = json.int()
      case 60: bm = json.int()
      case 61: bn = json.int()
      case 62: bo = json.int()
      case 63: bp = json.int()
      case 64: za = json.int()
      case 65: zb = json.string()
      case 66: zc = json.value()
      default: zd = json.int()
      }
    }
    guard json.finish(fields, required: [0x5555_5555_5555_5555, 0xd]), let a, let c, let e, let g,
      let i, let k, let m, let o, let q, let s, let u, let w, let aa, let ac, let ae, let ag,
      let ai, let ak, let am, let ao, let aq, let at, let av, let ax, let ba, let bc, let be,
      let bg, let bi, let bk, let bm, let bo, let za, let zc, let zd
    else { return nil }
    self.init(
      a: a,
      b: b,
      c: c,
      d: d,
      e: e,
      f: f,
      g: g,
      h: h,
      i: i,
      j: j,
      k: k,
      l: l,
      m: m,
      n: n,
      o: o,
      p: p,
      q: q,
      r: r,
      s: s,
      t: t,
      u: u,
      v: v,
      w: w,
      x: x,
      aa: aa,
      ab: ab,
      ac: ac,
      ad: ad,
      ae: ae,
      af: af,
      ag: ag,
      ah: ah,
      ai: ai,
      aj: aj,
      ak: ak,
      al: al,
      am: am,
      an: an,
      ao: ao,
      ap: ap,
      aq: aq,
      ar: ar,
      at: at,
      au: au,
      av: av,
      aw: aw,
      ax: ax,
      ay: ay,
      ba: ba,
      bb: bb,
      bc: bc,
      bd: bd,
      be: be,
      bf: bf,
      bg: bg,
      bh: bh,
      bi: bi,
      bj: bj,
      bk: bk,
      bl: bl,
      bm: bm,
      bn: bn,
      bo: bo,
      bp: bp,
      za: za,
      zb: zb,
      zc: zc,
      zd: zd
    )
  }
}

extension Wide: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("a", a)
    json.field("b", b)
    json.field("c", c)
    json.field("d", d)
    json.field("e", e)
    json.field("f", f)
    json.field("g", g)
    json.field("h", h)
    json.field("i", i)
    json.field("j", j)
    json.field("k", k)
    json.field("l", l)
    json.field("m", m)
    json.field("n", n)
    json.field("o", o)
    json.field("p", p)
    json.field("q", q)
    json.field("r", r)
    json.field("s", s)
    json.field("t", t)
    json.field("u", u)
    json.field("v", v)
    json.field("w", w)
    json.field("x", x)
    json.field("aa", aa)
    json.field("ab", ab)
    json.field("ac", ac)
    json.field("ad", ad)
    json.field("ae", ae)
    json.field("af", af)
    json.field("ag", ag)
    json.field("ah", ah)
    json.field("ai", ai)
    json.field("aj", aj)
    json.field("ak", ak)
    json.field("al", al)
    json.field("am", am)
    json.field("an", an)
    json.field("ao", ao)
    json.field("ap", ap)
    json.field("aq", aq)
    json.field("ar", ar)
    json.field("at", at)
    json.field("au", au)
    json.field("av", av)
    json.field("aw", aw)
    json.field("ax", ax)
    json.field("ay", ay)
    json.field("ba", ba)
    json.field("bb", bb)
    json.field("bc", bc)
    json.field("bd", bd)
    json.field("be", be)
    json.field("bf", bf)
    json.field("bg", bg)
    json.field("bh", bh)
    json.field("bi", bi)
    json.field("bj", bj)
    json.field("bk", bk)
    json.field("bl", bl)
    json.field("bm", bm)
    json.field("bn", bn)
    json.field("bo", bo)
    json.field("bp", bp)
    json.field("za", za)
    json.field("zb", zb, secret: true)
    json.field("zc", zc)
    json.field("zd", zd)
    json.endObject()
  }
}

extension Wide: CustomReflectable {
  /// The secrets are masked, here and wherever the value is printed.
  public var customMirror: Mirror {
    Secret.mirror(
      self,
      [
        "a": a,
        "b": b,
        "c": c,
        "d": d,
        "e": e,
        "f": f,
        "g": g,
        "h": h,
        "i": i,
        "j": j,
        "k": k,
        "l": l,
        "m": m,
        "n": n,
        "o": o,
        "p": p,
        "q": q,
        "r": r,
        "s": s,
        "t": t,
        "u": u,
        "v": v,
        "w": w,
        "x": x,
        "aa": aa,
        "ab": ab,
        "ac": ac,
        "ad": ad,
        "ae": ae,
        "af": af,
        "ag": ag,
        "ah": ah,
        "ai": ai,
        "aj": aj,
        "ak": ak,
        "al": al,
        "am": am,
        "an": an,
        "ao": ao,
        "ap": ap,
        "aq": aq,
        "ar": ar,
        "at": at,
        "au": au,
        "av": av,
        "aw": aw,
        "ax": ax,
        "ay": ay,
        "ba": ba,
        "bb": bb,
        "bc": bc,
        "bd": bd,
        "be": be,
        "bf": bf,
        "bg": bg,
        "bh": bh,
        "bi": bi,
        "bj": bj,
        "bk": bk,
        "bl": bl,
        "bm": bm,
        "bn": bn,
        "bo": bo,
        "bp": bp,
        "za": za,
        "zb": Secret.masked,
        "zc": zc,
        "zd": zd,
      ]
    )
  }
}
