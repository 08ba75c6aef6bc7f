import type { LineSnapshot, MapSnapshot, RangeSnapshot, SnapshotChange } from '@ramify/document'

/** What became of a relation line, a summary or a boundary, for those who do not see it. */
export interface ThingSaid {
  readonly act: `${'line' | 'summary' | 'boundary'}-${'added' | 'deleted' | 'moved'}`
  /** The words of the topics at its ends. */
  readonly from: string
  readonly to: string
}

/** Null when none came, went or has other ends. */
export function saidOfThings({ before, after }: SnapshotChange): ThingSaid | null {
  return (
    told(before.lines, after.lines, () => 'line', lineEnds, before, after) ??
    told(before.ranges, after.ranges, ({ kind }) => (kind === 'summary' ? kind : 'boundary'), rangeEnds, before, after)
  )
}

type Ends = readonly [string, string]

const lineEnds = ({ from, to }: LineSnapshot): Ends => [from, to]
const rangeEnds = ({ first, last }: RangeSnapshot): Ends => [first, last]

function told<Thing>(
  old: ReadonlyMap<string, Thing>,
  young: ReadonlyMap<string, Thing>,
  kindOf: (thing: Thing) => 'line' | 'summary' | 'boundary',
  endsOf: (thing: Thing) => Ends,
  before: MapSnapshot,
  after: MapSnapshot,
): ThingSaid | null {
  if (old === young) return null
  for (const [id, thing] of young) {
    const was = old.get(id)
    if (was === thing) continue
    if (!was) return said(`${kindOf(thing)}-added`, endsOf(thing), after)
    const [from, to] = endsOf(was)
    const ends = endsOf(thing)
    if (from !== ends[0] || to !== ends[1]) return said(`${kindOf(thing)}-moved`, ends, after)
  }
  for (const [id, thing] of old) if (!young.has(id)) return said(`${kindOf(thing)}-deleted`, endsOf(thing), before)
  return null
}

function said(act: ThingSaid['act'], [from, to]: Ends, { nodes }: MapSnapshot): ThingSaid {
  return { act, from: nodes.get(from)?.text.text ?? '', to: nodes.get(to)?.text.text ?? '' }
}
