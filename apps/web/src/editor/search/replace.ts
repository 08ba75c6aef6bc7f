import type { TextStep } from '@ramify/document'
import { inOneStep } from '../actions/in-one-step.ts'
import type { Editor } from '../editor.ts'
import type { Hit } from './find-in-map.ts'

/** Replaces what was found, as one step; what stands around it keeps its formatting. Links are found, but not rewritten. */
export function replaceHits(editor: Editor, hits: readonly Hit[], pattern: RegExp, replacement: string): void {
  const places = new Map<string, Hit[]>()
  for (const hit of hits) {
    if (hit.part === 'link') continue
    const key = `${hit.part} ${hit.id}`
    places.set(key, [...(places.get(key) ?? []), hit])
  }
  inOneStep(editor, () => {
    for (const group of places.values()) replaceIn(editor, group, pattern, replacement)
  })
}

function replaceIn(editor: Editor, hits: readonly Hit[], pattern: RegExp, replacement: string): void {
  const [first] = hits
  const node = first && editor.document.snapshot.nodes.get(first.id)
  if (!node || !first || first.part === 'link') return
  const { text } = node[first.part]
  const once = new RegExp(pattern.source, pattern.flags.replace('g', ''))
  const delta: TextStep[] = []
  let at = 0
  for (const { start, end } of hits) {
    const found = text.slice(start, end)
    // By the pattern, so that its groups can be named in what comes instead.
    const insert = found.replace(once, replacement)
    delta.push({ retain: start - at }, { delete: end - start }, { insert })
    at = end
  }
  editor.goOn({
    type: 'editText',
    id: node.id,
    part: first.part,
    delta: delta.filter((step) => !('retain' in step) || step.retain > 0),
  })
}
