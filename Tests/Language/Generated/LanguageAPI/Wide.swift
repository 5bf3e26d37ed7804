// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Wide: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
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

// MARK: - Coding

extension Wide {
  private enum WireKey: ~Copyable {
    case a
    case b
    case c
    case d
    case e
    case f
    case g
    case h
    case i
    case j
    case k
    case l
    case m
    case n
    case o
    case p
    case q
    case r
    case s
    case t
    case u
    case v
    case w
    case x
    case aa
    case ab
    case ac
    case ad
    case ae
    case af
    case ag
    case ah
    case ai
    case aj
    case ak
    case al
    case am
    case an
    case ao
    case ap
    case aq
    case ar
    case at
    case au
    case av
    case aw
    case ax
    case ay
    case ba
    case bb
    case bc
    case bd
    case be
    case bf
    case bg
    case bh
    case bi
    case bj
    case bk
    case bl
    case bm
    case bn
    case bo
    case bp
    case za
    case zb
    case zc
    case zd
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("a required", as: .a)
    keys.add("b", as: .b)
    keys.add("c required", as: .c)
    keys.add("d", as: .d)
    keys.add("e required", as: .e)
    keys.add("f", as: .f)
    keys.add("g required", as: .g)
    keys.add("h", as: .h)
    keys.add("i required", as: .i)
    keys.add("j", as: .j)
    keys.add("k required", as: .k)
    keys.add("l", as: .l)
    keys.add("m required", as: .m)
    keys.add("n", as: .n)
    keys.add("o required", as: .o)
    keys.add("p", as: .p)
    keys.add("q required", as: .q)
    keys.add("r", as: .r)
    keys.add("s required", as: .s)
    keys.add("t", as: .t)
    keys.add("u required", as: .u)
    keys.add("v", as: .v)
    keys.add("w required", as: .w)
    keys.add("x", as: .x)
    keys.add("aa required", as: .aa)
    keys.add("ab", as: .ab)
    keys.add("ac required", as: .ac)
    keys.add("ad", as: .ad)
    keys.add("ae required", as: .ae)
    keys.add("af", as: .af)
    keys.add("ag required", as: .ag)
    keys.add("ah", as: .ah)
    keys.add("ai required", as: .ai)
    keys.add("aj", as: .aj)
    keys.add("ak required", as: .ak)
    keys.add("al", as: .al)
    keys.add("am required", as: .am)
    keys.add("an", as: .an)
    keys.add("ao required", as: .ao)
    keys.add("ap", as: .ap)
    keys.add("aq required", as: .aq)
    keys.add("ar", as: .ar)
    keys.add("at required", as: .at)
    keys.add("au", as: .au)
    keys.add("av required", as: .av)
    keys.add("aw", as: .aw)
    keys.add("ax required", as: .ax)
    keys.add("ay", as: .ay)
    keys.add("ba required", as: .ba)
    keys.add("bb", as: .bb)
    keys.add("bc required", as: .bc)
    keys.add("bd", as: .bd)
    keys.add("be required", as: .be)
    keys.add("bf", as: .bf)
    keys.add("bg required", as: .bg)
    keys.add("bh", as: .bh)
    keys.add("bi required", as: .bi)
    keys.add("bj", as: .bj)
    keys.add("bk required", as: .bk)
    keys.add("bl", as: .bl)
    keys.add("bm required", as: .bm)
    keys.add("bn", as: .bn)
    keys.add("bo required", as: .bo)
    keys.add("bp", as: .bp)
    keys.add("za required", as: .za)
    keys.add("zb secret", as: .zb)
    keys.add("zc required nullable", as: .zc)
    keys.add("zd required", as: .zd)
  }

