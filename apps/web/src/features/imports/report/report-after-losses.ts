import { type FileResource, imageTypeOf, type ReportRow } from '@ramify/formats'

/** What became of a file whose pictures or attached files could not all be kept: they were counted before anybody tried. */
export function reportAfterLosses(report: readonly ReportRow[], lost: readonly FileResource[]): readonly ReportRow[] {
  const pictures = lost.filter(({ bytes }) => imageTypeOf(bytes) !== null)
  const others = lost.filter((resource) => !pictures.includes(resource))
  return withLost(withLost(report, 'images', pictures), 'attachments', others)
}

function withLost(
  report: readonly ReportRow[],
  part: 'images' | 'attachments',
  lost: readonly FileResource[],
): readonly ReportRow[] {
  let left = lost.length
  // What came over as it was is taken back first.
  const came = (['imported', 'approximated'] as const).flatMap((fate) =>
    report.filter((row) => row.part === part && row.fate === fate),
  )
  const counts = new Map<ReportRow, number>()
  for (const row of came) {
    const taken = Math.min(left, row.count)
    left -= taken
    counts.set(row, row.count - taken)
  }
  const kept = report.flatMap((row) => {
    const count = counts.get(row) ?? row.count
    return count > 0 ? [{ ...row, count }] : []
  })
  return [...kept, ...lost.map(({ name }): ReportRow => ({ fate: 'dropped', part, count: 1, places: [], was: name }))]
}
