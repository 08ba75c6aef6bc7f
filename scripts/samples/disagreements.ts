import { countsOf, type ReadDocument } from '@ramify/formats'
import { xmindCounts } from './xmind-counts.ts'

/** What the report calls what is counted. */
const parts = {
  topics: 'topics',
  notes: 'notes',
  labels: 'labels',
  markers: 'markers',
  links: 'links',
  images: 'images',
  summaries: 'summaries',
  boundaries: 'boundaries',
  relationships: 'relations',
  callouts: 'callouts',
} as const

/** Where what came of an XMind file, and what the report says was kept or dropped, is not what is in the file. */
export function disagreements(bytes: Uint8Array, documents: readonly ReadDocument[]): string[] {
  const there = xmindCounts(bytes)
  const here = countsOf(documents)
  const rows = documents.flatMap(({ report }) => report)
  const told = (part: string, fates: readonly string[]) =>
    rows.filter((row) => row.part === part && fates.includes(row.fate)).reduce((sum, { count }) => sum + count, 0)
  const lines: string[] = []
  const compare = (what: string, file: number, document: number) => {
    if (file !== document) lines.push(`${what}: ${file} in the file, ${document} here`)
  }
  for (const what of ['sheets', 'depth', 'floating', 'folded'] as const) compare(what, there[what], here[what])
  for (const [what, part] of Object.entries(parts) as [keyof typeof parts, string][]) {
    compare(what, there[what], here[what] + told(part, ['kept', 'dropped']))
  }
  compare('attachments', there.attachments, told('attachments', ['imported', 'approximated', 'kept', 'dropped']))
  return lines
}
