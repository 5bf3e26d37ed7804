import EndpointJSON

/// Keys of OpenAPI, JSON Schema and other tools, with their equivalents in the spec language.
enum ForeignKeys {
  /// The key of our language among the known ones. Nil for an unknown key.
  ///
  /// - Parameter present: The keys that the object has. Others are preferred.
  static func key(
    for key: String,
    among known: [String],
    present: (String) -> Bool = { _ in false }
  ) -> String? {
    let plain = lettersAndDigits(of: key)
    if let same = known.first(where: { lettersAndDigits(of: $0) == plain }) { return same }
    // `outputDirectory` of settings.
    let ends = known.contains("specs") ? ["directory", "folder", "path", "dir"] : []
    if let end = ends.first(where: plain.hasSuffix),
      let name = known.first(where: { $0 == plain.dropLast(end.count) })
    {
      return name
    }
    let found = (keys[plain] ?? []).filter(known.contains)
    return found.first { !present($0) } ?? found.first
  }

  /// Keys that have no equivalent, with the reason to remove them.
  static func removal(of key: String, among known: [String]) -> String? {
    switch lettersAndDigits(of: key) {
    case "operationid" where known.contains("path"), "name" where known.contains("path"),
      "id" where known.contains("path"):
      "remove it: an endpoint is named by its key, as in \"Item.list\""
    case "tags", "tag", "group", "groups", "category", "module":
      known.contains("path")
        ? "remove it: the part before the dot in an endpoint's name is its group" : nil
    case "type" where known.contains("enum"): "remove it: the values of the enum decide its type"
    case "required" where known.contains("encoding") && !known.contains("label"):
      "remove it: a body is required unless its type ends in \"?\""
    case "description", "summary", "title":
      known.contains("at") && known.contains("headers") && !known.contains("path")
        ? "remove it: the summary of the endpoint describes its response" : nil
    case "limit", "pagesize", "perpage", "size", "maxresults", "count":
      known.contains("style") && known.contains("items") && !known.contains("limit")
        ? "remove it: only the style \"offset\" needs the size of a page; declare it in \"parameters\""
        : nil
    case "parameter", "param":
      known.contains("style") && known.contains("items") && !known.contains("parameter")
        ? "remove it: the URL of the next page has all parameters" : nil
    case "prefix", "classprefix", "typeprefix":
      known.contains("module") && known.contains("access")
        ? "remove it: types of other modules may have the same names" : nil
    case "externaldocs", "docs", "links": "remove it: write the link in \"description\""
    case "callbacks", "webhooks": "remove it: a client sends requests, and receives none"
    case "xml": "remove it: bodies are JSON, forms, texts or bytes"
    case "jsonschemadialect", "$id", "$comment", "$anchor", "info", "externalid":
      "remove it, or name it \"x-\(key.filter { $0 != "$" })\""
    case "uniqueitems", "multipleof", "minproperties", "maxproperties", "exclusiveminimum",
      "exclusivemaximum", "contentencoding", "contentmediatype":
      "remove it: \"limits\" has no such key"
    case "retry", "retries", "retrypolicy", "maxretries":
      "remove it: the client retries; its middleware decides how often"
    case "validate", "validation", "validationtype", "validstatuscodes", "acceptablestatuscodes":
      known.contains("path")
        ? "remove it: every status that is not from 200 to 299 is an error" : nil
    case "async", "await", "asynchronous":
      known.contains("path") ? "remove it: every call is asynchronous" : nil
    case "primarykey", "unique", "index", "indexed", "readonly", "access":
      known.contains("lossy") ? "remove it: it has no meaning on the wire" : nil
    default: nil
    }
  }

