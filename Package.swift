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

let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let yams: Target.Dependency = .product(name: "Yams", package: "Yams")
let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "sous",
  products: [
    .executable(name: "sous", targets: ["sous"])
  ],
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .systemLibrary(name: "CReadline", providers: [.apt(["libreadline-dev"])]),
    .systemLibrary(name: "CSQLiteSession", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "CWidth"),

    .target(name: "Values", swiftSettings: core),
    .target(name: "Kitchen", dependencies: ["Values"], swiftSettings: core),
    .target(name: "Planning", dependencies: ["Values", "Kitchen"], swiftSettings: core),
    .target(
      name: "Catalogue", dependencies: ["Values", "Kitchen", yams],
      resources: [.copy("Resources"), .copy("../../intents")], swiftSettings: core),
    .target(name: "Language", dependencies: ["Values", yams], swiftSettings: core),
    .target(
      name: "Storage", dependencies: ["Values", "Kitchen", "Planning", grdb, "CSQLiteSession"],
      swiftSettings: strict),
    .target(
      name: "Dialogue", dependencies: ["Values", "Kitchen", "Planning", "Catalogue", "Language"],
      swiftSettings: core),
    .target(
      name: "Rendering",
      dependencies: ["Values", "Kitchen", "Planning", "Language", "Dialogue", "CWidth"], swiftSettings: core),
    .target(name: "Transcripts", dependencies: ["Values"], swiftSettings: core),
    .target(
      name: "SousKit",
      dependencies: [
        "Values", "Kitchen", "Planning", "Catalogue", "Language", "Storage", "Dialogue", "Rendering",
        "Transcripts",
      ], swiftSettings: strict),
    .executableTarget(
      name: "sous", dependencies: ["SousKit", "CReadline", argumentParser], swiftSettings: strict),
    .executableTarget(
      name: "bench",
      dependencies: [
        "Values", "Kitchen", "Planning", "Catalogue", "Language", "Storage", "Dialogue", "SousKit",
      ], swiftSettings: strict),

    .testTarget(name: "ValuesTests", dependencies: ["Values"], swiftSettings: strict),
    .testTarget(
      name: "KitchenTests", dependencies: ["Values", "Kitchen", "Catalogue"], swiftSettings: strict),
    .testTarget(
      name: "PlanningTests", dependencies: ["Values", "Kitchen", "Planning", "Catalogue"],
      swiftSettings: strict),
    .testTarget(
      name: "CatalogueTests", dependencies: ["Values", "Kitchen", "Catalogue"], swiftSettings: strict),
    .testTarget(name: "LanguageTests", dependencies: ["Values", "Language"], swiftSettings: strict),
    .testTarget(
      name: "StorageTests", dependencies: ["Values", "Kitchen", "Planning", "Storage"], swiftSettings: strict),
    .testTarget(
      name: "DialogueTests",
      dependencies: ["Values", "Kitchen", "Planning", "Catalogue", "Language", "Dialogue"],
      swiftSettings: strict),
    .testTarget(
      name: "RenderingTests",
      dependencies: ["Values", "Kitchen", "Planning", "Catalogue", "Language", "Dialogue", "Rendering"],
      swiftSettings: strict),
    .testTarget(name: "TranscriptsTests", dependencies: ["Values", "Transcripts"], swiftSettings: strict),
    .testTarget(
      name: "SousKitTests",
      dependencies: [
        "Values", "Kitchen", "Planning", "Catalogue", "Language", "Storage", "Dialogue", "Rendering",
        "Transcripts", "SousKit",
      ], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
