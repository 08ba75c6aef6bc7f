import { type Counts, countsOf, type ReportRow } from '@ramify/formats'
import { shown } from '../failure.ts'
import { readDocuments } from './read-documents.ts'

/** What a file holds, in numbers, and what became of what a document cannot hold. */
export async function inspect(path: string): Promise<Counts & { format: string; warnings: ReportRow[] }> {
  const { format, documents } = await readDocuments(path)
  const warnings = documents.flatMap(({ report }) => report.filter(({ fate }) => fate !== 'imported'))
  return { format, ...countsOf(documents), warnings }
}

/** One line for each number that is not zero, then one for each warning. */
export function inspectionText({ format, warnings, ...counts }: Awaited<ReturnType<typeof inspect>>): string {
  const lines = [`format: ${format}`]
  for (const [what, number] of Object.entries(counts)) if (number !== 0) lines.push(`${what}: ${number}`)
  for (const { fate, part, count, was } of warnings) lines.push(`${fate}: ${count} ${part}${was && ` (${shown(was)})`}`)
  return lines.join('\n')
}
