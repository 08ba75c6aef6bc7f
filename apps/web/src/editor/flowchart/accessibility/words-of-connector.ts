import { type End, type FlowchartSnapshot, isShapeEnd } from '@ramify/document'
import type { useText } from '../../../platform/i18n/language.ts'
import { connectorsAt } from '../connectors/connected.ts'
import { shapeName } from '../palette/shape-name.ts'

/** A connector in words: where it begins and ends, what is written at it, and which of how many of its shape it is. */
export function wordsOfConnector(
  snapshot: FlowchartSnapshot,
  id: string,
  origin: string | null,
  { text }: Pick<ReturnType<typeof useText>, 'text'>,
): string {
  const connector = snapshot.connectors.get(id)
  if (!connector) return ''
  const nameOf = (end: End) => {
    const shape = isShapeEnd(end) ? snapshot.shapes.get(end.shape) : undefined
    if (!shape) return text('editor.flowchart.nothing')
    const words = shape.text.text.trim()
    return words === '' ? shapeName(shape.kind, text) : words
  }
  const words = text('editor.flowchart.connector', { from: nameOf(connector.from), to: nameOf(connector.to) })
  const labels = [...snapshot.labels.values()].filter(
    (label) => label.connector === id && label.text.text.trim() !== '',
  )
  const said = labels.sort((a, b) => a.at - b.at).map((label) => label.text.text.trim())
  const own =
    said.length === 0 ? words : text('editor.flowchart.connector-labels', { connector: words, labels: said.join(', ') })
  const all = origin === null ? [] : connectorsAt(snapshot, origin)
  const at = all.findIndex((each) => each.id === id)
  return at < 0 || all.length < 2
    ? own
    : text('editor.flowchart.connector-of', { connector: own, number: at + 1, count: all.length })
}
