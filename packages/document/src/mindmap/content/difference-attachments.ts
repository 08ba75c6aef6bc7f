import { sameJson } from '../../core/json.ts'
import type { Command } from '../commands/commands.ts'
import type { CalloutSnapshot, LineSnapshot, MapSnapshot, RangeSnapshot } from '../snapshot/snapshot.ts'
import type { ReadMap } from './read-content.ts'

/**
 * What to do with records that cannot be seen for want of their nodes. `delete`: when nodes came, moved, or came back under old ids,
 * things that hang on them may show: so each that is wanted is told once more what it is, and all others go. `keep`: they are left to
 * those who will see them again; those that do show afterwards are left to a second difference.
 */
export type HiddenAttachments = 'delete' | 'keep'

/** Lines, ranges and callouts of nodes that stand where they should by now. */
export function attachmentCommands(
  snapshot: MapSnapshot,
  wanted: ReadMap,
  rearranged: boolean,
  hidden: HiddenAttachments,
): Command[] {
  const { lines, ranges, callouts } = wanted
  const isForAll = rearranged && hidden === 'delete'
  const differs = (now: unknown, wanted: unknown) => isForAll || !sameJson(now, wanted)
  const deletion = <Type extends Command['type']>(
    type: Type,
    now: ReadonlyMap<string, unknown>,
    kept: readonly { readonly id: string }[],
  ) => {
    const except = kept.map(idOf)
    const ids = others(now, except)
    if (ids.length === 0 && !isForAll) return []
    return [hidden === 'delete' ? { type, except } : { type, ids }]
  }
  return [
    ...deletion('deleteLines', snapshot.lines, lines),
    ...deletion('deleteRanges', snapshot.ranges, ranges),
    ...deletion('deleteCallouts', snapshot.callouts, callouts),
    ...lines.filter((line) => differs(snapshot.lines.get(line.id), line)).map(lineCommand),
    ...ranges.filter((range) => differs(snapshot.ranges.get(range.id), range)).map(rangeCommand),
    ...callouts.filter((callout) => differs(snapshot.callouts.get(callout.id), callout)).map(calloutCommand),
  ]
}

function lineCommand({ id, from, to, bend, text, look }: LineSnapshot): Command {
  return { type: 'addLine', id, replace: true, from, to, bend, text, look }
}

function rangeCommand({ id, kind, first, last, topic, text, look }: RangeSnapshot): Command {
  return { type: 'addRange', id, replace: true, kind, first, last, ...(topic !== null && { topic }), text, look }
}

function calloutCommand({ id, node, at, text, look }: CalloutSnapshot): Command {
  return { type: 'addCallout', id, replace: true, node, at, text, look }
}

function others(now: ReadonlyMap<string, unknown>, wanted: readonly string[]): string[] {
  const ids = new Set(wanted)
  return [...now.keys()].filter((id) => !ids.has(id))
}

function idOf({ id }: { readonly id: string }): string {
  return id
}
