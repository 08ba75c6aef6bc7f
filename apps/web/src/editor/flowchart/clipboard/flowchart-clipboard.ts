import { type FlowchartItems, flowchartItemsFromContent } from '@ramify/document'
import { flowShape } from '@ramify/scene'
import type { KindClipboard } from '../../input/input-editor.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { addShape } from '../items/add-shape.ts'
import { copyItems, renewed } from '../items/copy-items.ts'
import { freeMiddle } from '../items/free-middle.ts'
import { idsOf } from '../items/items.ts'
import { putItems } from '../items/put-items.ts'
import { removeSelected } from '../items/remove-items.ts'
import { putPictures } from '../pictures/put-picture.ts'
import { insertTable } from '../tables/insert-table.ts'
import { pasteIntoCells } from '../tables/paste-into-cells.ts'
import { pastedTable } from '../tables/read-cells.ts'
import { foreignItems, wayToFreePlace } from './foreign-items.ts'
import { fromHtml, toHtml } from './html-flavour.ts'

const noItems: FlowchartItems = { shapes: [], connectors: [] }
const away = { x: 20, y: 20 }

/** Copy, cut and paste of shapes with what connects them. Words from elsewhere become a text. */
export const flowchartClipboard: KindClipboard = {
  copy: (editor: FlowchartEditor) => {
    const copied = copyItems(editor.document.snapshot, idsOf(editor.selection.get()))
    if (copied.length === 0) return null
    const { shapes } = flowchartItemsFromContent(copied) ?? noItems
    const texts = shapes.flatMap(({ text }) => (typeof text === 'object' ? text.runs.map((run) => run.text) : []))
    return { html: toHtml(copied), text: texts.join('\n') }
  },
  remove: (editor: FlowchartEditor) => removeSelected(editor),
  pastePicture: (editor: FlowchartEditor, picture) => putPictures(editor, [picture]),
  paste: (editor: FlowchartEditor, { html, text }) => {
    const ours = fromHtml(html)
    if (ours && putItems(editor, renewed(ours, away))) return
    if (pasteIntoCells(editor, { html, text })) return
    const cells = pastedTable({ html, text })
    if (cells)
      return insertTable(editor, { rows: cells.length, columns: Math.max(...cells.map(({ length }) => length)) }, cells)
    const foreign = foreignItems({ html, text })
    if (foreign) return void putItems(editor, renewed(foreign, wayToFreePlace(editor, foreign)))
    const words = text.trim()
    if (words === '' || !addShape(editor, 'text', freeMiddle(editor, flowShape('text').size))) return
    const [item] = editor.selection.get()
    if (item) editor.continueStep({ type: 'setText', id: item.id, text: words })
  },
}
