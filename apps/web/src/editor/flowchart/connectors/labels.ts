import { type ConnectorId, type FlowchartSnapshot, type LabelId, type LabelSnapshot, newId } from '@ramify/document'
import type { FlowchartEditor } from '../flowchart-editor.ts'

/** The label that stands for a connector: the one next to its middle. */
export function middleLabel({ labels }: FlowchartSnapshot, connector: ConnectorId): LabelSnapshot | null {
  let middle: LabelSnapshot | null = null
  for (const label of labels.values()) {
    if (label.connector !== connector) continue
    if (!middle || Math.abs(label.at - 0.5) < Math.abs(middle.at - 0.5)) middle = label
  }
  return middle
}

/** A label without words; it goes again when nothing is written in it. */
export function addLabel(editor: FlowchartEditor, connector: ConnectorId, at = 0.5): LabelId | null {
  const record = editor.document.snapshot.connectors.get(connector)
  if (!record || record.locked) return null
  const id = newId()
  return editor.execute({ type: 'addLabel', connector, label: { id, at } }).ok ? id : null
}

/** Takes labels away that were left without words, as if they had never been made where nothing was done since. */
export function removeEmptyLabels(editor: FlowchartEditor): () => void {
  let written: { readonly id: LabelId; readonly depth: number; readonly isNew: boolean } | null = null
  return editor.writing.subscribe(() => {
    const left = written
    const now = editor.writing.get()
    written = now?.type === 'label' ? { id: now.id, depth: editor.document.undoDepth, isNew: now.isNew === true } : null
    // What an input method still composes comes into the document after this.
    if (left && left.id !== written?.id) queueMicrotask(() => removeIfEmpty(editor, left))
  })
}

function removeIfEmpty(editor: FlowchartEditor, left: { id: LabelId; depth: number; isNew: boolean }): void {
  const label = editor.document.snapshot.labels.get(left.id)
  if (label?.text.text.trim() !== '' || editor.readOnly) return
  const isSelected = editor.selection.get().some(({ id }) => id === left.id)
  if (left.isNew && editor.document.undoDepth === left.depth) editor.document.takeBack(left.depth - 1)
  else editor.execute({ type: 'deleteItems', labels: [left.id] })
  if (isSelected) editor.select([{ type: 'connector', id: label.connector }])
}
