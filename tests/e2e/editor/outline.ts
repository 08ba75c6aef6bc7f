import type { EditorContent, EditorTopic } from '../../kit/editor/editor-page.ts'

/**
 * A map as lines, two spaces for each level. `+` behind a topic: it is folded; `~` before one: it floats; `⏎`: a new
 * line in its text. The same going in and coming out, so that a journey shows what changed.
 */
export function mapOf(lines: readonly string[], template = 'right'): EditorContent {
  const tops: EditorTopic[] = []
  const above: EditorTopic[] = []
  for (const line of lines) {
    const depth = line.search(/\S/) / 2
    const topic = topicOf(line.trim())
    above.length = depth
    ;(above.at(-1)?.children ?? tops).push(topic)
    above.push(topic)
  }
  const [root, ...floating] = tops
  if (!root) throw new Error('A map has a root.')
  return { root, floating, template }
}

/** Main topics `T1`, `T2` and so on: more than a screen shows. */
export function many(count: number): string[] {
  return Array.from({ length: count }, (_, nth) => `  T${nth + 1}`)
}

export function outlineOf({ root, floating = [] }: EditorContent): string[] {
  const lines = (topic: EditorTopic, depth: number): string[] => [
    '  '.repeat(depth) + wordsOf(topic),
    ...topic.children.flatMap((child) => lines(child, depth + 1)),
  ]
  return [
    ...lines(root, 0),
    ...floating.flatMap((topic) => lines(topic, 0).map((line, nth) => (nth ? line : `~${line}`))),
  ]
}

function topicOf(line: string): EditorTopic {
  const isFolded = line.endsWith(' +')
  const text = (isFolded ? line.slice(0, -2) : line).replace(/^~/, '').replaceAll('⏎', '\n')
  return { data: { text, ...(isFolded && { expandState: 'collapse' as const }) }, children: [] }
}

function wordsOf({ data: { text, expandState } }: EditorTopic): string {
  return text.replaceAll('\n', '⏎') + (expandState === 'collapse' ? ' +' : '')
}
