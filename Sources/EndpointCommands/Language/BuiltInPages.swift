// Written from the pages of the documentation by the tests (RECORD=1). Do not edit.

/// The words of the pages of the documentation.
let builtInPages = ###"""
  # Sources/endpoints/endpoints.docc/ChangeKinds.md Kinds of changes
   #and #api #bodies #changes #code #documentation #endpoints #enums #failures #fields #generated #kinds
   #overview #parameters #requests #responses #the #types #unions accept accepted accepts access added
   additional additions affected alone already always announced application auth-added-or-tightened
   auth-removed-or-loosened auth-scheme-details-changed available became behave body-added-optional
   body-added-required body-became-optional body-became-required body-constraint-loosened
   body-constraint-tightened body-encoding-changed body-field-added-optional body-field-added-required
   body-field-became-not-nullable body-field-became-nullable body-field-became-optional
   body-field-became-required body-field-default-changed body-field-readonly-changed body-field-removed
   body-field-type-changed body-field-type-widened body-removed book books bool breaking breaks broader called
   callers care cases choose closed cloth column com comma compile compiled conformances constants
   constraint-declared copies cover creates credential declaration declarations declare decoded deprecate
   deprecated deprecation describes descriptions details did differently direction docs-changed document double
   due earlier encoded encodings endpoint-added endpoint-deprecated endpoint-method-changed
   endpoint-path-changed endpoint-placeholder-renamed endpoint-removed endpoint-removed-after-sunset
   endpoint-renamed endpoint-undeprecated enforced enum-case-added-request enum-case-added-response-closed
   enum-case-added-response-open enum-case-removed-request enum-case-removed-response enum-closed-to-open
   enum-open-to-closed-request enum-open-to-closed-response enum-raw-value-changed error-body-changed
   error-case-added error-case-removed everything exhaustive expect fail fewer field-deprecated film finding
   fits forwarder further game generated-symbol-collision generator generator-option-changed grow had hidden
   host https ids ignore increase increased initializer initializers inline int32 int64 integer isbn item keep
   keeps label lack large length less level levels library libraryapi libraryclient limit list-kinds logs longer
   loops lose loses lost major max mean means media media-type-added media-type-removed member members messages
   min minor misreads moved moved-only namespace newbook newest non-optional nor now nullable numbers oauth2
   occurs offered omit omits options others page_size pagesize pagination-changed paper paperback
   param-added-optional param-added-required param-became-not-nullable param-became-nullable
   param-became-optional param-became-required param-constraint-loosened param-constraint-tightened
   param-default-changed param-deprecated param-encoding-changed param-location-changed param-order-changed
   param-removed param-swift-name-changed param-type-changed param-type-widened param-wire-name-changed passes
   patch pattern placeholder placeholders places preview price problem programs provide raise range rawvalue
   rebuilt receive reconnection references refused refuses remain remains removal removed removes rename renamed
   replaced require resp-body-added resp-body-removed resp-constraint-changed resp-field-added-optional
   resp-field-added-required resp-field-became-optional resp-field-became-required resp-field-removed-optional
   resp-field-removed-required resp-field-swift-name-changed resp-field-type-changed resp-field-type-narrowed
   resp-field-wire-name-changed resp-format-changed resp-header-added resp-header-removed
   resp-header-removed-optional resp-int-width-changed resp-status-success-added resp-status-success-changed
   respond responding result retries retry-timeout-idempotency-changed return returned scheme scopes search
   sending server-changed serverdefault settable shelf shipped silently size sold start style successful
   sufficient summaries sunset sunset-earlier-or-invalid sure swift-declaration-changed switch symbols tag
   throttle title tokenurl took toomany totals treat type-added type-removed-unreferenced type-renamed typealias
   unchanged under unexpected union-choice-changed union-tag-changed union-variant-added-request
   union-variant-added-response union-variant-removed-request union-variant-removed-response unix updated urls
   used version-not-bumped visible void volume volumes warning way were while width wrapping x-left x-total xml
   yet
  # Sources/endpoints/endpoints.docc/ClientFromTraffic.md A client from recorded traffic
   #and #client #export #from #generate #infer #overview #path #read #recorded #spec #step #the #traffic #varies
   #verify #what accepted accepts access_token acl actions activity add-comment additional addresses admin
   ajax-api alike alone alpine always ann annotations api_key apis application apply approve archive archives
   artifacts ask assets auth_type authenticate authorization authtoken base become beer begin beginning belongs
   between bin blue books broken browser browsers bucket buckets by-day calendar capabilities card cases cause
   channels charles chooses cli club collection complete concerns config configuration contents cookies core
   couchdb create currentuser cut database dates db_name decide decides depths description designs developer
   dictionaries differ difference different direct document documentation domain dots draw earlier edited editor
   edits eight element elements elsewhere encodings ending endpointtesting entries entry env equal equals etag
   eur even event events everything evidence exact exception face facts favorites few fit flow_runs flowrun
   fonts frequent gbp guess had hand-written happen happened har health hello hint holds host hostconfig hosts
   idempotency-key identifiers ids if-match image_url images inferred info inside invoice invoices issueresponse
   item jwt known label labels large larger lengths library light little login longer look mail map maps marked
   media members merge messageerror metadata methods mistake mitmproxy mode model mostly mp4 negotiate node
   notes numbers objects occurred octocat omits orderapproveresponse orders orgs others paginate paging
   particular parts password passwords photo php picture pictures pinned places plural postlist posts precedes
   preferences prod product_id productid program proxyman public publicsysteminfo queues ramen range rates
   reasons record recorders recording recordings recordingtransport reference register related remain remains
   removes replace replaced require respond rest restore review room rule rules sample save scripts search
   section segments select sensitive series services session share shop short shuffle sign signalr site six size
   slashes slug sometimes start starts state stated states styles suit system systemstatus tab table tags
   tasklist tasks team teams template templates theme there thing things timelapse times tokens tools
   topuserlist tour tracker turn_on txt uid unchanged undeclared under usd used user user-facing userinvoice
   username userpreferences users usually uuid valuelabel verb verbs vhost view views web well-known were word
   words work would wrapper wrappers wrote x-next-page x-vault-token
  # Sources/endpoints/endpoints.docc/ClientInTenMinutes.md A client in ten minutes
   #api #call #client #code #create #generate #generated #guard #minutes #network #overview #package #spec #step
   #ten #test #the #without #write about because builds cardgame cardgameapi cardgamefixtures cards cardstests
   checkout clean clone com complete cores digests draw draws drawtests endpointscheck five found functions
   modules newer people per plugin program public replace responds review save self small sources stub tutorial
   wrote
  # Sources/endpoints/endpoints.docc/ComingFrom.md Coming from Moya, Alamofire, swift-openapi-generator or Apollo
   #alamofire #and #apollo #behind #call #client #coming #compare #enum #for #from #function #its #login #move
   #moya #old #one #overview #replace #session #share #spec #step #swift-openapi-generator #targets #tests #the
   #time #with #write accesstokenplugin actor always apiprotocol apollo-ios-cli apolloclient archive around
   associated async authenticationinterceptor authorizationtype await base baseurl bearer because book books
   breaking cases catch certificates choose clienterror clientmiddleware clienttransport components concept
   configuration contents continue convert cookies counterpart custom datastreamrequest dependency describes
   description document download edit effects emma encoders etagcache even event eventmonitor events everything
   exclude exports fake features few filter find fixture functions generates graphql hand helpers image include
   infer input install interceptor interceptors ios jsonencoding keep know later libraries library listbooks
   local logged logging map mapping maxretryinterceptor merge minutes mocks model modules moved moyaprovider
   networktransport normalized notfound objects oldbook oldsession openapi-generator-config operation operations
   outside people pins platform plugin plugintype progress project propose proxy queries record recorded refresh
   renew renewal renews requestadapter requestjsonencodable requestparameters result retries retrypolicy reviews
   sampledata schemas screen screens serializingdecodable serverurl shared shares shuffle side signature single
   statuscode stay stays streamed stubclosure stubtransport subscriptions table targettype ten title tools try
   undeclared undocumented unexpectedstatus upload uploadmultipart uploads urlcache urlencoding urlprotocol
   urlsession users validate validationtype variables who yaml yours
  # Sources/endpoints/endpoints.docc/ContinuousIntegration.md Check changes in CI
   #accept #action #and #app #breaking #change #changes #check #gitlab #lines #name #other #overview #server
   #steps #systems #the #use #verify #write #yourself above address allow-writing-to-package-directory always
   annotates annotation annotations artifactbundle base branch broken builds clone cloud comment compiler
   compiling copy could difference differences digests edited endpoints_release entries entry even exceptions
   exit fail fail-on failon fetch fetch-depth formats fresh full generates git history image index input install
   job junit levels low markdown merge night packages plugin prebuilt publish pull push recordingtransport
   records release replace require-bump restores reviewer revision root sarif set somebody stale stop store
   stored subfolder suite summary updates variable whatever workflow working-directory write-allow xcode xml zip
  # Sources/endpoints/endpoints.docc/Diff.md Compare versions of a spec
   #accept #app #are #changes #choose #compare #compared #fails #format #git #how #levels #lines #mean #not
   #overview #see #show #sides #spec #specs #the #travels #two #types #versions #what about above accepts
   adapted added allof already annotations anyof apis application around auth-added-or-tightened avatar_image
   avatar_url await axes axis base became behaves book books branch break breaking breaks called canonical cards
   care cause character charset checkout choice chooses clone colon columns combination comes comments compile
   compiler compiles compiling const contact could created_at debug declaration declarations deleted_at depend
   depends deprecated deriveddata did differ difference differences different differently direction document
   documents draw entries entry equals evidence exact exclusiveminimum exit expected expired fail fail-on failon
   film find finding fit five folders formats found gains gone here hidden hide hosts html hunk hurts identifier
   identifiers ignore ignored increases index input inserted inside int32 integer item job judges junit kinds
   know known knows large later layout leads left less letters level lfs library limited links list-kinds
   literal literals log long lose loses lowest map mark markdown matches matter matters max_price means media
   member members mention min_price minimum minor minproperties misread misspelled mistakes moves narrow nested
   nor note notes now nullable objects occurs often oneof operation options outside parts passes places port
   price print-schema printed project proposes prove proves provide puts rare rates recorded records reference
   refuses remain remedy removed renamed reported require require-bump rev review revision rewrite sample
   samples sarif say scalar schemes search security seen select selection selects serverdefault set sets share
   shared shipped shop short size skips sparse spite standard stays stop stops store stored strings style
   subject submodule suit sum sums switch symbolic system table tag take ten there therefore things third
   through title toolchain touches travel trial trials tries try uncompared under undoes uniqueitems usually
   utf-8 variable walk warning whatever whether why word words work works worse worst write-allow wrong wrote
   xcode
  # Sources/endpoints/endpoints.docc/EditorsAndAgents.md Editors and coding agents
   #agents #and #coding #editors #for #help #overview #programs agent allowed choices complete completes
   completion content copy details diagnostics edit editor exists exit exitstatus given head hints imported
   instructions isrepeatable isrequired jetbrains look means operand options purpose remedies rules schemas
   studio summary support times update visual xcode
  # Sources/endpoints/endpoints.docc/GettingStarted.md Get started
   #canonical #change #code #commands #files #form #generated #get #limits #messages #overview #started #the
   #tool above additionalproperties agents alias allof anyof apis apply async-http-client become between breaks
   built-in chain coding conflict content contents convert corrects current dates describe describes diagnostics
   did digests dir document documents drift dump-model edit editors edits evidence exchange exchanges exist exit
   expected export findings fix fix-hints fixes fixtures folders found full git help hint infer input inputs
   keep language larger learn length levels longer longest lossy machines meant merge minutes mistakes modules
   mustache nodes offer oneof options outputs outside packages phase possible problem problems programs project
   proposes public puts receive recorded ref reload removes resolve rev review reviewers sample samples sarif
   schemas script services skipped step steps summary symbolic targets template templates ten tools transports
   unchanged way word wrong xcode yaml
  # Sources/endpoints/endpoints.docc/Install.md Install the tool
   #add #app #check #from #get #install #links #overview #package #plugin #plugins #prebuilt #run #source #the
   #tool #update #use #what about allow-network-connections allow-writing-to-package-directory alone anywhere
   artifactbundle asks binary binarytarget build-bundle builds built bundle called changelog checksum clean
   clone compiles contents copy cpu debian depend dependencies dependency depends digests either endpointexports
   endpointjson endpoints-prebuilt endpointscheck endpointtesting endpointwire everything executable exists few
   fit fixtures folders forms full generates generator git glibc hides imports inputs ios job jobs later leave
   live longer macos menu minutes modules newer out permission permissions platform project projects pull
   recompile recordings refuses release released rename rest runtime saves script sha-256 shell shop
   shopfixtures size stale stubs swiftpm targets template ten terminal trust tvos ubuntu unzip visionos watchos
   way ways xcode yet yourself zip
  # Sources/endpoints/endpoints.docc/Integers.md Integers on watches
   #does #integers #overview #the #tool #watches #what architecture arm64_32 belongs between bits choose
   clamping compiles convert dates decimal decoding digits document documentation double elsewhere fixtures hint
   identifier int64 integer jsonnumber larger listed macs milliseconds numbers offsets phones proposes raw
   retry-after runtime say sizes therefore uint64 watch watchos
  # Sources/endpoints/endpoints.docc/OpenAPI.md Convert from and to OpenAPI
   #again #and #becomes #convert #document #export #formats #from #import #infer #keywords #openapi #overview
   #parts #reads #reports #samples #some #spec #the #types #use #what #yaml 64-bit absence absent accept accepts
   additional additionalproperties addresses adopt alias allof alone always anchor anyof arrays arrive base
   base64 become begin belong belongs between beyond binary blank blankenum boolean box byte callbacks called
   caller cats chooses comes coming commas complete completions component components conflict const contenttype
   contract contradict converted cookie core correct create create-booking-payment createbookingpayment
   createstream date-time date-time-rfc-2822 date-time-rfc1123 datetime decimal decimal128 deepobject define
   defines deleted deletions depends deprecated describe description descriptions different differently digits
   discriminator django documentation documented documents double dropped edit editjson edits encodings enough
   entries entry enums equal equivalent even event event-stream eventsv1event everywhere exact exit expand
   explode express extensions fail failures fastapi features fieldsapps findall five float flows force forms
   front functions gateway git google google-datetime grpc-gateway guesses guid hand hides hints hold host html
   http-date ids ignore ignored images imported imports indented index inf inherits inline input inside
   instances instances_export_retrieve int-or-string int16 int32 int64 int8 integer issue issues js-yaml
   jsonvalue k8s keeps kubernetes kv_put language later least leave lenient less libraries line_items links
   listresponse listtype long lose lost mapping mappings markdown maxlength media member members memory merge
   merged merges messageproblem messages minimum misspelled mistake mistakes mock move moves much namespaces nan
   nearest neighbor nested nestjs nine note noun nullable nullenum objects octal often older omits omitted oneof
   operation operationid operations optionallast orders others out owner paragraphs password patch patches
   pattern pausethingv1 payload payments people pet petstore places point precede precedence precedes price
   produces proposes pull pyyaml queries quoted read_flows readable readonly receiver receivers recognizes
   recorded recursive ref reference references refers remove replace replaceconflict replaced repos responds
   rest result rfc1123 right sample sandbox save save-tracks-user say security securityschemes selects sentences
   separate sequences serverdefault serves share shared sides single something sort split springdoc springfox
   state states stay stays stored subtypes successes sunset swagger table tag tags take ten title tools traceid
   tracks tries uint16 uint32 uint64 uint8 unchanged under unions unix unix-time unixtime update updatev2 uri
   user userobject users utf-8 uuid verb warning warnings warns ways webhooks wider word words workflows would
   writeonly wrong wrote x-endpoints x-enum-descriptions x-enum-varnames x-extensible-enum x-import-only
   x-sunset x-trace-id xml yml yours
  # Sources/endpoints/endpoints.docc/Recipes.md Describe what APIs do
   #and #api #apis #app #between #body #describe #development #dictionary #differ #each #endpoint #envelope
   #errors #events #extend #file #for #form #header #headers #identifiers #keys #log #may #methods #missing
   #name #names #new #null #old #overview #pages #regions #removed #response #responses #secret #server #servers
   #set #shared #shows #something #status #stream #that #the #tokens #value #values #what #will #with announced
   catch class clear compiler compiles copy created_at createdat curl cursor dashes deprecated descriptions
   different disk downloads element equatable fileupload find formats hashable identifiable identifier inside
   iterate keep keeps label language leaves literal logs loop masks member memberid memory meta mutable nullable
   offset out paging patch progress real receive recipe reconnection recordings refuses removal removes
   requested rest rule rules schemes search selects self sendable skip skips snake_case soon structs styles
   sunset tag turns unions user var variable warn warning wins wrap
  # Sources/endpoints/endpoints.docc/ReviewAChange.md Review a change of an API
   #accept #and #api #change #generate #make #overview #raise #read #report #rest #review #safe #spec #step #the
   #version already axes branch break breaking breaks cardgame cardgameapi care comment compile compiles create
   deprecated diffs editor entries entry expiry fail fill git gitattributes guarantees hide image increases
   installed job kinds less level levels mean minutes mix necessary now opens parts posts proposal proposes pull
   relevant remedy rename require require-bump requires reviewer shuffle sources ten things tutorial warning
  # Sources/endpoints/endpoints.docc/Settings.md Settings of a package
   #change #folders #kind #move #overview #package #rate #settings #the allowed axes axis breaking care corrects
   docs fail-on failon fix-hints formats hint ignored inside kinds level levels low lowers lowest meant mistakes
   modules nearest packages plugins project raises recommends require-bump requirebump revision right setting
   stay targets templates turn uncompared way wrong xcode
  # Sources/endpoints/endpoints.docc/SpecLanguage.md Write a spec
   #and #apis #app #arguments #bodies #cannot #code #errors #expressions #generated #key #large #look #names
   #options #overview #place #read #responses #rule #say #spec #specs #the #type #types #what #which #wins
   #write #your 1e3 2fa 4xx about above accepts access accounts addcreatedresponse additional agents alias
   allitem allowed allowempty allows announces appends around arrays auctions author backticks become beverages
   binary bits book books bool brackets card cases catch chapter chapters chooses chosen class closed codable
   coding collection colors comes comma commas comment completes computed conforms connect constants contents
   convert cookie created_at createdat creates dateformatter dates days decides decimal deck_id deckid
   declaration declarations declare decodable deepobject deprecated describe dictionaries digits directly
   documents dot double draw drops editors element elements encodable enums equally events exclude exists
   expression external failures fileupload findings fit flattened forbidden forms goes graphql hand hashable
   hold html_url htmlurl identifiable identifier identifiers include included indexed initializer inside
   instance int32 int64 integer integers internal job jsonvalue keeps keychain language learn lenient library
   libraryapi listresponse listsort location looks lose loses lossy lower max member members methods
   milliseconds min missingfailure model money moneykit moves mutable namespace naming nearest nests news
   numbers objects omit optionallast orders others parse partmodel passes patch pattern payload people piece
   pipe places price problem product proposes protocol public putbody receive receiver reference remain removed
   removes renamed replies reserved result rfc rfc1123 rules runtime scalar select self server-sent set sets
   setting shop shopapi signature silence six skippedelements snake_case something sort space stackoverflow
   strings structs structure style subfolders suit summary supports tag tags terminal title total travel turns
   uint32 uint64 unions unix unix-ms urls used userfacing utc uuid uuids var void warns watch watches watchevent
   watchos websockets will wiredecodable wireencodable word would wrapped wrong x-rate-limit xml xratelimit yaml
   yyyy zone
  # Sources/endpoints/endpoints.docc/Verify.md Verify a spec with traffic
   #and #ask #coverage #edit #exceptions #exit #formats #levels #logs #not #overview #record #reports #server
   #show #spec #status #the #traffic #verify #what #with 5xx accept accepted access added address although
   annotations apache apart apikey archive archives authorization base basic become belongs break breaking
   breaks broken browser called canonical care charles choice combined common compared config confirms could
   credential curl cut decoder difference differences documented double drift dropped earlier edits either
   element email endpointtesting entries entry enums environment even evidence example-status exchange exchanges
   excludes exports fail-on find fits five fix followed forms frequent gateways har head holds host html ignored
   int32 invalid item judge junit kinds kong label labels language larger least leaves letters level list-kinds
   live loaded localhost log loggers look looks loses lossy low markdown messages methods mitmproxy mutated
   ndjson nginx nor note now numbers objects omits ondrift parts password preflights print-schema process
   proxies proxy proxyman quote quotes rarely rate recorded recorder recording recordings recordingtransport
   redocly remaining request_method request_uri response_body review running sarif scheme search sentence shop
   shop_api_key shop_token shown site size something spaces standard states succeeds tab tells tokens undeclared
   undecodable unsafe user uuid variable variables verified watch wider would x-amz-target yet
  # Sources/endpoints/endpoints.docc/VerifyInCI.md Verify the server in CI
   #accept #calls #compare #correct #difference #each #night #overview #record #run #server #spec #step #test
   #the #verify about although annotates asks believes care cause exit fail-on finding job learn least log loss
   masks parts real recording recordingtransport shown team tutorial undo users will
  # Sources/endpoints/endpoints.docc/Xcode.md Use the tool in Xcode
   #check #edit #isolation #modules #overview #plugin #several #spec #the #tool #use #with #without #xcode
   absolute actor agents apis asks choose ci_post_clone ci_scripts clone cloud coding compile compiles completes
   context dependencies derived_file_dir editor editors endpointscheck endpointscommand folders framework hides
   input install local look machine macos matters menu misspelled mistake mode myapp nor out outside phase
   phases plug-ins problem project question refers sandbox schemas script select setting shop shopapi skip skips
   sources take targets there trust under whether word xcodebuild xcodeproj
  # Sources/EndpointRuntime/EndpointRuntime.docc/Authenticating.md Authenticate requests
   #authenticate #credentials #differently #kinds #oauth #one #other #overview #renew #request #requests #secret
   #secrets #stay #token #use active afterwards anonymous aswebauthenticationsession async auctions auctionsapi
   bearer closure credential curl development drops invalidrequest keychain login logs mask oauth2 obtains often
   orders origin password recordings redirect refresh refuses renewal renewed renews replace return sales scheme
   schemes scopes t0ken users waiting well x-api-key
  # Sources/EndpointRuntime/EndpointRuntime.docc/BackgroundTransfers.md Transfer in the background
   #background #canimport #endif #foundationnetworking #overview #read #result #start #the #transfer albumapi
   apple arrives async beginbackgroundtask clienterror configuration configure continues convert cookies create
   creates delegate description download downloadtask ended events exist failures finish fixed followed
   httprequest httpresponse identifier launch launches longer lost masks matter onerror outlive
   performexpiringactivity process processinfo receive renewed repeats retries rules session sessions starts
   storage store survives suspended switch system systems taskdescription tasks terminated together tokens
   uiapplication upload urlrequest urlsessiontransport while within work would
  # Sources/EndpointRuntime/EndpointRuntime.docc/Drift.md Watch for drift in a running app
   #app #drift #for #has #overview #read #report #reports #running #the #topics #watch #what cards chosen cost
   decoding did differ differences downloads driftreport driftwatch dropped-value element filemanager find
   hundred includes lenient long looks lossy missing-field now null-field observation observed ondrift out
   random sampled shipped suit temporarydirectory undeclared undeclared-field undeclared-status unexpectedstatus
   unknown-value wrong-type
  # Sources/EndpointRuntime/EndpointRuntime.docc/Errors.md Handle errors
   #api #canimport #endif #errors #failure #failures #for #foundationnetworking #handle #logs #nil #overview
   #people #read #texts #the above arrived auctionsapi byte cancellationerror cancelled cards casename catch
   clienterror closed compiler connectionlost crash declare decoding developers documentation english errortexts
   exceeded expected extension found gateway gy7aqxz5nmpd html invalidrequest leaves limit limitexceeded
   localized localizeddescription masked mismatch namenotfound noresponse offline ownership pattern payload
   refused retry-after return returned self servicefailure start stays suit swiftui throw timedout tls
   toomanyredirects translate underlying unexpectedstatus unreadablefailure unreadableresponse unsavedfile
   userfacing valid
  # Sources/EndpointRuntime/EndpointRuntime.docc/Files.md Send and receive files
   #and #body #download #file #files #overview #progress #receive #resume #send #the #whole actor album albumapi
   appears arrives background bar binary byte calling class continues describes disk downloading downloads
   during fileupload fileurlwithpath final hand increases length limit long memory nonisolated out pause photo
   photos piece png ranges sending stored streaming support suspended symbolic tmp transfer transfers unchanged
   unfinished unsafe upload uploads var
  # Sources/EndpointRuntime/EndpointRuntime.docc/FirstCall.md Make the first call
   #any #avoid #call #cancel #choose #client #configure #conflicts #first #how #json #make #name #overview #read
   #receive #result #server #the accepts actor alamofire arrayvalue async auctionsapi authenticate boolvalue
   cancellations cancelled cancels clienterror closes combine compile completion create custom decimal digits
   disappears doublevalue except exports few handler hides httpmethod implements imports inspect intvalue isnull
   jsonvalue keychain library local long look member members namespace numbervalue objectvalue onerror
   retrypolicy sets shuffle stackoverflow stringvalue swiftui typed uuid vapor view
  # Sources/EndpointRuntime/EndpointRuntime.docc/Limits.md Limit what a server may send
   #limit #may #overview #send #server #what back backlogbytes bounds clientlimits consecutive decompressed
   downloads earlier emptypages endless event eventbytes exceeds gib hour item lead limitexceeded memory mib
   protect reader received responsebytes retry-after size slow standard temporary throttle wait
  # Sources/EndpointRuntime/EndpointRuntime.docc/Middlewares.md Add middleware
   #add #middleware #overview #own #test #write #your 2xx about apply attempt bytesreceived bytessent cached
   caches cancelled characters closure coalescing complete computed content cookies debug decompressed
   description draw duration equal etag etagcache httprequest httpresponse if-none-match info insert
   invalidrequest isidempotent isstreamed issuccess levels log logging logs mask masked maskedurl maximum
   measure metrics passes pathtexts percent-encoded progress querynames reading received reject reload respond
   segment session shares signature starting streamed swift-log swift-metrics throw urlcache urlsecrets utf-8
   warning way whether wraps
  # Sources/EndpointRuntime/EndpointRuntime.docc/Pages.md Iterate over pages
   #iterate #list #load #more #one #over #overview #page #pages #pagination #post #read #scrolls #search #styles
   apisequence boolean byte clienterror copy cursor divides encoded even exceeds failures filter generic
   has_more hits idempotent item iterator leave limit loadmore logs look loop loops masked model next_cursor
   next_page offset paged pagedrequest paging perhaps reaches receive remains return root row scalar
   search_after set sets sort stackoverflow stackoverflowapi start_cursor store style swiftui throw total view
   warns
  # Sources/EndpointRuntime/EndpointRuntime.docc/Requests.md Inspect and change requests
   #and #change #compare #hand #inspect #overview #request #requests #test #write binary caption curl
   deckofcardsfixtures depth equal fileupload formats gy7aqxz5nmpd here holds iterate keep left literals masked
   mock piles removes right seed setting void yourself
  # Sources/EndpointRuntime/EndpointRuntime.docc/Retries.md Retry failed requests
   #are #failed #idempotent #not #overview #requests #retries #retry #test #that #waiting #without 5xx accept
   act apis attempt attempts between bound budget choose clientlimits clock control deadline delay doubles
   during exceeds firstdelay head hour idempotency idempotencykey inspect longestdelay lost often options outage
   passes patch prevents random refusals respond retry-after retrypolicy rules share storms stub times twice
   upper wait
  # Sources/EndpointRuntime/EndpointRuntime.docc/Services.md Use a client in a service
   #and #asynchttpclient #build #calls #client #docker #log #measure #overview #retry #send #service #set #the
   #timeout #trace #use #vapor #with 2-slim already application around associatedtype async asynchttptransport
   attempt attempts attributes authenticate await backend between binary bootstraps budget cached carrier
   clientlimits clone close closes closure coalescing codable configuration conform connect connections content
   context continues control copy crashes create deadline delay dependencies dependency depends disallow
   dockerignore down etagcache exchange exclude exists fatalerror few fit forecast forkey hidden holds hour
   httpclient hummingbird idempotency idempotent image imports inject injector inout inspect instrument
   instrumentation instrumentationsystem known libraries loading logging logs malformed manifest mean metrics
   nonmutating ofkind onerror opentelemetry operation packages paged people plugin pools printed process
   protocol public recipe recompile recorderror records redirect redirectconfiguration refusals released
   rethrows retries retry-after retrypolicy runtime sees sendable servicecontext setstatus shapes share shared
   shut sources span spanattributes spankind spanstatus stage start store structured subscript
   swift-distributed-tracing swift-log swift-metrics swiftpm thrown today traceparent tracing tracingmiddleware
   try urlsessiontransport user using var wait while who withspan wrong yours yourself
  # Sources/EndpointRuntime/EndpointRuntime.docc/Sessions.md Configure the URL session
   #canimport #certificates #configure #connection #endif #for #foundationnetworking #overview #pin #proxy
   #session #share #the #url #use #wait allowscellularaccess allowsconstrainednetworkaccess
   allowsexpensivenetworkaccess apple apply around attempt background banner bool called class configuration
   connectionproxydictionary connections cookies copies creates custom days deadline delegate domain environment
   ephemeral extension final happens hook http_proxy httpadditionalheaders httpcookiestorage httprequest
   https_proxy includes info later libcurl limit longer lost mainactor multipathservicetype no_proxy nor offline
   onwaiting owns per pinned pins plist process protocolclasses queue refused remove retries sendable set sets
   setting shared storage stub supports system systems timedout timeoutintervalforrequest
   timeoutintervalforresource tlsminimumsupportedprotocolversion transfer turns urlcache urlprotocol urlsession
   urlsessionconfiguration urlsessiontransport used var variables waitsforconnectivity why work
  # Sources/EndpointRuntime/EndpointRuntime.docc/Streams.md Receive a stream
   #after #and #continues #element #ends #events #failures #first #heartbeats #name #overview #readers #receive
   #slow #stream #the #when although anthropic application arrive backlogbytes because bring byte close closed
   comments connections cut deadline decides declare decoding delivers done down elements equals event
   event-stream exceptions fit followed formats four gateway goes grpc grpc-gateway had holds http_code
   identifier inspect json-seq jsonl keep known last-event-id limit long loop lost market marketapi media
   microblog microblogapi openai opening ping price problem reconnect reconnects restarted result rfc row
   separate sequence sequences server-sent serversentevent silence silent skips slows sse standard temporary
   there thrown timeline void wait watchevent were whatever while within works x-ndjson yet
  # Sources/EndpointRuntime/EndpointRuntime.docc/SwiftUI.md Show an API in SwiftUI
   #and #api #call #canimport #endif #foundationnetworking #overview #previews #show #swiftui #tests #that #the
   #view #waits actor already attempt back bool button cancel cancelled cancels class closes closure conform
   contentunavailableview creates development disappears errortexts exactly extension failures fixtures
   framework functions hold ios iswaiting iterate iterator leaves load loadmore loads localizeddescription macos
   mark matching model nwpathmonitor observable observableobject offline onwaiting people preview published
   refresh refreshable refreshes repeated responds satisfied set ships soon spinner stackoverflow
   stackoverflowfixtures state stateobject stub stubtransport switches system tasks translate
   urlsessionconfiguration var views waiting waitsforconnectivity watch were while
  # Sources/EndpointRuntime/EndpointRuntime.docc/Transports.md Write a transport
   #configure #default #for #linux #overview #rules #services #the #transport #transports #write 20b allows
   apple arrive arrived arrives ascii asks asynchttpclient attacker backloglimit breaks byte cancelled
   certificates characters cher chunks clientlimits closes complete completion condition configuration
   content-length converts cookie cookies deadlines depend directions during elements etagcache etcd extensions
   forms framework gateways grpc handlers host httprequest if-none-match implement interim invalid larger legal
   letters limitexceeded loading location memory nor origin percent-encoded phrase pinned prevent process
   proxies proxy range reader redirect redirected refuses responselimit restarted return rfc section session
   sets slow slower spaces stop swiftnio system systems tabs throw together trailers transporterror trust twice
   urlcache urls urlsessiontransport user validate wait waiting way who wraps xn--bcher-kva
  # Sources/EndpointRuntime/EndpointRuntime.docc/WhatTheClientReads.md What the client reads
   #client #overview #reads #the #what 1e3 2026-11-21t05 2026-11-21t06 25z 30z 47z ask browsers characters
   charset checked clienterror colon commas comment cursor database databases dates delay differ digits drift
   drops early event event-stream events floating-point fraction fractions gateway gone guess heartbeat
   heartbeats html https integer integers iso-8859-1 java large latin-1 length media minute minutes numbers
   offsets omits percent-encoded ping postgresql prev rare real references rel relation relative retry-after rfc
   row running section server-sent silence skips space spelling standards streamevent strftime table times title
   unix unquoted unreadable unreadablefailure urls used utc utf-16le utf-8 utf8mb4 watch whatever why
   windows-1252 would zero zone
  # Sources/EndpointTesting/EndpointTesting.docc/EndpointTesting.md ``EndpointTesting``
   #and #endpointtesting #examples #interface #overview #record #recordings #replay #responses #rules #test #the
   #topics #use #user #values #write above bearer beer beers behaves choose closed deckdrawtypical
   deckofcardsfixtures delays development draw element elements everything exactly exports fileurlwithpath find
   firstfifty fixtures foundationnetworking generator gy7aqxz5nmpd here httprequest httpresponse
   invalidrecording launcharguments lets links looks masked masks matching mock nearest pattern previews process
   readable real recorded recording recordingtransport records refuse relatedexamples replayed respond responds
   retries rule ships stub stubrule stubs stubtransport swiftui tags times tmp twocards typed unexpected
   urlerror wait well
  """###
