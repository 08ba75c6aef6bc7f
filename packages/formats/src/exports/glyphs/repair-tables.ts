import type { OpenedFontFile } from './font-file.ts'

/**
 * Sets right two things in which fontkit differs from OpenType and from every browser, by changing the loaded tables:
 * - It reads what must stand before a contextual substitution from the far end instead of the near one. With Inter the
 *   bracket after "(Note" then comes out as another glyph, kerned otherwise.
 * - It applies a lookup twice that a feature names twice. Inter does so where no script is given: double kerning.
 */
export function repairTables<File extends OpenedFontFile>(file: File): File {
  // What is turned around twice is as it was.
  if (repaired.has(file)) return file
  repaired.add(file)
  const { GSUB, GPOS } = file as OpenedFontFile & { GSUB?: LayoutTable; GPOS?: LayoutTable }
  if (GSUB) repair(GSUB, 6, 7)
  if (GPOS) repair(GPOS, 8, 9)
  return file
}

const repaired = new WeakSet<OpenedFontFile>()

function repair({ featureList, lookupList }: LayoutTable, chained: number, extended: number): void {
  for (const { feature } of featureList) feature.lookupListIndexes = [...new Set(feature.lookupListIndexes)]
  for (const { lookupType, subTables } of lookupList.toArray()) {
    for (const subTable of subTables) {
      const isExtension = lookupType === extended
      const type = isExtension ? subTable.lookupType : lookupType
      const rules = isExtension ? subTable.extension : subTable
      if (type === chained && rules) turnAround(rules)
    }
  }
}

function turnAround({ backtrackCoverage, chainRuleSets, chainClassSet }: ChainedRules): void {
  backtrackCoverage?.reverse()
  for (const set of [...(chainRuleSets ?? []), ...(chainClassSet ?? [])]) {
    for (const { backtrack } of set ?? []) backtrack.reverse()
  }
}

/** As fontkit keeps them in memory; its types leave them out. */
interface LayoutTable {
  featureList: { feature: { lookupListIndexes: number[] } }[]
  lookupList: { toArray(): { lookupType: number; subTables: SubTable[] }[] }
}

interface SubTable extends ChainedRules {
  lookupType?: number
  extension?: ChainedRules
}

interface ChainedRules {
  backtrackCoverage?: unknown[]
  chainRuleSets?: Iterable<Rule[] | null>
  chainClassSet?: Iterable<Rule[] | null>
}

interface Rule {
  backtrack: unknown[]
}
