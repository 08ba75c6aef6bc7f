import type { CalloutSnapshot, LineSnapshot, MapSnapshot, RangeSnapshot, SnapshotChange } from '@ramify/document'

type ThingKind = 'line' | 'summary' | 'boundary' | 'callout'

/** What became of a relation line, a summary, a boundary or a callout, for those who do not see it. */
export interface ThingSaid {
  readonly act: `${ThingKind}-${'added' | 'deleted' | 'moved'}`
  /** The words of the topics at its ends. */
  readonly from: string
  readonly to: string
}

/** Null when none came, went or has other ends. */
export function saidOfThings({ before, after }: SnapshotChange): ThingSaid | null {
  return (
    told(before.lines, after.lines, () => 'line', lineEnds, before, after) ??
    told(
      before.ranges,
      after.ranges,
      ({ kind }) => (kind === 'summary' ? kind : 'boundary'),
      rangeEnds,
      before,
      after,
    ) ??
    told(before.callouts, after.callouts, () => 'callout', calloutEnds, before, after) ??
    calloutMoved(before, after)
  )
}

type Ends = readonly [string, string]

const lineEnds = ({ from, to }: LineSnapshot): Ends => [from, to]
const rangeEnds = ({ first, last }: RangeSnapshot): Ends => [first, last]

const calloutEnds = ({ node }: CalloutSnapshot): Ends => [node, node]

/** It has no ends that tell: it stands somewhere else. */
function calloutMoved(before: MapSnapshot, after: MapSnapshot): ThingSaid | null {
  if (before.callouts === after.callouts) return null
  for (const [id, callout] of after.callouts) {
    const was = before.callouts.get(id)
    const isMoved = was && (was.at?.x !== callout.at?.x || was.at?.y !== callout.at?.y)
    if (isMoved) return said('callout-moved', calloutEnds(callout), after)
  }
  return null
}

function told<Thing>(
  old: ReadonlyMap<string, Thing>,
  young: ReadonlyMap<string, Thing>,
  kindOf: (thing: Thing) => ThingKind,
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
