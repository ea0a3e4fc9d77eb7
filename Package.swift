// swift-tools-version: 6.2
import PackageDescription

/// Settings every target of ours shares: Swift 6 mode comes with the tools version.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

/// The core is optimised in debug builds too, so property tests run at a useful speed.
let core: [SwiftSetting] = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// What every room stands on. A room sees no other room: they meet through the world.
let belowRooms: [Target.Dependency] = [
  "Values", "Kitchen", "Planning", "Catalogue", "Language", "Page", "Store", "Talk",
]

/// A folder under Sources/Rooms is a room, and a room is a target: its walls are the compiler's.
let rooms = [
  "Favorites", "Groceries", "Household", "Measures", "Money", "Nutrition", "Pantry", "Planning", "Recipes", "Talk",
]
let roomTargets: [Target.Dependency] = rooms.map { .target(name: "\($0)Room") }

let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let yams: Target.Dependency = .product(name: "Yams", package: "Yams")

/// What is fed with drawn bytes, for the tests and for the fuzzer. The fuzzer itself has its main function from
/// libFuzzer, so it is a product only where it is asked for: `make explore`.
let fuzzing: [Target] =
  [
    .target(
      name: "FuzzInputs",
      dependencies: ["Values", "Quantities", "Kitchen", "Cooklang", "Catalogue", "Page", "Talk", "SousKit"],
      path: "Tests/fuzz/Inputs", swiftSettings: strict),
    .testTarget(name: "FuzzTests", dependencies: ["FuzzInputs", "Values"], swiftSettings: strict),
  ]
  + (Context.environment["SOUS_FUZZ"] == nil
    ? []
    : [
      .executableTarget(
        name: "fuzz", dependencies: ["FuzzInputs"], path: "Tests/fuzz/Entry",
        swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])])
    ])

