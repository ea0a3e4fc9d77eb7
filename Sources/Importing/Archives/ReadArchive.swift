/// What is left of an archive's bounds, for it and those inside of it.
struct ArchiveBudget {
  var bytes: Int
  var entries: Int
  var depth: Int
}

/// The recipes of a zip archive: exports of programs, or files of any kind that is read. Entries are read one after
/// the other in memory, nothing is ever written; `each` gets what one entry gave and says whether to go on.
func readArchive(
  _ bytes: [UInt8], file: String, _ limits: ImportLimits, _ budget: inout ArchiveBudget,
  each: (ImportReport) -> Bool
) {
  var report = ImportReport(file: file)
  let entries: [ZipEntry]
  do {
    entries = try zipEntries(bytes, most: budget.entries)
  } catch {
    switch error {
    case .broken: report.problems = [.brokenArchive]
    case .tooManyEntries: report.problems = [.tooManyEntries(most: limits.entries)]
    }
    _ = each(report)
    return
  }
  budget.entries -= entries.count
  let pictures = entries.filter { isPictureName($0.name) }
  // A backup of Mealie has all recipes in one file, and others beside it.
  let database = entries.first { $0.name.split(separator: "/").last == "database.json" }
  var found = false
  for entry in database.map({ [$0] }) ?? entries.sorted(by: { $0.name < $1.name }) where !entry.isFolder {
    let name = cleanLine(entry.name)
    if entry.climbs {
      var refused = ImportReport(file: file)
      refused.problems = [.climbingName(entry: name)]
      found = true
      if !each(refused) { return }
      continue
    }
    guard isWorthReading(name) else { continue }
    found = true
    var inner = ImportReport(file: "\(file)!\(name)")
    switch unpacked(entry, name, bytes, limits, &budget) {
    case .failure(let problem): inner.problems = [problem]
    case .success(let content):
      if isZip(content) {
        guard budget.depth > 0 else {
          inner.problems = [.archivesInArchives(most: limits.archiveDepth)]
          break
        }
        budget.depth -= 1
        var goesOn = true
        readArchive(content, file: inner.file, limits, &budget) { report in
          goesOn = each(report)
          return goesOn
        }
        budget.depth += 1
        if !goesOn { return }
        continue
      }
      inner = readContent(content, file: inner.file, name: name, limits)
      attach(pictures, to: &inner, beside: entry.name, bytes)
    }
    if !each(inner) { return }
  }
  if !found {
    report.problems = [.noRecipe]
    _ = each(report)
  }
}

func isZip(_ bytes: [UInt8]) -> Bool {
  bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6])
}
func isGzip(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B, 8]) }

private enum Unpacked { case success([UInt8]), failure(ImportProblem) }

private func unpacked(
  _ entry: ZipEntry, _ name: String, _ bytes: [UInt8], _ limits: ImportLimits, _ budget: inout ArchiveBudget
) -> Unpacked {
  if entry.isEncrypted { return .failure(.encrypted(entry: name)) }
  guard let packed = packedBytes(of: entry, in: bytes) else { return .failure(.brokenEntry(entry: name)) }
  let largest = min(isArchiveName(name) ? limits.innerArchiveBytes : limits.fileBytes, budget.bytes)
  let allowed = min(
    largest, max(1 << 20, packed.count.multipliedReportingOverflow(by: limits.ratio).partialValue))
  let content: [UInt8]
  switch entry.method {
  case 0:
    guard packed.count <= largest else { return .failure(.unpacksTooLarge(entry: name, most: largest)) }
    content = Array(packed)
  case 8:
    do {
      content = try inflated(packed, .raw, most: allowed)
    } catch .tooLarge {
      return .failure(
        allowed == largest
          ? .unpacksTooLarge(entry: name, most: largest) : .unpacksTooMuch(entry: name, times: limits.ratio))
    } catch {
      return .failure(.brokenEntry(entry: name))
    }
  default: return .failure(.unreadableEntry(entry: name))
  }
  budget.bytes -= content.count
  guard content.count == entry.size, checksum(content) == entry.checksum else {
    return .failure(.brokenEntry(entry: name))
  }
  return .success(content)
}

/// The picture in the folder of an entry, for recipes that name none on the web.
private func attach(
  _ pictures: [ZipEntry], to report: inout ImportReport, beside name: String, _ bytes: [UInt8]
) {
  guard report.recipes.count == 1, case nil = report.recipes[0].image else { return }
  let folder = name.split(separator: "/").dropLast()
  let here = pictures.filter { $0.name.split(separator: "/").dropLast().elementsEqual(folder) }
  // Nextcloud keeps the picture as "full.jpg" and smaller copies beside it; other programs keep one.
  guard let chosen = here.first(where: { $0.name.contains("full") }) ?? here.first, !chosen.climbs,
    !chosen.isEncrypted,
    let packed = packedBytes(of: chosen, in: bytes)
  else { return }
  let head =
    chosen.method == 0
    ? Array(packed.prefix(12)) : (try? inflated(packed, .raw, most: 1 << 16, head: 12)) ?? []
  if let kind = PictureKind(head) {
    report.recipes[0].image = .embedded(entry: cleanLine(chosen.name), kind: kind, bytes: chosen.size)
  } else {
    report.recipes[0].warnings.append(.notAPicture)
  }
}
