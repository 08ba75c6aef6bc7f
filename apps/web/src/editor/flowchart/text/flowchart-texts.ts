import type { FlowchartSnapshot, RichText, ShapeSnapshot } from '@ramify/document'
import { inflate } from '@ramify/geometry'
import { cssFontOfText, type FlowchartPage, type FlowItem, type ItemRef, type PlacedShape } from '@ramify/scene'
import { lineHeight } from '@ramify/text'
import { leadOf, type Selection } from '../../core/selection.ts'
import type { TextPreview, TextTarget } from '../../core/text-targets.ts'
import { toScreen, type Viewport } from '../../core/viewport/viewport.ts'
import { isGroup } from '../arranging/movable.ts'
import { middleLabel } from '../connectors/labels.ts'
import { isLockedShape } from '../items/locked.ts'

/** What the first key would be written in. The words of a connector are those of its middle label. */
export function currentText(snapshot: FlowchartSnapshot, selection: Selection): ItemRef | null {
  const lead = leadOf(selection)
  const shape = lead?.type === 'shape' ? snapshot.shapes.get(lead.id) : undefined
  if (shape && (isGroup(shape) || hasNoTitle(shape) || isLockedShape(snapshot, shape.id))) return null
  if (lead?.type !== 'connector') return lead
  const label = middleLabel(snapshot, lead.id)
  return label ? { type: 'label', id: label.id } : null
}

/** The words of tables and rows are those of their cells. */
const hasNoTitle = ({ stack }: ShapeSnapshot): boolean => stack !== null && stack.header === 0

export function textOf({ shapes, labels }: FlowchartSnapshot, { type, id }: ItemRef<FlowItem>): RichText | undefined {
  if (type === 'connector') return undefined
  return type === 'shape' ? shapes.get(id)?.text : labels.get(id)?.text
}

/** How commands name a text. */
export function textPlace({ type, id }: ItemRef): { id: string; part?: 'label' } {
  return type === 'label' ? { id, part: 'label' } : { id }
}

/** Undefined when it is not on the page, or has no words of its own. */
export function targetOf(page: FlowchartPage, { type, id }: ItemRef<FlowItem>): TextTarget | undefined {
  if (type === 'shape') {
    const placed = page.shapeOf(id)
    if (!placed) return undefined
    return {
      rect: placed.box,
      font: placed.face.placedText.font,
      isOneLine: false,
      isLabel: false,
      fieldName: 'editor.field.writing',
      layField: (field, view) => placeOnShape(field, placed, view),
    }
  }
  const record = type === 'label' ? page.parts.snapshot.labels.get(id) : undefined
  const label = record && page.connectorOf(record.connector)?.labels.find((each) => each.label.id === id)
  if (!label) return undefined
  return {
    rect: inflate(label.box, 24),
    font: label.font,
    isOneLine: false,
    isLabel: true,
    fieldName: 'editor.field.writing-line',
    layField: (field, view) => {
      Object.assign(field.style, {
        font: cssFontOfText(label.font),
        lineHeight: String(lineHeight),
        color: label.color,
        textAlign: label.align,
        minWidth: `${2 * label.font.size}px`,
        maxWidth: '',
        minHeight: `${label.font.size * lineHeight}px`,
      })
      const { x, y, width, height } = label.box
      const middle = toScreen(view, { x: x + width / 2, y: y + height / 2 })
      field.style.transform = `translate(${middle.x}px, ${middle.y}px) scale(${view.zoom}) translate(-50%, -50%)`
      field.style.setProperty('--label-fill', page.paper)
      field.style.setProperty('--label-ring', `${2 / view.zoom}px`)
    },
  }
}

const shares = { left: 0, center: 0.5, right: 1 }
/** Sub-pixels that browsers round away must not break a line. */
const slack = 0.5

/** Over the words of a shape, set as its face sets them, turned as it is. */
function placeOnShape(field: HTMLElement, placed: PlacedShape, view: Viewport): void {
  const { face, frame } = placed
  const { text, align, font, turn, origin } = face.placedText
  const share = shares[align]
  Object.assign(field.style, {
    font: cssFontOfText(font),
    lineHeight: String(lineHeight),
    color: face.style.color,
    textAlign: align,
    minWidth: `${font.size}px`,
    maxWidth: `${text.width + slack}px`,
    minHeight: `${font.size * lineHeight}px`,
  })
  const corner = toScreen(view, placed.toPage(origin))
  const all = frame.turn + turn
  field.style.transform =
    `translate(${corner.x}px, ${corner.y}px) rotate(${all}deg) scale(${view.zoom})` +
    ` translate(${text.x + text.width * share}px, ${text.y}px) translateX(${-100 * share}%)`
}

/** The flowchart with words that an input method still makes. */
export function withText(snapshot: FlowchartSnapshot, { type, id, text }: TextPreview): FlowchartSnapshot {
  if (type === 'label') {
    const label = snapshot.labels.get(id)
    return label ? { ...snapshot, labels: new Map(snapshot.labels).set(id, { ...label, text }) } : snapshot
  }
  const shape = snapshot.shapes.get(id)
  return shape ? { ...snapshot, shapes: new Map(snapshot.shapes).set(id, { ...shape, text }) } : snapshot
}