let package = Package(
  name: "sous",
  products: [
    .executable(name: "sous", targets: ["sous"])
  ],
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    .systemLibrary(name: "CReadline", providers: [.apt(["libreadline-dev"])]),
    .systemLibrary(name: "CSQLiteSession", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "CWidth"),
    .systemLibrary(name: "CZ", providers: [.apt(["zlib1g-dev"])]),
    // The headers of libxml2 lie in a folder of their own, and only pkg-config tells where: these are the usual places.
    .target(
      name: "CHTML",
      cSettings: [.unsafeFlags(["-I/usr/include/libxml2", "-I/usr/local/include/libxml2"])],
      linkerSettings: [.linkedLibrary("xml2")]),

    .target(name: "Values", swiftSettings: core),
    // Reads lines of recipes and lists: thousands in a second, so optimised in every configuration.
    .target(name: "Quantities", dependencies: ["Values"], swiftSettings: core),
    .target(name: "Kitchen", dependencies: ["Values", "Quantities"], swiftSettings: core),
    .target(name: "Planning", dependencies: ["Values", "Kitchen"], swiftSettings: core),
    // Counts in the C parser that comes with Yams, before Yams unfolds anything.
    .target(name: "Documents", dependencies: [yams], swiftSettings: core),
    .target(name: "Cooklang", dependencies: ["Values"], swiftSettings: core),
    .target(
      name: "Catalogue", dependencies: ["Values", "Quantities", "Kitchen", "Documents", "Cooklang", yams],
      resources: [.copy("Resources"), .copy("../../intents")], swiftSettings: core),
    // Optimised in every configuration: it learns from thousands of sayings, which plain code takes minutes for.
    .target(
      name: "Language", dependencies: ["Values", "Quantities", "Documents", yams],
      swiftSettings: core + [.unsafeFlags(["-O"], .when(configuration: .debug))]),
    .target(
      name: "ListFiles", dependencies: ["Values", "Quantities", "Kitchen", "Catalogue", "Page"],
      swiftSettings: core),
    // Pages are read by the thousand, so it is optimised in every configuration.
    .target(name: "Importing", dependencies: ["CHTML", "CZ"], swiftSettings: core),
    // Searches millions of plans.
    .target(name: "Solving", swiftSettings: core),
    .target(name: "Hassil", dependencies: ["Values", "Language"], swiftSettings: core),
    .target(name: "Page", dependencies: ["Values", "CWidth"], swiftSettings: core),
    .target(name: "Store", dependencies: ["Values", grdb, "CSQLiteSession"], swiftSettings: strict),
    .target(
      name: "Talk",
      dependencies: ["Values", "Kitchen", "Planning", "Catalogue", "Language", "Page", "Store"],
      swiftSettings: core),
    .target(name: "Transcripts", dependencies: ["Values"], swiftSettings: core),
    .target(
      name: "SousKit",
      dependencies: [
        "Values", "Quantities", "Kitchen", "Planning", "Cooklang", "Catalogue", "Language", "ListFiles", "Hassil",
        "Importing", "Page", "Solving", "Store", "Talk", "Transcripts",
      ] + roomTargets, swiftSettings: strict),
    .executableTarget(
      name: "sous", dependencies: ["SousKit", "CReadline"], swiftSettings: strict),
    .executableTarget(
      name: "bench",
      dependencies: [
        "Values", "Quantities", "Kitchen", "Planning", "Catalogue", "Language", "Hassil", "Store", "Talk", "SousKit",
      ], swiftSettings: strict),

    .testTarget(name: "DocumentsTests", dependencies: ["Documents"], swiftSettings: strict),
    .testTarget(name: "CooklangTests", dependencies: ["Values", "Cooklang"], swiftSettings: strict),
    .testTarget(name: "ValuesTests", dependencies: ["Values"], swiftSettings: strict),
    .testTarget(name: "QuantitiesTests", dependencies: ["Values", "Quantities"], swiftSettings: strict),
    .testTarget(
      name: "KitchenTests", dependencies: ["Values", "Kitchen", "Catalogue"], swiftSettings: strict),
    .testTarget(
      name: "PlanningTests", dependencies: ["Values", "Kitchen", "Planning", "Catalogue"],
      swiftSettings: strict),
    .testTarget(
      name: "CatalogueTests", dependencies: ["Values", "Quantities", "Kitchen", "Catalogue"],
      swiftSettings: strict),
    .testTarget(name: "LanguageTests", dependencies: ["Values", "Language"], swiftSettings: strict),
    .testTarget(
      name: "ListFilesTests", dependencies: ["Values", "Kitchen", "Catalogue", "Page", "ListFiles"],
      swiftSettings: strict),
    .testTarget(
      name: "ImportingTests", dependencies: ["Importing", "CZ"], exclude: ["Corpus", "CorpusMaker"],
      swiftSettings: strict),
    .testTarget(name: "SolvingTests", dependencies: ["Solving"], swiftSettings: strict),
    .testTarget(name: "HassilTests", dependencies: ["Values", "Language", "Hassil"], swiftSettings: strict),
    .testTarget(name: "PageTests", dependencies: ["Values", "Page"], swiftSettings: strict),
    .testTarget(name: "StoreTests", dependencies: ["Values", "Store"], swiftSettings: strict),
    .testTarget(
      name: "TalkTests",
      dependencies: ["Values", "Kitchen", "Planning", "Catalogue", "Language", "Page", "Store", "Talk"],
      swiftSettings: strict),
    .testTarget(
      name: "RoomsTests", dependencies: belowRooms + roomTargets + ["SousKit"], swiftSettings: strict),
    .testTarget(name: "TranscriptsTests", dependencies: ["Values", "Transcripts"], swiftSettings: strict),
    .testTarget(
      name: "SousKitTests",
      dependencies: [
        "Values", "Kitchen", "Planning", "Catalogue", "Language", "ListFiles", "Hassil", "Page", "Store", "Talk",
        "Transcripts", "SousKit",
      ] + roomTargets, exclude: ["Fixtures"], swiftSettings: strict),
  ]
    + rooms.map { room in
      .target(
        name: "\(room)Room", dependencies: belowRooms, path: "Sources/Rooms/\(room)", swiftSettings: core)
    } + fuzzing,
  swiftLanguageModes: [.v6]
)