  private static let keys: [String: [String]] = [
    // The document.
    "title": ["api", "summary"], "name": ["api", "key", "case", "external", "as", "at"],
    "apiname": ["api"], "baseurl": ["servers", "url", "server"], "basepath": ["servers"],
    "endpoint": ["path", "endpoints", "at"], "baseuri": ["servers"], "hosts": ["servers"],
    "environments": ["servers"], "environment": ["server"], "securityschemes": ["authentication"],
    "securitydefinitions": ["authentication"], "security": ["authentication"],
    "auth": ["authentication"], "authorization": ["authentication"], "auths": ["authentication"],
    "authenticated": ["authentication"], "credentials": ["authentication"],
    "components": ["types"], "schemas": ["types"], "models": ["types"], "definitions": ["types"],
    "$defs": ["types"], "defs": ["types"], "structs": ["types"], "enums": ["types"],
    "objects": ["types"], "entities": ["types"], "dtos": ["types"], "paths": ["endpoints"],
    "routes": ["endpoints"], "operations": ["endpoints"], "requests": ["endpoints"],
    "methods": ["endpoints"], "calls": ["endpoints"], "resources": ["endpoints"],
    "services": ["endpoints"], "default": ["defaults"], "global": ["defaults"],
    "common": ["defaults"], "options": ["swift", "enum"], "config": ["swift"],
    "settings": ["swift"], "tags": ["receivers"], "namespaces": ["receivers"],
    "groups": ["receivers"],
    // Endpoints.
    "url": ["servers", "path"], "uri": ["path", "url"], "route": ["path"], "href": ["path", "url"],
    "pathname": ["path"], "template": ["path", "templates"], "verb": ["method"],
    "httpmethod": ["method"],
    "parameters": ["arguments", "variables"], "query": ["parameters"], "queries": ["parameters"],
    "queryparameters": ["parameters"],
    "queryparams": ["parameters"], "querystring": ["parameters"],
    "params": ["parameters", "arguments"],
    "param": ["parameters", "parameter"], "pathparameters": ["parameters"],
    "pathparams": ["parameters"], "args": ["parameters", "arguments"],
    "inputs": ["parameters", "arguments"],
    "input": ["parameters", "arguments", "specs"], "cookies": ["parameters"],
    "requestbody": ["body"], "request": ["body", "arguments"], "payload": ["body", "response"],
    "data": ["body", "items", "response"], "post": ["body"], "task": ["body"],
    "interceptor": ["authentication"], "interceptors": ["authentication"],
    "sampledata": ["examples"], "samplevalue": ["example"],
    "responses": ["response"], "returns": ["response"], "return": ["response"],
    "result": ["response", "type"], "results": ["items", "response"], "reply": ["response"],
    "output": ["response"], "out": ["output"], "outputdir": ["output"], "outputfolder": ["output"],
    "generated": ["output"], "specdir": ["specs"], "specfolder": ["specs"], "folder": ["specs"],
    "branch": ["against"], "since": ["against"], "compare": ["against", "diff"],
    "threshold": ["failOn"],
    "fail": ["failOn"], "requireversion": ["requireBump"], "bump": ["requireBump"],
    "allowfile": ["allow"], "baseline": ["allow"], "exceptions": ["errors", "allow"],
    "severity": ["level"], "apps": ["app"], "rules": ["levels"], "overrides": ["levels"],
    "success": ["response"], "resp": ["response"],
    "failures": ["errors"], "throws": ["errors"], "problems": ["errors"],
    "paging": ["pagination"], "paginated": ["pagination"], "paginate": ["pagination"],
    "pager": ["pagination"], "caching": ["cache"], "cachepolicy": ["cache"],
    "retryable": ["idempotent"], "safe": ["idempotent"], "redirect": ["redirects"],
    "followredirects": ["redirects"], "timeoutinterval": ["timeout"], "timeoutseconds": ["timeout"],
    "servers": ["server"], "obsolete": ["deprecated"],
    "deprecationreason": ["deprecated", "message"], "isdeprecated": ["deprecated"],
    "deprecation": ["deprecated"],
    "sample": ["examples", "example"],
    "samples": ["examples", "example"], "example": ["examples"], "examples": ["example"],
    "doc": ["summary"], "docs": ["summary"], "comment": ["summary", "reason"],
    "note": ["summary", "message", "reason"],
    "notes": ["description", "summary"], "documentation": ["description", "summary"],
    "description": ["summary", "reason"], "label": ["summary"], "brief": ["summary"],
    "httpheaders": ["headers"], "header": ["headers", "key"],
    // Types.
    "properties": ["fields"], "members": ["fields", "union"], "attributes": ["fields"],
    "props": ["fields"], "columns": ["fields"], "extends": ["include"], "implements": ["include"],
    "inherits": ["include"],
    "includes": ["include"], "mixins": ["include"], "embeds": ["include"],
    "base": ["include", "against"],
    "allof": ["include"], "values": ["enum"], "cases": ["enum", "union"], "constants": ["enum"],
    "oneof": ["union"], "anyof": ["union"], "case": ["enum"], "variants": ["union"],
    "choices": ["union", "enum"],
    "alternatives": ["union"], "discriminator": ["by", "tag"], "tagfield": ["by"],
    "tagged": ["by"], "discriminant": ["by"], "tag": ["by"], "key": ["by"], "switch": ["by"],
    "typefield": ["by"],
    "kindfield": ["by"], "additionalproperties": ["additional"], "extra": ["additional"],
    "additionalfields": ["additional"], "extras": ["additional"], "typealias": ["alias"],
    "ref": ["alias", "type", "against"], "newtype": ["identifier"], "idtype": ["identifier"],
    "strict": ["closed"], "exhaustive": ["closed"], "frozen": ["closed"],
    "fixed": ["constant", "closed"],
    "renamedfrom": ["was"], "previously": ["was"], "formerly": ["was"], "oldname": ["was"],
    "formername": ["was"], "aka": ["was"], "aliases": ["was"], "package": ["module"],
    "import": ["module"], "raw": ["value", "wire"], "rawvalue": ["value"],
    "rawtype": ["identifier"],
    // Fields and parameters.
    "schema": ["type"], "model": ["type"], "body": ["type", "response"], "kind": ["type", "style"],
    "datatype": ["type"], "class": ["type"], "swiftname": ["as"], "swift": ["as"], "rename": ["as"],
    "renameto": ["as"], "property": ["as"], "propertyname": ["as"], "variable": ["as"],
    "const": ["constant"], "fixedvalue": ["constant"], "literal": ["constant"],
    "apikey": ["key"], "keyname": ["key"], "headername": ["key"], "path": ["at", "items"],
    "jsonpath": ["at"], "keypath": ["at"], "pointer": ["at"], "nested": ["at"], "unwrap": ["at"],
    "envelope": ["at"], "wrapper": ["at"], "root": ["at"], "defaultvalue": ["default"],
    "fallback": ["default"], "serverdefaultvalue": ["serverDefault"], "null": ["nullable"],
    "isnullable": ["nullable"], "tolerant": ["lenient", "lossy"], "failable": ["lenient", "lossy"],
    "sensitive": ["secret"], "private": ["secret"], "hidden": ["secret"], "redacted": ["secret"],
    "direction": ["only"], "serialization": ["style", "wire"], "collectionformat": ["style"],
    "arrayformat": ["style", "arrays"], "allowemptyvalue": ["allowEmpty"],
    "emptyvalue": ["allowEmpty"],
    "location": ["in", "at"], "where": ["in", "at"], "place": ["in", "at"], "position": ["in"],
    "argumentlabel": ["label"], "argument": ["label"], "inline": ["spread"], "flatten": ["spread"],
    "limit": ["limits"], "validation": ["limits"], "constraints": ["limits"],
    "validate": ["limits"], "range": ["limits"], "usermessage": ["userFacing", "message"],
    "use": ["message"],
    "userfacingmessage": ["userFacing"], "encoded": ["wire", "encoding"],
    "minimum": ["min"], "maximum": ["max"], "gte": ["min"], "ge": ["min"], "atleast": ["min"],
    "lte": ["max"], "le": ["max"], "atmost": ["max"], "minvalue": ["min"], "maxvalue": ["max"],
    "minlength": ["length"], "maxlength": ["length"],
    "minitems": ["items"], "maxitems": ["items"], "count": ["items", "total", "limit"],
    "size": ["length", "limit"], "regex": ["pattern"], "regexp": ["pattern"], "len": ["length"],
    // Bodies, responses and streams.
    "contenttype": ["encoding"], "mediatype": ["encoding"], "mimetype": ["encoding"],
    "consumes": ["encoding"], "produces": ["encoding"], "format": ["encoding", "date"],
    "statuscode": ["status"], "statuses": ["status"], "code": ["status", "case", "kind"],
    "httpstatus": ["status"], "content": ["type"], "of": ["type", "stream"],
    "element": ["stream", "type"], "elements": ["stream"], "events": ["stream"],
    "event": ["stream"],
    "encoding": ["format"], "terminator": ["end"], "done": ["end"], "stop": ["end"],
    "sentinel": ["end"], "resume": ["reconnect"], "retry": ["reconnect"],
    "replacement": ["message"], "replacedby": ["message"], "useinstead": ["message"],
    "alternative": ["message"], "instead": ["message"],
    "notnull": ["present"], "isnotnull": ["present"], "nonnull": ["present"],
    "condition": ["when"], "if": ["when"], "match": ["when"], "exists": ["present"],
    "error": ["case", "type"], "text": ["message", "summary"], "reason": ["message"],
    // Pagination.
    "strategy": ["style"], "mode": ["style"], "type": ["style", "stream", "method", "kind"],
    "parametername": ["parameter"], "pageparameter": ["parameter"], "page": ["parameter"],
    "pageparam": ["parameter"], "cursorparameter": ["parameter"], "cursorparam": ["parameter"],
    "offsetparameter": ["parameter"], "offset": ["parameter"], "cursor": ["next"],
    "pagesize": ["limit"], "perpage": ["limit"], "limitparameter": ["limit"],
    "limitparam": ["limit"], "list": ["items"], "itemspath": ["items"], "hasmore": ["more"],
    "hasnext": ["more"], "hasnextpage": ["more"], "totalpages": ["pages"], "pagecount": ["pages"],
    "lastpage": ["pages"], "totalcount": ["total"], "totalitems": ["total"],
    "nextcursor": ["next"], "nextpage": ["next"], "nexturl": ["next"], "nextlink": ["next"],
    "after": ["next", "new"], "first": ["start"], "firstpage": ["start"],
    "from": ["start", "old", "at"],
    "select": ["at"], "datapath": ["at"], "extract": ["at"], "pluck": ["at"],
    "initial": ["start"], "startpage": ["start"],
    // Authentication.
    "scheme": ["oauth2"], "oauth": ["oauth2"], "flows": ["scopes", "oauth2"], "flow": ["oauth2"],
    "authorizationurl": ["authorizationURL"], "authorizeurl": ["authorizationURL"],
    "authurl": ["authorizationURL"], "tokenendpoint": ["tokenURL"], "scope": ["scopes", "axis"],
    "permissions": ["scopes"],
    // Servers, defaults and Swift options.
    "host": ["servers", "url"], "server": ["servers"], "address": ["url"], "vars": ["variables"],
    "variables": ["variables"], "dateformat": ["date"], "datedecodingstrategy": ["date"],
    "dateencodingstrategy": ["date"], "dates": ["date"], "datestrategy": ["date"],
    "retryafter": ["throttle"], "backoff": ["throttle"], "ratelimit": ["throttle"],
    "throttling": ["throttle"], "array": ["arrays"],
    "object": ["objects"], "accesslevel": ["access"], "visibility": ["access"],
    "accesscontrol": ["access"], "modulename": ["module"], "target": ["module", "output"],
    "targetname": ["module"], "ismutable": ["mutable"], "ishashable": ["hashable"],
    "isidentifiable": ["identifiable"], "skip": ["exclude"], "ignore": ["exclude", "allow"],
    "filter": ["include"], "until": ["sunset", "expires"],
    "removal": ["sunset"],
    "removed": ["sunset"],
    "sunsetdate": ["sunset"], "value": ["tag", "response"],
    // Settings and allow files.
    "source": ["specs", "app", "swift"], "network": ["wire"], "http": ["wire"],
    "sourcecode": ["swift"], "sources": ["specs", "app"], "inputfolder": ["specs"],
    "specification": ["specs"], "specspath": ["specs"], "outputpath": ["output"],
    "destination": ["output"], "outdir": ["output"], "templatedir": ["templates"],
    "templatefolder": ["templates"], "stencils": ["templates"], "comparewith": ["against"],
    "baseref": ["against"], "revision": ["against"], "main": ["against"], "basebranch": ["against"],
    "axes": ["axis"], "verbosity": ["show"], "visible": ["show"], "minimumlevel": ["show"],
    "failson": ["failOn"], "faillevel": ["failOn"], "semver": ["requireBump"],
    "requireversionbump": ["requireBump"], "versionbump": ["requireBump"], "allowlist": ["allow"],
    "allowed": ["allow"], "entries": ["allow"], "suppressions": ["allow"], "changes": ["allow"],
    "sourcesofapp": ["app"], "appsources": ["app"], "apptargets": ["app"], "severities": ["levels"],
    "kinds": ["levels"], "review": ["diff"], "breaking": ["diff"], "rule": ["kind"],
    "rating": ["level"], "why": ["reason"], "because": ["reason"], "justification": ["reason"],
    "message": ["fields", "reason"], "explanation": ["reason"], "change": ["kind"], "id": ["kind"],
    "subject": ["at"], "pattern": ["at"], "before": ["old"], "was": ["old"], "to": ["new"],
    "now": ["new"], "expiry": ["expires"], "expiration": ["expires"], "expireson": ["expires"],
    "validuntil": ["expires"], "expiresat": ["expires"], "deadline": ["expires"],
    "date": ["sunset", "expires"], "summary": ["reason"], "side": ["axis"],
  ]
}
