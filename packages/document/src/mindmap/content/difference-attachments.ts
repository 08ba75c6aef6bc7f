import { sameJson } from '../../core/json.ts'
import type { Command } from '../commands/commands.ts'
import type { CalloutSnapshot, LineSnapshot, MapSnapshot, RangeSnapshot } from '../snapshot/snapshot.ts'
import type { ReadMap } from './read-content.ts'

/**
 * Lines, ranges and callouts of nodes that stand where they should by now. When nodes came, moved, or came back under old ids,
 * things that hung on them may show that could not be seen before: so each is then told once more what it is, and others go.
 */
export function attachmentCommands(snapshot: MapSnapshot, wanted: ReadMap, rearranged: boolean): Command[] {
  const { lines, ranges, callouts } = wanted
  const differs = (now: unknown, wanted: unknown) => rearranged || !sameJson(now, wanted)
  const commands: Command[] = []
  if (rearranged || hasOthers(snapshot.lines, lines)) commands.push({ type: 'deleteLines', except: lines.map(idOf) })
  if (rearranged || hasOthers(snapshot.ranges, ranges))
    commands.push({ type: 'deleteRanges', except: ranges.map(idOf) })
  if (rearranged || hasOthers(snapshot.callouts, callouts))
    commands.push({ type: 'deleteCallouts', except: callouts.map(idOf) })
  return [
    ...commands,
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

function hasOthers(now: ReadonlyMap<string, unknown>, wanted: readonly { readonly id: string }[]): boolean {
  const ids = new Set(wanted.map(idOf))
  return [...now.keys()].some((id) => !ids.has(id))
}

function idOf({ id }: { readonly id: string }): string {
  return id
}
