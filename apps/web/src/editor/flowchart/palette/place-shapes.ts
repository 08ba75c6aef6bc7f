import type { Point } from '@ramify/geometry'
import { toMap } from '../../core/viewport/viewport.ts'
import { splitWithNew } from '../connectors/split-under.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { addShape } from '../items/add-shape.ts'
import { noteRecent } from './palette-state.ts'

/** Puts a new shape on the page; where nobody said where, into the middle of what is seen. */
export function placeShape(editor: FlowchartEditor, kind: string, at?: Point): boolean {
  const page = editor.scene.get()
  page.connectorsIn(page.bounds)
  const isPlaced = addShape(editor, kind, at ?? freeMiddle(editor))
  if (isPlaced && at) splitWithNew(editor, page)
  if (isPlaced) noteRecent(kind)
  return isPlaced
}

const step = 20

/** In the middle of what is seen of the page, a little aside of shapes that were put there before. */
export function freeMiddle(editor: FlowchartEditor): Point {
  const { width, height } = editor.screen.get()
  const middle = toMap(editor.view.get(), { x: width / 2, y: height / 2 })
  const taken = editor.scene
    .get()
    .parts.items.shapes.map(({ box }) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }))
  for (let nth = 0; nth < 20; nth++) {
    const at = { x: middle.x + nth * step, y: middle.y + nth * step }
    if (!taken.some(({ x, y }) => Math.abs(x - at.x) < step / 2 && Math.abs(y - at.y) < step / 2)) return at
  }
  return middle
}