  public init?(from json: inout JSONReader) {
    var a = 0
    var b: Int?
    var c = 0
    var d: Int?
    var e = 0
    var f: Int?
    var g = 0
    var h: Int?
    var i = 0
    var j: Int?
    var k = 0
    var l: Int?
    var m = 0
    var n: Int?
    var o = 0
    var p: Int?
    var q = 0
    var r: Int?
    var s = 0
    var t: Int?
    var u = 0
    var v: Int?
    var w = 0
    var x: Int?
    var aa = 0
    var ab: Int?
    var ac = 0
    var ad: Int?
    var ae = 0
    var af: Int?
    var ag = 0
    var ah: Int?
    var ai = 0
    var aj: Int?
    var ak = 0
    var al: Int?
    var am = 0
    var an: Int?
    var ao = 0
    var ap: Int?
    var aq = 0
    var ar: Int?
    var at = 0
    var au: Int?
    var av = 0
    var aw: Int?
    var ax = 0
    var ay: Int?
    var ba = 0
    var bb: Int?
    var bc = 0
    var bd: Int?
    var be = 0
    var bf: Int?
    var bg = 0
    var bh: Int?
    var bi = 0
    var bj: Int?
    var bk = 0
    var bl: Int?
    var bm = 0
    var bn: Int?
    var bo = 0
    var bp: Int?
    var za = 0
    var zb: String?
    var zc: JSONValue?
    var zd = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .a: json.int(&a)
      case .b: json.int(&b)
      case .c: json.int(&c)
      case .d: json.int(&d)
      case .e: json.int(&e)
      case .f: json.int(&f)
      case .g: json.int(&g)
      case .h: json.int(&h)
      case .i: json.int(&i)
      case .j: json.int(&j)
      case .k: json.int(&k)
      case .l: json.int(&l)
      case .m: json.int(&m)
      case .n: json.int(&n)
      case .o: json.int(&o)
      case .p: json.int(&p)
      case .q: json.int(&q)
      case .r: json.int(&r)
      case .s: json.int(&s)
      case .t: json.int(&t)
      case .u: json.int(&u)
      case .v: json.int(&v)
      case .w: json.int(&w)
      case .x: json.int(&x)
      case .aa: json.int(&aa)
      case .ab: json.int(&ab)
      case .ac: json.int(&ac)
      case .ad: json.int(&ad)
      case .ae: json.int(&ae)
      case .af: json.int(&af)
      case .ag: json.int(&ag)
      case .ah: json.int(&ah)
      case .ai: json.int(&ai)
      case .aj: json.int(&aj)
      case .ak: json.int(&ak)
      case .al: json.int(&al)
      case .am: json.int(&am)
      case .an: json.int(&an)
      case .ao: json.int(&ao)
      case .ap: json.int(&ap)
      case .aq: json.int(&aq)
      case .ar: json.int(&ar)
      case .at: json.int(&at)
      case .au: json.int(&au)
      case .av: json.int(&av)
      case .aw: json.int(&aw)
      case .ax: json.int(&ax)
      case .ay: json.int(&ay)
      case .ba: json.int(&ba)
      case .bb: json.int(&bb)
      case .bc: json.int(&bc)
      case .bd: json.int(&bd)
      case .be: json.int(&be)
      case .bf: json.int(&bf)
      case .bg: json.int(&bg)
      case .bh: json.int(&bh)
      case .bi: json.int(&bi)
      case .bj: json.int(&bj)
      case .bk: json.int(&bk)
      case .bl: json.int(&bl)
      case .bm: json.int(&bm)
      case .bn: json.int(&bn)
      case .bo: json.int(&bo)
      case .bp: json.int(&bp)
      case .za: json.int(&za)
      case .zb: json.string(&zb)
      case .zc: zc = json.value()
      case .zd: json.int(&zd)
      }
    }
    guard json.finish(&object), let zc else { return nil }
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

extension Wide {
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

// MARK: - Equality

extension Wide {
  public static func areEqual(_ one: Wide, _ other: Wide) -> Bool {
    guard Equality.of(one.a, other.a),
      Equality.of(one.b, other.b),
      Equality.of(one.c, other.c),
      Equality.of(one.d, other.d),
      Equality.of(one.e, other.e),
      Equality.of(one.f, other.f),
      Equality.of(one.g, other.g),
      Equality.of(one.h, other.h),
      Equality.of(one.i, other.i),
      Equality.of(one.j, other.j),
      Equality.of(one.k, other.k),
      Equality.of(one.l, other.l),
      Equality.of(one.m, other.m),
      Equality.of(one.n, other.n),
      Equality.of(one.o, other.o),
      Equality.of(one.p, other.p),
      Equality.of(one.q, other.q),
      Equality.of(one.r, other.r),
      Equality.of(one.s, other.s),
      Equality.of(one.t, other.t),
      Equality.of(one.u, other.u),
      Equality.of(one.v, other.v),
      Equality.of(one.w, other.w),
      Equality.of(one.x, other.x),
      Equality.of(one.aa, other.aa),
      Equality.of(one.ab, other.ab),
      Equality.of(one.ac, other.ac),
      Equality.of(one.ad, other.ad),
      Equality.of(one.ae, other.ae),
      Equality.of(one.af, other.af),
      Equality.of(one.ag, other.ag),
      Equality.of(one.ah, other.ah),
      Equality.of(one.ai, other.ai),
      Equality.of(one.aj, other.aj),
      Equality.of(one.ak, other.ak),
      Equality.of(one.al, other.al),
      Equality.of(one.am, other.am),
      Equality.of(one.an, other.an),
      Equality.of(one.ao, other.ao),
      Equality.of(one.ap, other.ap),
      Equality.of(one.aq, other.aq),
      Equality.of(one.ar, other.ar),
      Equality.of(one.at, other.at),
      Equality.of(one.au, other.au),
      Equality.of(one.av, other.av),
      Equality.of(one.aw, other.aw),
      Equality.of(one.ax, other.ax),
      Equality.of(one.ay, other.ay),
      Equality.of(one.ba, other.ba),
      Equality.of(one.bb, other.bb),
      Equality.of(one.bc, other.bc),
      Equality.of(one.bd, other.bd),
      Equality.of(one.be, other.be),
      Equality.of(one.bf, other.bf),
      Equality.of(one.bg, other.bg),
      Equality.of(one.bh, other.bh),
      Equality.of(one.bi, other.bi),
      Equality.of(one.bj, other.bj),
      Equality.of(one.bk, other.bk),
      Equality.of(one.bl, other.bl),
      Equality.of(one.bm, other.bm),
      Equality.of(one.bn, other.bn),
      Equality.of(one.bo, other.bo),
      Equality.of(one.bp, other.bp),
      Equality.of(one.za, other.za),
      Equality.of(one.zb, other.zb),
      Equality.of(one.zc, other.zc),
      Equality.of(one.zd, other.zd)
    else { return false }
    return true
  }
}

// MARK: - Printing

extension Wide: CustomReflectable {
  /// Masks the secrets wherever the value is printed.
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
