import { type FlowchartItems, type NodeContent, parseIndentedText } from '@ramify/document'
import { looksLikeMarkdown, readDrawioClipboard, readHtml, readMarkdown } from '@ramify/formats/clipboard'
import { type Point, union } from '@ramify/geometry'
import type { Flavours } from '../../input/clipboard/flavours.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { freeMiddle } from '../items/free-middle.ts'
import { branchesToItems } from './branches-to-items.ts'

/** What other programs copied, where shapes can be made of it: cells of draw.io, branches of mind maps, lists and indented lines. */
export function foreignItems({ html, text }: Flavours): FlowchartItems | null {
  const cells = readDrawioClipboard(text.trim())
  if (cells) return cells.shapes.length + cells.connectors.length > 0 ? cells : null
  const branches = /<li[\s>]/i.test(html)
    ? readHtml(html)
    : looksLikeMarkdown(text)
      ? readMarkdown(text)
      : parseIndentedText(text)
  return branches?.some(hasChildren) ? branchesToItems(branches) : null
}

/** Lines without levels are a text. */
const hasChildren = ({ children = [] }: NodeContent): boolean => children.length > 0

/** How far things are to be moved to be on a free place in what is seen. */
export function wayToFreePlace(editor: FlowchartEditor, { shapes, connectors }: FlowchartItems): Point {
  const boxes = shapes.flatMap(({ parent, box: { x = 0, y = 0, width = 0, height = 0 } }) =>
    parent === undefined ? [{ x, y, width, height }] : [],
  )
  const points = connectors.flatMap(({ from, to }) =>
    [from, to].flatMap((end) => ('point' in end ? [{ ...end.point, width: 0, height: 0 }] : [])),
  )
  const around = union([...boxes, ...points])
  if (!around) return { x: 0, y: 0 }
  const { width, height } = around
  const middle = freeMiddle(editor, { width, height })
  return { x: middle.x - around.x - width / 2, y: middle.y - around.y - height / 2 }
}
