import { type FlowchartItems, flowchartItemsFromContent, newId } from '@ramify/document'
import { center, type Point, type Rect, rectAround } from '@ramify/geometry'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { removeOwn } from '../../core/own-collection.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { copyItems, renewed } from '../items/copy-items.ts'
import { idsOf } from '../items/items.ts'
import { putItems } from '../items/put-items.ts'
import { longestContent, longestOfAll, longestShapeName, mostOwnShapes, type OwnShape } from './own-shape.ts'

/** Keeps what is selected under a name; says why where it cannot be kept. */
export async function saveOwnShape(editor: FlowchartEditor, name: string): Promise<void> {
  const { ownShapes, document } = editor
  const known = ownShapes.get()
  const content = JSON.stringify(withoutPictures(copyItems(document.snapshot, idsOf(editor.selection.get()))))
  const refusal = refusalOf(known, content)
  if (refusal !== null) return notify({ kind: 'error', words: ({ text }) => text(refusal) })
  const kept = name.trim().slice(0, longestShapeName).trim()
  if (kept === '') return
  const isKept = await ownShapes.keep([...known, { id: newId(), name: kept, content }])
  if (isKept) notify({ kind: 'status', words: ({ text }) => text('flowchart.own.saved', { name: kept }) })
}

function refusalOf(known: readonly OwnShape[], content: string): PlainTextKey | null {
  if (content.length > longestContent) return 'flowchart.own.too-large'
  const characters = known.reduce((sum, each) => sum + each.content.length, content.length)
  return known.length >= mostOwnShapes || characters > longestOfAll ? 'flowchart.own.full' : null
}

export async function renameOwnShape({ ownShapes }: FlowchartEditor, id: string, name: string): Promise<void> {
  await ownShapes.keep(ownShapes.get().map((shape) => (shape.id === id ? { ...shape, name } : shape)))
}

export async function removeOwnShape({ ownShapes }: FlowchartEditor, shape: OwnShape): Promise<void> {
  await removeOwn(ownShapes, shape, ({ text }) => text('flowchart.own.removed', { name: shape.name }))
}

/** Puts one on the page, its middle at the point; false where there is no room or nothing of it can be read. */
export function placeOwnShape(editor: FlowchartEditor, { content }: OwnShape, at: Point): boolean {
  const items = itemsOf(content)
  if (!items) return false
  const middle = center(boxOf(items))
  return putItems(editor, renewed(items, { x: Math.round(at.x - middle.x), y: Math.round(at.y - middle.y) }))
}

/** Kept by another version, perhaps: null for what cannot be read. */
export function itemsOf(content: string): FlowchartItems | null {
  try {
    const items = flowchartItemsFromContent(JSON.parse(content))
    return items && items.shapes.length + items.connectors.length > 0 ? items : null
  } catch {
    return null // no JSON
  }
}

/** Around all that is in nothing else. */
export function boxOf({ shapes, connectors }: FlowchartItems): Rect {
  const corners = shapes.flatMap(({ box, parent }) => {
    if (parent !== undefined) return []
    const { x = 0, y = 0, width = 0, height = 0 } = box
    return [
      { x, y },
      { x: x + width, y: y + height },
    ]
  })
  const ends = connectors.flatMap(({ from, to, bends = [] }) => [
    ...('point' in from ? [from.point] : []),
    ...('point' in to ? [to.point] : []),
    ...bends,
  ])
  return rectAround([...corners, ...ends]) ?? { x: 0, y: 0, width: 0, height: 0 }
}

/** Pictures are kept with their document: another one could not show them. */
function withoutPictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPictures)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => (key === 'image' ? [] : [[key, withoutPictures(each)]])),
  )
}
