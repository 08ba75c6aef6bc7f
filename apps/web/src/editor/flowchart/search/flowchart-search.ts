import {
  type End,
  type FlowchartCommand,
  type FlowchartSnapshot,
  isShapeEnd,
  type LayerSnapshot,
  type RichText,
} from '@ramify/document'
import type { Words } from '../../../platform/i18n/words.ts'
import { notify } from '../../../platform/notices/notices.ts'
import type { Instead } from '../../views/search/instead-of.ts'
import type { KindSearch } from '../../views/search/search.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { findItem } from '../items/find-item.ts'
import { isLockedConnector, isLockedShape } from '../items/locked.ts'
import { layerName } from '../layers/layers.ts'
import { type FlowHit, searchedTexts } from './searched-texts.ts'

/** Words of shapes, notes and connectors on all pages. What is hidden or locked is found and stays as it is. */
export const flowchartSearch: KindSearch = {
  texts: ({ document }: FlowchartEditor) => searchedTexts(document.snapshot),
  goTo,
  canReplace: ({ document }: FlowchartEditor, hit: FlowHit) => canReplace(document.snapshot, hit),
  replace,
  keptReason: ({ document }: FlowchartEditor, hits: readonly FlowHit[]): Words | null => {
    const isKept = hits.some((hit) => isThere(document.snapshot, hit) && !canReplace(document.snapshot, hit))
    return isKept ? ({ text }) => text('flowchart.search.kept') : null
  },
}

/** On its page. What is on a hidden layer cannot be shown: then it is said where it is. */
function goTo(editor: FlowchartEditor, { id }: FlowHit): void {
  const found = findItem(editor.document.snapshot, id)
  if (!found) return
  editor.showPage(found.page)
  const layer = hiddenLayerOf(editor.document.snapshot, id)
  if (layer) {
    editor.select([])
    const name = layerName(editor, layer)
    notify({ kind: 'status', key: 'search', words: ({ text }) => text('flowchart.search.hidden', { layer: name }) })
    return
  }
  editor.select([found.item])
  editor.show(found.item)
}

const isThere = ({ shapes, labels }: FlowchartSnapshot, { id }: FlowHit) => shapes.has(id) || labels.has(id)

function canReplace(snapshot: FlowchartSnapshot, { part, id }: FlowHit): boolean {
  if (hiddenLayerOf(snapshot, id)) return false
  const label = part === 'label' ? snapshot.labels.get(id) : undefined
  return label ? !isLockedConnector(snapshot, label.connector) : !isLockedShape(snapshot, id)
}

/** The layer for which a shape or a label is not shown; connectors are not shown without what they are attached to. */
function hiddenLayerOf(
  { shapes, connectors, labels, layers }: FlowchartSnapshot,
  id: string,
): LayerSnapshot | undefined {
  const connector = connectors.get(labels.get(id)?.connector ?? '')
  const ofEnd = (end: End) => (isShapeEnd(end) ? shapes.get(end.shape)?.layer : null)
  const on = connector ? [connector.layer, ofEnd(connector.from), ofEnd(connector.to)] : [shapes.get(id)?.layer]
  return on.map((layer) => layers.get(layer ?? '')).find((layer) => layer?.hidden)
}

/** As one step, in the formatting that it has at its first letter. */
function replace(editor: FlowchartEditor, hits: readonly FlowHit[], instead: Instead): void {
  const { snapshot } = editor.document
  // From the last on, so that what comes before stays where it is.
  const commands = hits.toReversed().flatMap((hit): FlowchartCommand[] => {
    const text = textOf(snapshot, hit)
    if (!text || !canReplace(snapshot, hit)) return []
    const { id, part, start, end } = hit
    const insert = instead(text.text, hit)
    return [
      {
        type: 'editText',
        id,
        ...(part !== 'shape' && { part }),
        delta: [
          ...(start > 0 ? [{ retain: start }] : []),
          { delete: end - start },
          ...(insert === '' ? [] : [{ insert, attributes: attributesAt(text, start) }]),
        ],
      },
    ]
  })
  if (commands.length > 0) editor.batch(commands)
}

function textOf({ shapes, labels }: FlowchartSnapshot, { part, id }: FlowHit): RichText | undefined {
  if (part === 'label') return labels.get(id)?.text
  return part === 'note' ? shapes.get(id)?.note : shapes.get(id)?.text
}

function attributesAt({ runs }: RichText, at: number) {
  let end = 0
  for (const { text, attributes } of runs) {
    end += text.length
    if (end > at) return attributes
  }
  return {}
}
