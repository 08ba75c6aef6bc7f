import { flowchartItemsFromContent } from '@ramify/document'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { copyItems, renewed } from './copy-items.ts'
import { idsOf } from './items.ts'
import { putItems } from './put-items.ts'

const away = { x: 20, y: 20 }

/** What is selected once more, a little aside. */
export function duplicateSelected(editor: FlowchartEditor): void {
  const copied = copyItems(editor.document.snapshot, idsOf(editor.selection.get()))
  const items = flowchartItemsFromContent(copied)
  if (items) putItems(editor, renewed(items, away))
}
