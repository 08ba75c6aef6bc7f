import { differentFields, keyedDifference, type RecordDifference } from '../../core/difference/keyed-difference.ts'
import type {
  CalloutId,
  CalloutSnapshot,
  LineId,
  LineSnapshot,
  MapSnapshot,
  RangeId,
  RangeSnapshot,
} from '../snapshot/snapshot.ts'

const lineFields = ['from', 'to', 'bend', 'text', 'look'] as const satisfies readonly (keyof LineSnapshot)[]
const rangeFields = [
  'kind',
  'first',
  'last',
  'topic',
  'text',
  'look',
] as const satisfies readonly (keyof RangeSnapshot)[]
const calloutFields = ['node', 'at', 'text', 'look'] as const satisfies readonly (keyof CalloutSnapshot)[]

/** What became of the things that hang on nodes. */
export interface AttachmentDifferences {
  readonly lines: ReadonlyMap<LineId, RecordDifference<(typeof lineFields)[number]>>
  readonly ranges: ReadonlyMap<RangeId, RecordDifference<(typeof rangeFields)[number]>>
  readonly callouts: ReadonlyMap<CalloutId, RecordDifference<(typeof calloutFields)[number]>>
}

export function attachmentDifferences(before: MapSnapshot, after: MapSnapshot): AttachmentDifferences {
  return {
    lines: keyedDifference(before.lines, after.lines, (old, line) => differentFields(old, line, lineFields)),
    ranges: keyedDifference(before.ranges, after.ranges, (old, range) =>
      // A range that lost an end or its topic with a node that was removed is not a change of its own.
      differentFields(old, range, rangeFields).filter(
        (field) => !isEnd(field) || old[field] === null || after.nodes.get(old[field]) !== undefined,
      ),
    ),
    callouts: keyedDifference(before.callouts, after.callouts, (old, callout) =>
      differentFields(old, callout, calloutFields),
    ),
  }
}

function isEnd(field: (typeof rangeFields)[number]): field is 'first' | 'last' | 'topic' {
  return field === 'first' || field === 'last' || field === 'topic'
}
