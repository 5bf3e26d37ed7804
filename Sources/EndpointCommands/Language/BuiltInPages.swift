// Written from the pages of the documentation by the tests (RECORD=1). Do not edit.

/// The words of the pages of the documentation.
let builtInPages = ###"""
  # Sources/endpoints/endpoints.docc/ChangeKinds.md Kinds of changes
   #and #api #bodies #changes #code #documentation #endpoints #enums #failures #fields #generated #kinds
   #overview #parameters #requests #responses #the #types #unions accept accepted accepts access add added
   additional additions affected after again against all allow alone already also always announced another
   application apps are argument arguments auth-added-or-tightened auth-removed-or-loosened
   auth-scheme-details-changed authentication available became becomes before behave beside body
   body-added-optional body-added-required body-became-optional body-became-required body-constraint-loosened
   body-constraint-tightened body-encoding-changed body-field-added-optional body-field-added-required
   body-field-became-not-nullable body-field-became-nullable body-field-became-optional
   body-field-became-required body-field-default-changed body-field-readonly-changed body-field-removed
   body-field-type-changed body-field-type-widened body-removed book books bool both breaking breaks broader but
   cache call called callers calls cannot care case cases change changed check choose client clients closed
   cloth column com comma compare compile compiled conformances constant constants constraint-declared contain
   copies cover creates credential credentials date day declaration declarations declare declared decode decoded
   decodes default defaults deprecate deprecated deprecation describes descriptions details did diff differently
   direction docs-changed document does double due each earlier effect empty encoded encoding encodings end
   endpoint endpoint-added endpoint-deprecated endpoint-method-changed endpoint-path-changed
   endpoint-placeholder-renamed endpoint-removed endpoint-removed-after-sunset endpoint-renamed
   endpoint-undeprecated enforced enum enum-case-added-request enum-case-added-response-closed
   enum-case-added-response-open enum-case-removed-request enum-case-removed-response enum-closed-to-open
   enum-open-to-closed-request enum-open-to-closed-response enum-raw-value-changed error error-body-changed
   error-case-added error-case-removed errors every everything example examples exhaustive expect explain
   explains fail failure fewer field field-deprecated file film finding first fits for form format forwarder
   from function further game generated-symbol-collision generator generator-option-changed get gets give grow
   had has have header hidden host http https ids ignore ignores increase increased init initializer
   initializers inline instead int int32 int64 integer isbn item its json keep keeps key keys kind label lack
   lacks large length less let level levels library libraryapi libraryclient limit limits list list-kinds lists
   logs longer loops lose loses lost major make makes max may mean means media media-type-added
   media-type-removed member members messages method min minor misreads missing module more most moved
   moved-only must name names namespace need needs never new newbook newest nil non-optional none nor not
   nothing now null nullable numbers oauth2 object occurs offered old omit omits one only open openapi option
   optional options order other others otherwise over package page page_size pages pagesize pagination
   pagination-changed paper paperback param-added-optional param-added-required param-became-not-nullable
   param-became-nullable param-became-optional param-became-required param-constraint-loosened
   param-constraint-tightened param-default-changed param-deprecated param-encoding-changed
   param-location-changed param-order-changed param-removed param-swift-name-changed param-type-changed
   param-type-widened param-wire-name-changed parameter part pass passes patch path pattern place placeholder
   placeholders places policy post preview price problem production programs properties property provide query
   raise range rawvalue read reads rebuilt receive reconnection redirects references refused refuses remain
   remains removal removed removes rename renamed repeat replaced report request require required
   resp-body-added resp-body-removed resp-constraint-changed resp-field-added-optional resp-field-added-required
   resp-field-became-optional resp-field-became-required resp-field-removed-optional resp-field-removed-required
   resp-field-swift-name-changed resp-field-type-changed resp-field-type-narrowed resp-field-wire-name-changed
   resp-format-changed resp-header-added resp-header-removed resp-header-removed-optional resp-int-width-changed
   resp-status-success-added resp-status-success-changed respond responding response result retries
   retry-timeout-idempotency-changed return returned returns safe same says scheme scopes search seconds secret
   secrets send sending sends sent server server-changed serverdefault servers settable settings several shelf
   shipped shows silently since size sold source spec start status statuses still stream streams string style
   success successful such sufficient summaries sunset sunset-earlier-or-invalid sure swift
   swift-declaration-changed switch symbols tag test text than that their these they throttle timeout title
   token tokenurl too took toomany totals treat true two type type-added type-removed-unreferenced type-renamed
   typealias unchanged under unexpected union union-choice-changed union-tag-changed union-variant-added-request
   union-variant-added-response union-variant-removed-request union-variant-removed-response unix unknown unless
   until updated url urls use used uses value values version version-not-bumped versions visible void volume
   volumes warning was way were what when which while width wire with without wrapping written x-left x-total
   xml yet
  # Sources/endpoints/endpoints.docc/ClientFromTraffic.md A client from recorded traffic
   #and #client #export #from #generate #infer #overview #path #read #recorded #spec #step #the #traffic #varies
   #verify #what accepted acl actions activity add-comment additional addresses adds admin after again ajax-api
   alike all alone alpine also always ann annotations another any api api_key apis application applies apply
   approve apps archive archives are arguments artifacts ask assets auth_type authenticate authentication
   authorization base become becomes beer before begin beginning belongs below beside between bin blue bodies
   body books broken browser browsers but by-day calendar call calls can capabilities card cases cause change
   changes channels charles check chooses cli clients club collection come command commit compares complete
   concerns config configuration contains contents cookies core couchdb count counts create credentials
   currentuser cut data database dates db_name decide decides deck declared declares defaults delete depths
   description designs developer dictionaries dictionary differ difference different differs direct document
   documentation does domain dots draw each earlier edited editor edits eight element elements elsewhere empty
   encodings end ending endpoints endpointtesting ends entries entry enum env equal equals error errors etag eur
   even event events every everything evidence exact example examples exception face facts few field fields file
   files finds first fit flow_runs flowrun follow follows fonts for form frequent gbp get gives guess had
   hand-written happen happened har has have header headers health hello hint holds host hostconfig hosts http
   idempotency-key identifiers ids if-match ignores image_url images import inferred info inside instead invoice
   invoices issueresponse item items its itself json jwt key keys known label labels lacks large larger last
   lengths library light like lines list lists little login longer look mail make many map maps marked marks may
   media members merge metadata method methods mistake mitmproxy mode model more most mostly mp4 multipart must
   name named names need needs negotiate network new next node not notes nothing null number numbers object
   objects occurred octocat off omits once one only open openapi option optional order orderapproveresponse
   orders orgs other others own page pages paginate pagination paging parameter parameters part particular parts
   pass password passwords paths photo php picture pictures pinned place places plain plural post postlist posts
   precedes preferences prints prod product_id productid program proxyman public publicsysteminfo put query
   queues range rates reads reasons receives record recorders recording recordings recordingtransport redirects
   reference register related remain remains removes replace replaced replaces request requests require respond
   response responses rest restore review room rule rules run runs same sample save says schema scripts search
   secret secrets section see segments select send sends sensitive sent series server servers service services
   session settings several share shop short shows shuffle sign signalr since site six size slashes some
   sometimes source specs start starts state stated states static status statuses stores stream string styles
   such suit system systemstatus tab table tags takes tasklist tasks team teams template templates text texts
   than that their them theme then there these they thing things this three timelapse times token tokens too
   tools topuserlist tour tracker true turn_on two txt type types uid unchanged unchecked undeclared under
   unless url usd use used user user-facing userinvoice username userpreferences users usually uuid value
   valuelabel values verb verbs version vhost view views was web well-known were when where which whole whose
   with without word words would wrapper wrappers write writes wrote x-next-page x-vault-token you your
  # Sources/endpoints/endpoints.docc/ClientInTenMinutes.md A client in ten minutes
   #api #call #client #code #create #generate #generated #guard #minutes #network #overview #package #spec #step
   #ten #test #the #without #write about add and another are because begins beside both build builds calls
   cardgame cardgameapi cardgamefixtures cards cardstests change check checkout clean clone com command commit
   complete cores deck deckofcardsapi delete digests does draw draws drawtests endpoints endpointscheck every
   examples fails field files first five folder for found from functions gives has init instead into its json
   keys make makes match method modules name names needs newer next not once open other people per plugin prints
   program public read replace repository responds review save see self server small sources specs stub such
   swift target tests text that them then these this tool tutorial two uses was with writes wrote your
  # Sources/endpoints/endpoints.docc/ComingFrom.md Coming from Moya, Alamofire, swift-openapi-generator or Apollo
   #alamofire #and #apollo #behind #call #client #coming #compare #enum #for #from #function #its #login #move
   #moya #old #one #overview #replace #session #share #spec #step #swift-openapi-generator #targets #tests #the
   #time #with #write accesstokenplugin actor add after also always another api apiprotocol apollo-ios-cli
   apolloclient app archive arguments around associated async authentication authenticationinterceptor
   authorizationtype await base baseurl bearer because bodies body book books both breaking build cache case
   cases catch certificates change changes checks choose clienterror clientmiddleware clients clienttransport
   code command commit components concept configuration contents continue convert cookies counterpart
   credentials custom datastreamrequest deck deckofcards declared decode default defaults delete dependency
   describes description diff differs document does download each edit effects emma encoders encoding endpoint
   endpoints error errors etagcache even event eventmonitor events everything example examples exclude exports
   failure fake features few fields file files filter find first fixture form func functions generate generated
   generates graphql hand has headers helpers http image import include infer init input install int interceptor
   interceptors into ios items itself json jsonencoding keep know lacks last later let libraries library list
   listbooks lists local logged logging map mapping maxretryinterceptor may merge method middleware minutes
   missing mocks model module modules moved moyaprovider multipart must named names needs network
   networktransport never new next normalized not notfound nothing object objects oldbook oldsession only
   openapi openapi-generator-config operation operations otherwise output outside over package page pages
   pagination parameter parameters path people pins platform plugin plugintype prints production progress
   project propose proxy put queries query read receives record recorded refresh renew renewal renews reports
   request requestadapter requestjsonencodable requestparameters requests response responses result retries
   retry retrypolicy reviews run same sampledata says schema schemas screen screens send sends
   serializingdecodable server servers serverurl service settings setup shared shares shows shuffle side
   signature single specs static status statuscode statuses stay stays stream streamed streams string struct
   stubclosure stubtransport subscriptions success swift table takes target targettype task ten test text texts
   that then these this throws title token tool tools traffic transport try type unchecked undeclared
   undocumented unexpectedstatus unless until upload uploadmultipart uploads url urlcache urlencoding
   urlprotocol urlsession use users validate validationtype value variables verify what when where who without
   writes yaml you your yours
  # Sources/endpoints/endpoints.docc/ContinuousIntegration.md Check changes in CI
   #accept #action #and #app #breaking #change #changes #check #gitlab #lines #name #other #overview #server
   #steps #systems #the #use #verify #write #yourself above add address after again against all allow
   allow-writing-to-package-directory also always annotates annotation annotations api are artifactbundle base
   begins both branch broken build builds cache calls can changed clone cloud code command commands comment
   commit compare compares compiler compiling copy could default delete diff difference differences differs
   digests does each edited empty end endpoints endpoints_release entries entry even exceptions exit fail
   fail-on failon fails fetch fetch-depth file finds first folder for formats fresh from full generate generated
   generates gets git github has have history image index input install into its job json junit last levels line
   lists low main markdown match meaning merge more must named names needs neither network new next night not
   number one only output package packages page path paths plugin prebuilt prints publish pull push reads reason
   recordingtransport records release repeat replace report reports repository request require-bump restores
   reviewer revision root run runs same sarif see set settings several shows somebody source spec specs stale
   status stop store stored subfolder suite summary swift target test that then these they this token too tool
   traffic true two updates uses variable version versions whatever where which whose with without workflow
   working-directory write-allow writes xcode xml you your zip
  # Sources/endpoints/endpoints.docc/Diff.md Compare versions of a spec
   #accept #app #are #changes #choose #compare #compared #fails #format #git #how #levels #lines #mean #not
   #overview #see #show #sides #spec #specs #the #travels #two #types #versions #what about above accepts
   adapted add added adds after against all allof allow already also and annotations another any anyof api apis
   application apps argument arguments around auth-added-or-tightened avatar_image avatar_url await axes axis
   base became becomes before begins behaves below beside body book books both branch break breaking breaks
   build but call called calls can cannot canonical cards care case cause change changed character charset check
   checkout checks choice chooses client clone code colon columns combination come comes command commands
   comments commit compares compile compiler compiles compiling const constant contact contains could count
   counts created_at credentials debug deck deckofcards declaration declarations decode default deleted_at
   depend depends deprecated deriveddata dictionary did diff differ difference differences different differently
   direction document documents does draw each effect end endpoint endpoints entries entry enum equals error
   errors every evidence exact example exclusiveminimum exit expected expired explain explains fail fail-on
   failon false field fields file files film find finding finds first fit five folder folders follows for form
   formats found from function gains generate generated get gets github gives gone has have header headers here
   hidden hide hosts html hunk hurts identifier identifiers ignore ignored increases index input inserted inside
   int int32 integer into item its itself job json judges junit key keys kind kinds know known knows lacks large
   last later layout leads left less let letters level lfs library limited limits line link links list
   list-kinds lists literal literals log long lose loses lowest main makes map mark markdown match matches
   matter matters max_price may meaning means media member members mention min_price minimum minor minproperties
   misread missing misspelled mistakes module more moves name named names narrow needs neither nested never new
   next none nor note notes nothing now null nullable number objects occurs often old once one oneof only open
   openapi operation option optional options order other otherwise output outside over package parameter
   parameters part parts pass passes path paths place places port price print print-schema printed prints
   production project properties proposes prove proves provide puts rare rates read reads reason recorded
   records reference refuses remain remedy removed renamed repeat report reported reports repository request
   requests require require-bump required response responses rev review revision rewrite run runs safe same
   sample samples sarif say says scalar schema schemes search second security seen select selection selects send
   sends sent server serverdefault servers set sets settings several share shared shipped shop short shows since
   size skips some source sparse spite standard status stays still stop stops store stored stores string strings
   struct style subject submodule such suit sum sums swift switch symbolic system table tag take takes ten tests
   text than that their them there therefore these they things third this through title too toolchain touches
   traffic travel trial trials tries true try type uncompared under undoes union uniqueitems unknown url use
   uses usually utf-8 value values variable verify version walk warning was whatever when whether which whose
   why wire with without word words work works worse worst write-allow writes wrong wrote xcode you your
  # Sources/endpoints/endpoints.docc/EditorsAndAgents.md Editors and coding agents
   #agents #and #coding #editors #for #help #overview #programs after again against agent all allowed also api
   are build change changes check checks choices code command commands complete completes completion content
   copy default details diagnostics diff does each edit editor empty endpoints error errors example examples
   exists exit exitstatus explain explains file files folder follow form from generate generated give given has
   have head hints imported init instructions isrepeatable isrequired its jetbrains json key keys list look many
   marks may meaning means must name names need needs next not nothing only operand option options order other
   output package place plain print prints purpose read remedies repository rules run schema schemas see
   settings several shows some spec specs status studio such summary support that the these this those three
   times tool types unless update use value values version visual what with write writes xcode you your
  # Sources/endpoints/endpoints.docc/GettingStarted.md Get started
   #canonical #change #code #commands #files #form #generated #get #limits #messages #overview #started #the
   #tool above add additionalproperties against agents alias all allof allow also and another any anyof api apis
   app apply are arguments array async-http-client become becomes begins beside between both breaks built-in but
   calls can cannot chain changes check client coding come command commit compare compares conflict content
   contents convert corrects current data dates describe describes diagnostics dictionary did diff differs
   digests dir document documents drift dump-model each edit editors edits effect end endpoint endpoints error
   every evidence examples exchange exchanges exist exit expected explain explains export failure field fields
   file findings finds first fix fix-hints fixes fixtures folder folders follow follows for format found from
   full generate gets git github has have help hint ignores import infer init input inputs items its json keep
   key keys language larger learn length levels like line link linux lists longer longest lossy machines main
   makes marks may meant merge minutes mistakes module modules most mustache name names never new next nodes not
   nothing offer old once one oneof only openapi option optional options output outputs outside own package
   packages pages pagination parameter path phase place possible print prints problem problems programs project
   proposes public puts read receive recorded ref reload removes replaces report reports repository resolve
   responses rev review reviewers run same sample samples sarif says schema schemas script see services several
   skipped source spec specs status step steps success such summary swift symbolic targets template templates
   ten text that their them then these they tools traffic transport transports two type types unchanged union
   use verify version versions way what where which whose with without word write writes wrong xcode yaml you
   your
  # Sources/endpoints/endpoints.docc/Install.md Install the tool
   #add #app #check #from #get #install #links #overview #package #plugin #plugins #prebuilt #run #source #the
   #tool #update #use #what about adds after again all allow-network-connections
   allow-writing-to-package-directory alone also and anywhere artifactbundle asks before beside binary
   binarytarget both build build-bundle builds built bundle but call called can changed changelog changes
   checksum clean client clients clone code command commands commit compares compiles contains contents copy cpu
   data debian declares delete depend dependencies dependency depends diff digests does each either
   endpointexports endpointjson endpointruntime endpoints endpoints-prebuilt endpointscheck endpointtesting
   endpointwire error every everything example examples executable exists fails few file files first fit
   fixtures folder folders for forms full generate generated generates generator git glibc has have hides
   imports inputs into ios its itself job jobs last later leave link linux lists live longer macos main many may
   menu minutes missing module modules name names need needs network never new newer next not once only option
   order other otherwise out own path permission permissions platform prints project projects pull put read
   reads recompile recordings refuses release released rename reports repository rest runs runtime saves says
   schema script second seconds see sends server settings sha-256 shell shop shopfixtures show since size spec
   specs stale struct stubs such swift swiftpm takes target targets template ten terminal tests that them then
   this three time too trust tvos two type ubuntu until unzip uses verify version visionos watchos way ways when
   which with without write writes xcode yet you your yourself zip
  # Sources/endpoints/endpoints.docc/Integers.md Integers on watches
   #does #integers #overview #the #tool #watches #what all and another any architecture are argument arm64_32
   belongs between bits but bytes cannot choose clamping clients code compiles constant convert counts dates
   decimal decode decoding default digits document documentation double elsewhere ends enum error every example
   fails files fixtures for format from generated has have hint identifier import int int64 integer its json
   jsonnumber larger limits linux listed macs may milliseconds more names needs next nil number numbers offsets
   only openapi otherwise pages phones place property proposes raw request response retry-after run runtime say
   sent since sizes spec such swift than that them therefore these they too uint64 value values watch watchos
   which whose with without write writes
  # Sources/endpoints/endpoints.docc/OpenAPI.md Convert from and to OpenAPI
   #again #and #becomes #convert #document #export #formats #from #import #infer #keywords #openapi #overview
   #parts #reads #reports #samples #some #spec #the #types #use #what #yaml 64-bit absence absent accept accepts
   add additional additionalproperties addresses adopt after alias all allof alone also always anchor another
   any anyof api app apps are argument arguments array arrays arrive authentication base base64 become begin
   begins belong belongs below beside between beyond binary blank blankenum bodies body boolean both box but
   byte bytes call callbacks called caller can cannot case cats change changed changes check checks chooses
   client clients come comes coming command commands commas commit compare compares complete completions
   component components conflict const constant contains contenttype contract contradict converted cookie core
   correct counts create create-booking-payment createbookingpayment createstream credentials data date
   date-time date-time-rfc-2822 date-time-rfc1123 datetime day decimal decimal128 declares decodes deepobject
   default defaults define defines deleted deletions depends deprecated describe description descriptions diff
   different differently differs digits discriminator django documentation documented documents does double
   dropped each edit editjson edits empty encodings endpoint endpoints ends enough entries entry enum enums
   equal equivalent error errors even event event-stream eventsv1event every everywhere exact examples exit
   expand explode express extensions fail failure failures false fastapi features field fields fieldsapps file
   files findall finds first five float flows folder follow follows for force format forms front function
   functions gateway generate get gets git github give gives google google-datetime grpc-gateway guesses guid
   hand has have header headers hides hints hold host how html http-date ids ignore ignored ignores images
   imported imports indented index inf inherits inline input inside instances instances_export_retrieve instead
   int int-or-string int16 int32 int64 int8 integer into issue issues items its itself js-yaml json jsonvalue
   k8s keeps key keys kind kubernetes kv_put language last later least leave lenient less libraries like limits
   line line_items lines links list listresponse lists listtype long lose lost make mapping mappings markdown
   maxlength may meaning media member members memory merge merged merges message messageproblem messages method
   middleware minimum missing misspelled mistake mistakes mock more move moves much multipart must name named
   names namespaces nan nearest neighbor nested nestjs never new next nil nine none not note nothing noun null
   nullable nullenum number objects octal often older omits omitted once one oneof only open operation
   operationid operations optional optionallast order orders other others otherwise out own owner pagination
   paragraphs parameter parameters part password patch patches path paths pattern pausethingv1 payload payments
   people pet petstore place places plain point post precede precedence precedes price prints produces
   production properties property proposes pull put pyyaml queries query quoted read read_flows readable
   readonly receiver receivers recognizes recorded recursive ref reference references refers remove repeat
   replace replaceconflict replaced replaces report repos request requests required responds response responses
   rest result returns rfc1123 right run safe same sample sandbox save save-tracks-user say schema second secret
   security securityschemes see selects send sends sent sentences separate sequences serverdefault servers
   serves service several share shared show shows sides since single something sort specs split springdoc
   springfox state states static status statuses stay stays still stored stores stream streams string struct
   subtypes success successes such sunset swagger swift table tag tags take takes target ten tests text texts
   than that their them then these they this those three title too tool tools traceid tracks traffic tries true
   two type uint16 uint32 uint64 uint8 unchanged under union unions unix unix-time unixtime unknown unless
   update updatev2 uri url user userobject users uses utf-8 uuid value values verb verify version versions
   warning warnings warns was ways webhooks when where which whole wider wire with without word words workflows
   would write writeonly writes written wrong wrote x-endpoints x-enum-descriptions x-enum-varnames
   x-extensible-enum x-import-only x-sunset x-trace-id xml yml you your yours
  # Sources/endpoints/endpoints.docc/Recipes.md Describe what APIs do
   #and #api #apis #app #between #body #describe #development #dictionary #differ #each #endpoint #envelope
   #errors #events #extend #file #for #form #header #headers #identifiers #keys #log #may #methods #missing
   #name #names #new #null #old #overview #pages #regions #removed #response #responses #secret #server #servers
   #set #shared #shows #something #status #stream #that #the #tokens #value #values #what #will #with after all
   announced another any are argument authentication becomes bodies both call calls can case catch class clear
   client code commands compare compiler compiles contain copy created_at createdat curl cursor dashes data day
   declares decode decodes default defaults deprecated descriptions diff different disk does downloads element
   encoding endpoints enum equatable explain explains false field fields files fileupload find first formats
   from func generate gives has hashable have how identifiable identifier inside items iterate its json keep
   keeps key label language last leaves link list literal logs loop make makes many masks match member memberid
   memory message meta method module multipart mutable named needs next nil not nullable number object off
   offset one open optional order other out over own page pagination paging parameter parameters patch path
   place post progress properties reads real receive receives recipe reconnection recordings refuses removal
   removes reports request requested rest returns rule rules run says schemes search see selects self send
   sendable sends setup several show skip skips snake_case soon spec statuses structs styles success such sunset
   swift tag takes text their then these this too true turns type types union unions unknown url user uses var
   variable versions warn warning was when whole whose wins wrap write you
  # Sources/endpoints/endpoints.docc/ReviewAChange.md Review a change of an API
   #accept #and #api #change #generate #make #overview #raise #read #report #rest #review #safe #spec #step #the
   #version add adds again all already app apps are axes both branch break breaking breaks calls can cardgame
   cardgameapi care changes check client code command commands comment commit compare compile compiles contain
   create date deck delete deprecated diff diffs each editor effect empty endpoint endpoints entries entry
   expiry explains fail fails field files fill first follow for function generated git gitattributes github
   guarantees has have hide image import increases installed job kinds less let level levels line lines list
   main may mean minutes mix module name names necessary new next not now old opens parts posts production
   proposal proposes pull reads reason relevant remedy rename request require require-bump required requires
   reviewer run see server setup shows shuffle source sources still swift ten than that them then these they
   things this three tutorial two unchecked until versions warning was what which wire with you
  # Sources/endpoints/endpoints.docc/Settings.md Settings of a package
   #change #folders #kind #move #overview #package #rate #settings #the after against all allow allowed and app
   applies are axes axis beside both breaking can cannot care changes check command commands compare corrects
   diff docs does each endpoints error every fail-on failon fails file files first fix-hints folder for formats
   generate generated has hint ignored ignores inside its json key kinds level levels line lines lists low
   lowers lowest meaning meant mistakes modules name names nearest new next none not object off old once one
   only option optional output own packages path paths place plugins project raises read reason recommends
   replaces report repository require-bump requirebump required revision right run runs safe see setting several
   show shows spec specs stay such swift targets templates that these they this too tool true turn uncompared
   unless use value version versions way when where which whose wire with without write wrong xcode your
  # Sources/endpoints/endpoints.docc/SpecLanguage.md Write a spec
   #and #apis #app #arguments #bodies #cannot #code #errors #expressions #generated #key #large #look #names
   #options #overview #place #read #responses #rule #say #spec #specs #the #type #types #what #which #wins
   #write #your 1e3 2fa 4xx about above accepts access accounts add addcreatedresponse additional after against
   agents alias all allitem allow allowed allowempty allows also announces another any api appends are argument
   around array arrays auctions authentication author backticks become becomes before beverages binary bits body
   book books bool both brackets but bytes call can card case cases catch changes chapter chapters checks
   chooses chosen class client closed codable coding collection colors come comes comma command commas comment
   compare completes computed conforms connect constant constants contain contents convert cookie count counts
   created_at createdat creates credentials data date dateformatter dates day days decides decimal deck deck_id
   deckid deckofcards declaration declarations declare declares decodable decode decodes deepobject default
   defaults deprecated describe dictionaries dictionary diff digits directly documents does dot double draw
   drops each editors effect element elements empty encodable encoding end endpoint endpoints enum enums equally
   error events every example examples exclude exists explain explains expression external failure failures
   false field fields file files fileupload findings first fit flattened folder follow for forbidden form format
   forms foundation from func function generate gets give gives goes graphql hand handle has hashable have
   header headers hold how html_url htmlurl http identifiable identifier identifiers import include included
   indexed init initializer inside instance instead int int32 int64 integer integers internal into items its
   itself job json jsonvalue keeps keys kind lacks language learn lenient library libraryapi like limits list
   listresponse lists listsort location looks lose loses lossy lower makes many marks match max may meaning
   member members message method methods middleware milliseconds min missing missingfailure model module money
   moneykit more most moves multipart must mutable name namespace naming nearest needs nests never new news next
   nil none not nothing null number numbers object objects off old omit one only open openapi option optional
   optionallast order orders other others otherwise output over package pages pagination parameter parameters
   parse part partmodel passes patch path pattern payload people piece pipe places plain policy price problem
   product properties property proposes protocol public put putbody query reads receive receiver reference
   remain removed removes renamed repeat replies repository request requests required reserved response result
   returns rfc rfc1123 rules runtime same says scalar schema seconds secrets see select self send sends sent
   server server-sent servers set sets setting settings setup several shop shopapi show shows signature silence
   since six skippedelements snake_case some something sort space stackoverflow static status statuses still
   stream streams string strings struct structs structure style subfolders success such suit summary supports
   swift tag tags takes task terminal text texts that them then these this those time timeout title tool total
   travel true turns two uint32 uint64 union unions unix unix-ms unknown unless url urls use used userfacing
   uses utc uuid uuids value values var version versions void warns was watch watches watchevent watchos
   websockets when where whole whose will wire wiredecodable wireencodable with without word would wrapped
   writes written wrong x-rate-limit xml xratelimit yaml you yyyy zone
  # Sources/endpoints/endpoints.docc/Verify.md Verify a spec with traffic
   #and #ask #coverage #edit #exceptions #exit #formats #levels #logs #not #overview #record #reports #server
   #show #spec #status #the #traffic #verify #what #with 5xx accept accepted access added address after again
   all allow also although annotations another any apache apart api apikey app apps archive archives are
   argument arguments array authorization base basic become becomes begins belongs below beside bodies body both
   break breaking breaks broken browser call called calls canonical care change changes charles choice client
   combined come command common compared compares config confirms constant contains could count counts
   credential credentials curl cut data date day declared declares decoder default dictionary diff difference
   differences differs documented does double drift dropped each earlier edits either element email empty
   encoding endpoint endpoints endpointtesting ends entries entry enum enums environment error errors even every
   evidence example example-status examples exchange exchanges excludes exports fail-on fails false field fields
   file files find finds first fits five fix follow followed for form format forms frequent from gateways
   generate generated get gets github gives har has have head header headers holds host how html http ignored
   ignores int int32 invalid item its itself json judge junit key keys kind kinds kong labels language larger
   last least leaves letters level like line lines list list-kinds lists live loaded localhost log loggers look
   looks loses lossy low make makes markdown marks may meaning messages method methods missing mitmproxy most
   multipart mutated name named names ndjson needs network new next nginx none nor note nothing now null number
   numbers object objects off omits once ondrift one only open optional other page pages parameter parameters
   part parts pass password path paths place plain post preflights print-schema prints process proxies proxy
   proxyman query quote quotes rarely rate read reads reason recorded recorder recording recordings
   recordingtransport redirects redocly remaining report request request_method request_uri requests required
   response response_body responses retry review run running safe same sarif says schema scheme search second
   see send sends sent sentence servers several shop shop_api_key shop_token shown shows since site size some
   something spaces specs standard statuses still string succeeds success such tab takes tells test tests text
   texts than that them then these this those time token tokens too type unchecked undeclared undecodable
   unknown unsafe url use user uuid value values variable variables verified was watch where which wider without
   would write writes x-amz-target yet your
  # Sources/endpoints/endpoints.docc/VerifyInCI.md Verify the server in CI
   #accept #calls #compare #correct #difference #each #night #overview #record #run #server #spec #step #test
   #the #verify about allow also although and annotates another asks before believes bodies call care cause
   changed changes check client compares counts credentials day deckofcardsapi diff does endpoint endpoints enum
   errors exit fail-on fails fields file finding for format generate generated github has how import into its
   job last learn least lines log loss masks may names next once only own parts place read real reason recording
   recordingtransport report response runs says second secret see setup shown shows status team tests that this
   traffic tutorial unchecked undo unknown use users value what which will with write written your
  # Sources/endpoints/endpoints.docc/Xcode.md Use the tool in Xcode
   #check #edit #isolation #modules #overview #plugin #several #spec #the #tool #use #with #without #xcode
   absolute actor add after agents also and api apis app argument asks before beside both build call can change
   changed changes choose ci_post_clone ci_scripts client clients clone cloud code coding command commit compile
   compiles completes context date default dependencies derived_file_dir does each editor editors
   endpointruntime endpoints endpointscheck endpointscommand error explain explains fails file files first
   folder folders for framework generate generated have hides import init input install into its json key keys
   link list lists local look machine macos main make matters may menu misspelled mistake mode module must myapp
   name names need needs neither next nor not once one only option other out output outside own package part
   path paths phase phases place plug-ins prints problem project question read reads refers repository run runs
   same sandbox schemas script see select setting settings shop shopapi shows since skip skips sources specs
   struct such swift take target targets that then there this too trust two type types unchecked under whether
   which whose word write writes xcodebuild xcodeproj you your
  # Sources/EndpointRuntime/EndpointRuntime.docc/Authenticating.md Authenticate requests
   #authenticate #credentials #differently #kinds #oauth #one #other #overview #renew #request #requests #secret
   #secrets #stay #token #use active add adds after afterwards again all also and anonymous another api app
   aswebauthenticationsession async auctions auctionsapi authentication bearer before call calls can client
   closure come commands credential curl declares development does drops each endpoint enum error errors every
   example failed fails fields first for from func give gives handle has header headers import invalidrequest
   its key keychain let like login logs marks mask middleware must name named names need needs new next not
   oauth2 obtains often once only orders origin own parameters password print production read recordings
   redirect refresh refuses renewal renewed renews replace retry return sales scheme schemes scopes see send
   sends server service setup several spec static string such t0ken that the them those throws timeout users
   uses waiting well which with without x-api-key
  # Sources/EndpointRuntime/EndpointRuntime.docc/BackgroundTransfers.md Transfer in the background
   #background #canimport #endif #foundationnetworking #overview #read #result #start #the #transfer after again
   albumapi and another any api app apple arguments arrives async beginbackgroundtask body bytes call cannot
   client clienterror configuration configure connection contain contains continues convert cookies create
   creates credentials data decode delegate description does download downloadtask ended endpoint
   endpointruntime errors events exist failures file files finish fixed followed for foundation from func handle
   has headers how httprequest httpresponse identifier import its launch launches let linux longer lost masks
   matter may middleware must names needs next not onerror only outlive own page performexpiringactivity print
   process processinfo production reads receive receives redirects renewed repeats request response retries
   returns rules run same seconds secrets send sent session sessions setup show shows some starts storage store
   such survives suspended switch system systems task taskdescription tasks terminated that them this those
   throws together token tokens uiapplication unchecked until upload url urlrequest urlsessiontransport use
   value waits when which while with within without work would write you
  # Sources/EndpointRuntime/EndpointRuntime.docc/Drift.md Watch for drift in a running app
   #app #drift #for #has #overview #read #report #reports #running #the #topics #watch #what add adds all and
   api apps array before call can cards chosen client compare compares cost count data deckofcardsapi declares
   decode decodes decoding default dictionary did differ differences differs does downloads driftreport
   driftwatch dropped-value each element endpoint enum error errors every fails field fields file filemanager
   files find folder foundation from handle hundred ignores import includes into its json key kind lenient let
   like list long looks lossy meaning missing-field name next not nothing now null-field observation observed
   ondrift one other out own place random reads reason response responses sampled second send server setup
   several shipped shows some spec status streams such suit temporarydirectory tests that then this throws time
   traffic undeclared undeclared-field undeclared-status unexpectedstatus union unknown unknown-value value
   values verify version was where with write wrong-type your
  # Sources/EndpointRuntime/EndpointRuntime.docc/Errors.md Handle errors
   #api #canimport #endif #errors #failure #failures #for #foundationnetworking #handle #logs #nil #overview
   #people #read #texts #the above all and any app are arguments arrived auctionsapi body but byte bytes call
   cancellationerror cancelled cards case casename catch client clienterror closed compiler connection
   connectionlost crash credentials deck deckofcards deckofcardsapi declare declared declares decoding default
   developers differs documentation does each empty end endpoint english enum error errortexts example exceeded
   expected extension failed field first form found func function gateway generated gy7aqxz5nmpd has headers
   html import init invalidrequest its json kind last leaves let like limit limitexceeded lists localized
   localizeddescription masked match may meaning message mismatch missing module must namenotfound names needs
   next noresponse not nothing offline one only other ownership page pass pattern payload plain prints
   production reads reason refused request requests response retry retry-after return returned same says secrets
   see self send sent server service servicefailure setup show spec start status stays still string such suit
   swift swiftui task text that these this throw throws timedout tls toomanyredirects translate transport type
   underlying unexpectedstatus unreadablefailure unreadableresponse unsavedfile use userfacing uses valid value
   was what where which with without write
  # Sources/EndpointRuntime/EndpointRuntime.docc/Files.md Send and receive files
   #and #body #download #file #files #overview #progress #receive #resume #send #the #whole actor after again
   album albumapi api app appears applies arrives background bar before begins binary byte bytes calling checks
   class client constant continues describes disk does downloading downloads during each endpoint ends errors
   failure fileupload fileurlwithpath final folder follows for foundation from hand handle import increases
   lacks length let limit link long may memory most must next nonisolated not only otherwise out parameter part
   pause photo photos piece png production ranges reads request run see sending server setup spec stored
   streaming success support suspended symbolic takes this time timeout tmp transfer transfers unchanged
   unfinished unknown unsafe upload uploads url value var version what with without write
  # Sources/EndpointRuntime/EndpointRuntime.docc/FirstCall.md Make the first call
   #any #avoid #call #cancel #choose #client #configure #conflicts #first #how #json #make #name #overview #read
   #receive #result #server #the accepts actor alamofire all also and another api app are arrayvalue async
   auctionsapi authenticate body boolvalue both bytes calls can cancellations cancelled cancels change
   clienterror closes code combine compile completion connection create credentials custom data date decimal
   deck deckofcards default digits disappears does doublevalue each endpoint endpointruntime enum error errors
   every except exports failure few field file files for foundation from func generated handle handler has
   headers hides httpmethod implements import imports inspect into intvalue isnull its jsonvalue key keychain
   kind let library local long look main member members middleware module names namespace next nil not null
   numbervalue objectvalue one onerror only other own parameter pass production receives report request requests
   response retrypolicy returns runs see send servers service sets setup show shuffle spec stackoverflow static
   status stores string stringvalue such swiftui task that this throws timeout token too transport true type
   typed url use uses uuid value vapor view waits when which with without write you
  # Sources/EndpointRuntime/EndpointRuntime.docc/Limits.md Limit what a server may send
   #limit #may #overview #send #server #what and api app applies are back backlogbytes bounds bytes call
   clientlimits consecutive deckofcardsapi decompressed downloads earlier emptypages endless endpointruntime
   error errors event eventbytes exceeds failed file files for from gib handle have hour import item lead
   limitexceeded line linux memory mib next one page pages protect reader received request requests response
   responsebytes responses retry retry-after setup size slow standard stream streams temporary text that the
   throttle throws wait waits without
  # Sources/EndpointRuntime/EndpointRuntime.docc/Middlewares.md Add middleware
   #add #middleware #overview #own #test #write #your 2xx about adds after again all and apply are attempt
   bodies body bytes bytesreceived bytessent cache cached caches call can cancelled change characters client
   closure coalescing complete computed constant content cookies credentials debug deck deckofcardsapi
   decompressed description draw duration each effect empty end endpoint equal error errors etag etagcache every
   failed fails first for foundation has headers httprequest httpresponse if-none-match ignores import info
   insert invalidrequest isidempotent isstreamed issuccess last levels line list log logging logs mask masked
   maskedurl maximum may measure method metrics must name never next nil number one only parameter passes path
   pathtexts percent-encoded progress query querynames read reading reason received redirects reject reload
   reports request requests respond response responses retry returns same says second seconds secret secrets see
   segment send sends sent server service session setup shares signature spec starting status stream streamed
   such swift-log swift-metrics text the their then this throw time timeout transport unless url urlcache
   urlsecrets use utf-8 value warning was way what whether whole with without wraps
  # Sources/EndpointRuntime/EndpointRuntime.docc/Pages.md Iterate over pages
   #iterate #list #load #more #one #over #overview #page #pages #pagination #post #read #scrolls #search #styles
   after again all also and another any api apisequence are arguments array becomes begins body boolean byte
   call calls change changes client clienterror copy cursor divides each empty encoded end endpoint error even
   exceeds failed failures field filter first for from func generate generic gets has has_more have header
   headers hits how idempotent import int into item items iterator its json lacks last leave let limit link
   loadmore logs look loop loops masked may model name needs next next_cursor next_page number object offset
   once optional other paged pagedrequest paging parameter path perhaps plain production property reaches
   receive remains request requests response retry return returns root row safe same says scalar search_after
   second secret see send sends server servers set sets setup show some sort spec stackoverflow stackoverflowapi
   start_cursor still store stores stream style such swiftui that the this throw time timeout total true type
   url value view warns what when which whole with without
  # Sources/EndpointRuntime/EndpointRuntime.docc/Requests.md Inspect and change requests
   #and #change #compare #hand #inspect #overview #request #requests #test #write all any api are authentication
   before binary body cache call caption changes client command curl data deck deckofcards deckofcardsapi
   deckofcardsfixtures decodes defaults depth dictionary endpoint endpointruntime equal errors failed file
   fileupload for form formats function gy7aqxz5nmpd handle has headers here holds ignores import into items
   iterate its json keep lacks last left let like line literals masked method mock multipart name need network
   next nil nothing one only order other over pages part path piles policy print prints properties property
   query removes replaces response retry returns right same seconds secrets seed send sends setting setup spec
   stream tests text that the their them these they this timeout too two type uses value values void where with
   without written you yourself
  # Sources/EndpointRuntime/EndpointRuntime.docc/Retries.md Retry failed requests
   #are #failed #idempotent #not #overview #requests #retries #retry #test #that #waiting #without 5xx accept
   act add after again all allow also and another any apis app attempt attempts before between bound budget call
   can change changes choose client clientlimits clock connection control counts deadline deckofcardsapi default
   delay delete does doubles during each endpointruntime errors exceeds fails first firstdelay for from get
   handle head header hour how idempotency idempotencykey import inspect its key longestdelay lost many meaning
   method middleware more name next none nothing often once one options outage pass passes patch policy post
   prevents put random refusals repeat replaces request respond retry-after retrypolicy rules safe same seconds
   see send sends sent server servers setup share shows some spec status statuses storms stub the they this
   three time timeout times true twice upper wait waits when which with your
  # Sources/EndpointRuntime/EndpointRuntime.docc/Services.md Use a client in a service
   #and #asynchttpclient #build #calls #client #docker #log #measure #overview #retry #send #service #set #the
   #timeout #trace #use #vapor #with 2-slim add after all already also any app application applies are around
   associatedtype async asynchttptransport attempt attempts attributes authenticate await backend before between
   binary bootstraps both budget cached call carrier case change check clientlimits clients clone close closes
   closure coalescing codable code command configuration conform connect connections contain contains content
   context continues control copy counts crashes create credentials deadline default defaults delay dependencies
   dependency depends disallow dockerignore does down each endpoint endpoints ends enum error etagcache every
   example exchange exclude exists failed fails fatalerror few file fit follow follows for forecast forkey
   foundation from func generate generated get has header hidden holds hour http httpclient hummingbird
   idempotency idempotent image import imports init inject injector inout inspect instrument instrumentation
   instrumentationsystem into its key kind known last libraries lines linux loading logging logs make makes
   malformed manifest may mean message metrics middleware module must name names needs next nil nonmutating not
   ofkind once one onerror only opentelemetry operation other otherwise output over own package packages paged
   part pass people plugin policy pools post printed prints process protocol public put reads recipe recompile
   recorderror records redirect redirectconfiguration redirects refusals released replaces repository request
   requests response responses rethrows retries retry-after retrypolicy run runs runtime same says seconds
   secrets see sees sendable sends server servers servicecontext setstatus setup shapes share shared shut since
   some source sources span spanattributes spankind spanstatus spec specs stage start static status store string
   struct structured subscript such swift swift-distributed-tracing swift-log swift-metrics swiftpm target that
   their them these this those thrown throws time today token too tool traceparent tracing tracingmiddleware
   transport true try two type types unchecked unless url urlsessiontransport user uses using value values var
   wait waits what when where which while who whole whose withspan write writes wrong you your yours yourself
  # Sources/EndpointRuntime/EndpointRuntime.docc/Sessions.md Configure the URL session
   #canimport #certificates #configure #connection #endif #for #foundationnetworking #overview #pin #proxy
   #session #share #the #url #use #wait after allowscellularaccess allowsconstrainednetworkaccess
   allowsexpensivenetworkaccess and another app apple apply around attempt background banner below bool cache
   call called calls can changes checks class client clients code configuration connectionproxydictionary
   connections cookies copies creates custom days deadline deckofcardsapi default delegate dictionary does
   domain each effect end endpointruntime environment ephemeral error extension failed fails failure false final
   foundation get happens has have header hook http_proxy httpadditionalheaders httpcookiestorage httprequest
   https_proxy ignores import includes info instead its key keys kind later let libcurl limit linux list longer
   lost mainactor multipathservicetype name need neither never next nil no_proxy nor not nothing off offline
   once one only onwaiting other own owns part per pinned pins plist policy process property protocolclasses
   queue reads receives refused remove reports request requests retries retry returns runs safe same second see
   sendable sends sent server set sets setting setup several shared show spec static storage string stub such
   supports system systems takes test tests text that then these this timedout timeout timeoutintervalforrequest
   timeoutintervalforresource tlsminimumsupportedprotocolversion transfer transport true turns unchecked
   urlcache urlprotocol urlsession urlsessionconfiguration urlsessiontransport used uses var variables waits
   waitsforconnectivity when where whole why with without work write writes your
  # Sources/EndpointRuntime/EndpointRuntime.docc/Streams.md Receive a stream
   #after #and #continues #element #ends #events #failures #first #heartbeats #name #overview #readers #receive
   #slow #stream #the #when all also although another anthropic any application applies are arrive backlogbytes
   because before beside body bring byte call case change client close closed code comments connection
   connections cut data deadline decides declare declared decoding default delivers does done down each elements
   empty end endpoint endpointruntime enum equals error errors event event-stream every example exceptions
   explains failed fails files fit followed for format formats four func gateway get gets goes grpc grpc-gateway
   had has holds how http_code identifier ignores import inspect instead its itself json json-seq jsonl keep
   known last last-event-id let limit limits line lines linux long loop lost many market marketapi may media
   message microblog microblogapi named neither next not number off open openai opening other ping place policy
   price problem production property read receives reconnect reconnects repeat request requests response
   restarted result retry returns rfc row says seconds send sends separate sequence sequences server server-sent
   servers serversentevent service setup show silence silent skips slows some spec sse standard status streams
   string such temporary text texts that then there these they this thrown throws timeline timeout true two type
   union unknown value void wait waits watchevent were what whatever while whole whose with within without works
   written x-ndjson yet you
  # Sources/EndpointRuntime/EndpointRuntime.docc/SwiftUI.md Show an API in SwiftUI
   #and #api #call #canimport #endif #foundationnetworking #overview #previews #show #swiftui #tests #that #the
   #view #waits actor after again all already also app attempt back becomes before below bool button calls
   cancel cancelled cancels class client closes closure conform connection contentunavailableview creates
   development disappears each end endpoint ends errors errortexts exactly example examples extension failed
   fails failure failures false first fixtures for foundation framework functions get handle has hold ignores
   import instead ios iswaiting iterate iterator its leaves link linux list load loadmore loads
   localizeddescription macos main mark match matching model module need needs network never new next not
   nwpathmonitor observable observableobject offline old once one only onwaiting other over own page pages path
   people place preview properties published reason refresh refreshable refreshes repeated request requests
   responds retry run safe same satisfied see set setup ships shows soon spec spinner stackoverflow
   stackoverflowfixtures state stateobject stores stub stubtransport success such switches system target task
   tasks test text texts them they throws timeout translate transport unchecked until urlsessionconfiguration
   use uses value var views waiting waitsforconnectivity watch were when which while with without write
  # Sources/EndpointRuntime/EndpointRuntime.docc/Transports.md Write a transport
   #configure #default #for #linux #overview #rules #services #the #transport #transports #write 20b add after
   all allows also and another any apple applies are arrive arrived arrives ascii asks asynchttpclient attacker
   backloglimit becomes before bodies body both breaks but byte bytes cache call calls can cancelled
   certificates characters cher chunks client clientlimits closes complete completion condition configuration
   connection content-length converts cookie cookies credentials deadlines deckofcardsapi depend directions does
   during each elements end ends error etagcache etcd every example extensions files finds first follow follows
   form forms foundation framework gateways gets give grpc handlers has header headers host http httprequest
   if-none-match implement import interim invalid its kind larger legal letters limitexceeded limits line lines
   link loading location may memory method middleware missing more most needs neither network next nor not
   nothing one only open origin other otherwise over own parameters pass percent-encoded phrase pinned prevent
   process proxies proxy range read reader reads reason redirect redirected redirects refuses request requests
   response responselimit responses restarted return returns rfc same secret section see send sends server
   servers service session sets settings setup shows slow slower some spaces specs status stop stores stream
   streams such swiftnio system systems tabs task than that their them these this three throw time together
   trailers transporterror trust twice two until url urlcache urls urlsessiontransport use user uses validate
   value wait waiting way when who whole with without wraps written xn--bcher-kva
  # Sources/EndpointRuntime/EndpointRuntime.docc/WhatTheClientReads.md What the client reads
   #client #overview #reads #the #what 1e3 2026-11-21t05 2026-11-21t06 25z 30z 47z add also and any app applies
   are ask body browsers can characters charset checked checks clienterror colon commas comment contain count
   counts cursor data database databases date dates day declared default delay differ digits does drift drops
   each early empty encoding end error errors event event-stream events example failure floating-point for form
   fraction fractions from gateway gets gone guess handle has have header heartbeat heartbeats html https int
   integer integers iso-8859-1 items its java json kind large latin-1 length link many may meaning media message
   minute minutes must name names never next nil none not nothing null number numbers offsets omits one only
   optional other otherwise own page parameters percent-encoded ping plain postgresql prev print rare read real
   references rel relation relative required response retry-after rfc row running says seconds section send
   sends server server-sent servers shows silence since skips space spec spelling standards stream streamevent
   strftime string such table test text that them they this time times title too type unix unknown unquoted
   unreadable unreadablefailure url urls used utc utf-16le utf-8 utf8mb4 waits watch whatever where which whole
   why windows-1252 wire with without would writes zero zone
  # Sources/EndpointTesting/EndpointTesting.docc/EndpointTesting.md ``EndpointTesting``
   #and #endpointtesting #examples #interface #overview #record #recordings #replay #responses #rules #test #the
   #topics #use #user #values #write above add after all also another any api app argument arguments array
   authentication bearer beer beers before begins behaves below body call calls cannot choose client closed code
   commit count credentials date deck deckdrawtypical deckofcards deckofcardsapi deckofcardsfixtures declared
   decodes delays development differs does draw each element elements empty end endpoint endpoints ends enum
   error every everything exactly example exports failed fails failure field file fileurlwithpath find first
   firstfifty fixtures for foundation foundationnetworking func generator get gets give gy7aqxz5nmpd has here
   httprequest httpresponse import into invalidrecording its itself json key launcharguments let lets like
   limits link links linux lists looks marks masked masks match matching method middleware mock module must name
   names nearest need needs neither network next not null one only other otherwise own page pages pass pattern
   place plain previews process production property read readable reads real recorded recording
   recordingtransport records refuse relatedexamples replaces replayed request requests respond responds
   response retries retry rule run runs same says second secret sends server setup ships show shows spec status
   still stream string stub stubrule stubs stubtransport such swift swiftui tags target tests that their them
   then this times tmp two twocards type typed types unexpected unknown url urlerror value verify wait well what
   with without writes you
  """###
