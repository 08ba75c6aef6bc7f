import { type ConnectorId, type End, type FlowchartSnapshot, isShapeEnd } from '@ramify/document'
import type { FlowItem, ItemRef } from '@ramify/scene'
import type { Words } from '../../../platform/i18n/words.ts'
import { shapeName } from '../palette/shape-name.ts'

type Translator = Parameters<Words>[0]

/** What an item is called: by its words, else by what it is. */
export function wordsOfItem(
  snapshot: FlowchartSnapshot,
  { type, id }: ItemRef<FlowItem>,
  translator: Translator,
): string {
  if (type === 'shape') return wordsOfShape(snapshot, id, translator)
  return type === 'label' ? oneLine(snapshot.labels.get(id)?.text.text) : wordsOfConnector(snapshot, id, translator)
}

function wordsOfShape({ shapes }: FlowchartSnapshot, id: string, { text }: Translator): string {
  const shape = shapes.get(id)
  const words = oneLine(shape?.text.text) || oneLine(shape?.alt)
  return words === '' && shape ? shapeName(shape.kind, text) : words
}

/** By its first label, else by what it connects. */
function wordsOfConnector(snapshot: FlowchartSnapshot, id: ConnectorId, translator: Translator): string {
  for (const { connector, text } of snapshot.labels.values()) {
    if (connector === id && oneLine(text.text) !== '') return oneLine(text.text)
  }
  const connector = snapshot.connectors.get(id)
  if (!connector) return ''
  const { text } = translator
  const nameOf = (end: End) => (isShapeEnd(end) ? wordsOfShape(snapshot, end.shape, translator) : '')
  const [from, to] = [nameOf(connector.from), nameOf(connector.to)]
  return from === '' || to === '' ? text('flowchart.item.connector') : text('flowchart.item.between', { from, to })
}

const oneLine = (text = '') => text.replace(/\s+/g, ' ').trim()
