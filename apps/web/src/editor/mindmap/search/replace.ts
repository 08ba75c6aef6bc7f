import type { Command, MapSnapshot, RichText, TextStep } from '@ramify/document'
import type { Instead } from '../../views/search/instead-of.ts'
import type { MapEditor } from '../map-editor.ts'
import { listCommands } from '../marks/change-list.ts'
import type { HitPart, MapHit } from './searched-texts.ts'

/** Addresses and formulas are found, but not rewritten: half a replacement would break them unseen. Names of people and files stay, too. */
export function canReplace({ part }: MapHit): boolean {
  return !keptParts.has(part)
}

const keptParts: ReadonlySet<HitPart> = new Set(['number', 'link', 'formula', 'assignee', 'file'])

/** Replaces what was found, as one step, in the formatting that it has at its first letter. */
export function replaceHits(editor: MapEditor, hits: readonly MapHit[], instead: Instead): void {
  const places = new Map<string, MapHit[]>()
  for (const hit of hits) {
    if (!canReplace(hit)) continue
    const key = `${hit.part} ${hit.id}`
    const others = places.get(key)
    if (others) others.push(hit)
    else places.set(key, [hit])
  }
  const { snapshot } = editor.document
  editor.batch([...places.values()].flatMap((group) => commandsFor(snapshot, group, instead)))
}

/** All that was found in one text, or in the labels of one topic. */
function commandsFor(snapshot: MapSnapshot, hits: readonly MapHit[], instead: Instead): Command[] {
  const [first] = hits
  if (!first) return []
  const { id, part } = first
  if (part === 'label') {
    const node = snapshot.nodes.get(id)
    return node ? listCommands([node], 'labels', (labels) => relabelled(labels, hits, instead)) : []
  }
  const words = wordsOf(snapshot, first)
  if (
    words === undefined ||
    part === 'link' ||
    part === 'formula' ||
    part === 'assignee' ||
    part === 'file' ||
    part === 'number'
  )
    return []
  return [{ type: 'editText', id, part, delta: deltaOf(words, hits, instead) }]
}

function wordsOf({ nodes, callouts, lines, ranges }: MapSnapshot, { id, part }: MapHit): RichText | undefined {
  if (part === 'callout') return callouts.get(id)?.text
  if (part === 'line') return lines.get(id)?.text
  if (part === 'range') return ranges.get(id)?.text
  return nodes.get(id)?.[part === 'note' ? 'note' : 'text']
}

function deltaOf({ text, runs }: RichText, hits: readonly MapHit[], instead: Instead): TextStep[] {
  const delta: TextStep[] = []
  let at = 0
  let runEnd = 0
  let run = -1
  for (const { start, end } of hits) {
    while (runEnd <= start && run < runs.length - 1) runEnd += runs[++run]?.text.length ?? 0
    const attributes = runs[run]?.attributes ?? {}
    const insert = instead(text, { start, end })
    if (start > at) delta.push({ retain: start - at })
    delta.push({ delete: end - start })
    if (insert !== '') delta.push({ insert, attributes })
    at = end
  }
  return delta
}

const longestLabel = 200

/** A label of which nothing is left goes. */
function relabelled(labels: readonly string[], hits: readonly MapHit[], instead: Instead): string[] {
  const after = labels.map((label, nth) => {
    const found = hits.filter((hit) => hit.nth === nth)
    if (found.length === 0) return label
    let [made, at] = ['', 0]
    for (const { start, end } of found) {
      made += label.slice(at, start) + instead(label, { start, end })
      at = end
    }
    return (made + label.slice(at)).replace(/\s+/g, ' ').trim().slice(0, longestLabel)
  })
  return after.filter((label) => label !== '')
}
