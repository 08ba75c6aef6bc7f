import type { ImportedFile, ImportedRow } from '../../../platform/imports/imported-files.ts'

export type Fate = ImportedRow['fate']

/** One line of the report. */
export interface ReportLine {
  readonly part: string
  /** What the file calls it; empty where that tells nothing. */
  readonly was: string
  readonly count: number
  /** Where it is in the document that is looked at. */
  readonly places: readonly string[]
}

export interface ReportSection {
  readonly fate: Fate
  readonly count: number
  readonly lines: readonly ReportLine[]
}

/** A place on the document, to be led to. */
export interface ReportMark {
  readonly id: string
  readonly fate: Fate
  readonly line: ReportLine
}

export interface ReportModel {
  /** In the order of the panel: what was left out first, where anything was. */
  readonly sections: readonly ReportSection[]
  /** All that the file held. */
  readonly total: number
  readonly imported: number
  readonly dropped: number
  /** All places of what is not as it was, in the order of the sections. */
  readonly marks: readonly ReportMark[]
}

const fates: readonly Fate[] = ['imported', 'approximated', 'kept', 'dropped']

/** The report of a whole file, beside one of its documents. */
export function reportModel(file: ImportedFile, documentIds: readonly string[]): ReportModel {
  const rows = file.documents.flatMap(({ address, rows }) =>
    rows.map((row) => ({ ...row, places: documentIds.includes(address.id) ? row.places : [] })),
  )
  const sections = fates.map((fate): ReportSection => {
    const lines = linesOf(
      rows.filter((row) => row.fate === fate),
      fate,
    )
    return { fate, lines, count: sum(lines) }
  })
  const [imported, approximated, kept, dropped] = sections as [
    ReportSection,
    ReportSection,
    ReportSection,
    ReportSection,
  ]
  const ordered = dropped.count > 0 ? [dropped, imported, approximated, kept] : sections
  return {
    sections: ordered,
    total: sum(sections),
    imported: imported.count,
    dropped: dropped.count,
    marks: ordered
      .filter(({ fate }) => fate !== 'imported')
      .flatMap(({ fate, lines }) => lines.flatMap((line) => line.places.map((id) => ({ id, fate, line })))),
  }
}

/** Of what came over as it was, nobody asks what the file called it. */
function linesOf(rows: readonly ImportedRow[], fate: Fate): ReportLine[] {
  const lines = new Map<string, ReportLine>()
  for (const { part, was: named, count, places } of rows) {
    const was = fate === 'imported' ? '' : plainName(named)
    const key = `${part} ${was}`
    const before = lines.get(key)
    lines.set(key, {
      part,
      was,
      count: count + (before?.count ?? 0),
      places: [...(before?.places ?? []), ...(fate === 'imported' ? [] : places)],
    })
  }
  return [...lines.values()].sort((one, other) => other.count - one.count)
}

/** `org.xmind.ui.fishbone.leftHeaded` is called "fishbone left headed"; an address stays what it is. */
export function plainName(was: string): string {
  if (isAddress(was)) return was.slice(0, 120)
  return was
    .replace(/^(?:org|com|net)\.\w+(?:\.ui)?\./, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replace(/[._-]+/g, ' ')
    .trim()
    .toLowerCase()
    .slice(0, 40)
}

/** Of a link, a file or a picture elsewhere: `file:///C:/plan.doc`, `../plan.doc`, `xmind:#topic`. */
const isAddress = (was: string) => /^[a-z][a-z\d+.-]*:\S/i.test(was) || /^\S*[\\/]/.test(was)

const sum = (parts: readonly { readonly count: number }[]) => parts.reduce((total, { count }) => total + count, 0)

/** The next place in a walk of so many, around both ends. */
export function nextMark(at: number | null, by: 1 | -1, count: number): number | null {
  if (count === 0) return null
  if (at === null) return by === 1 ? 0 : count - 1
  return (at + by + count) % count
}
