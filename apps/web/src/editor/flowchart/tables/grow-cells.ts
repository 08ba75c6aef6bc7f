import type { ShapeId } from '@ramify/document'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { growToText } from '../text/grow-to-text.ts'
import { tableOf } from './table-of.ts'

/** Makes the rows of a table high enough for what was just put into them, as part of the same step. */
export function growCells(editor: FlowchartEditor, table: ShapeId): void {
  editor.document.rejoin()
  for (const { children } of tableOf(editor.document.snapshot, table)?.rows ?? []) {
    for (const cell of children) {
      for (const command of growToText(editor.scene.get(), cell)) editor.continueStep(command)
    }
  }
  editor.document.mark()
}
