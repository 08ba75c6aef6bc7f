import type { ConnectorLook, FlowchartCommand, LabelLook, ShapeLook } from '@ramify/document'
import type { PlacedShape } from '@ramify/scene'
import { createStore } from '../../../platform/store.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import type { Chosen } from './chosen.ts'

/** How things look that a style was copied from, by their type. */
interface CopiedStyle {
  readonly shape: ShapeStyleCopy | null
  readonly connector: { readonly style: string; readonly look: ConnectorLook } | null
  readonly label: LabelLook | null
}

interface ShapeStyleCopy {
  /** What people gave it. */
  readonly own: ShapeLook
  /** The same with the colours that its theme gave it. */
  readonly seen: ShapeLook
  /** Shapes of the same tone have these colours anyway, and go on following the theme. */
  readonly tone: string
}

/** Kept for the next paste, also in another document of this page. */
export const copiedStyle = createStore<CopiedStyle | null>(null)

/** Whether the next press gives the copied style to what is pressed. */
export const isPainting = createStore(false)

/** Of the last one of each type; false where nothing is selected. */
export function copyStyle(chosen: Chosen): boolean {
  const shape = chosen.shapes.things.at(-1)
  const connector = chosen.connectors.things.at(-1)
  const label = chosen.labels.at(-1)
  if (!shape && !connector && !label) return false
  copiedStyle.set({
    shape: shape ? copyOf(shape) : null,
    connector: connector ? { style: connector.style, look: connector.look } : null,
    label: label?.look ?? null,
  })
  return true
}

/** In place of what they had, in one step; false where nothing of it is of a type that was copied. */
export function pasteStyle(editor: FlowchartEditor, { shapes, connectors, labels }: Chosen): boolean {
  const copied = copiedStyle.get()
  if (!copied) return false
  const commands: FlowchartCommand[] = []
  if (copied.shape) {
    const { own, seen, tone } = copied.shape
    const [alike, others] = [shapes.things.filter(isOf(tone)), shapes.things.filter((each) => !isOf(tone)(each))]
    for (const [placed, look] of [
      [alike, own],
      [others, seen],
    ] as const) {
      const ids = placed.map(({ id }) => id)
      if (ids.length === 0) continue
      commands.push({ type: 'setShapes', shapes: ids, look: null }, { type: 'setShapes', shapes: ids, look })
    }
  }
  const lines = connectors.things.map(({ id }) => id)
  if (copied.connector && lines.length > 0) {
    const { style, look } = copied.connector
    commands.push(
      { type: 'setConnectors', connectors: lines, look: null },
      { type: 'setConnectors', connectors: lines, look, style },
    )
  }
  const words = labels.map(({ id }) => id)
  if (copied.label && words.length > 0) {
    commands.push(
      { type: 'setLabels', labels: words, look: null },
      { type: 'setLabels', labels: words, look: copied.label },
    )
  }
  return commands.length > 0 && editor.batch(commands).ok
}

function copyOf({ face: { look, style, form } }: PlacedShape): ShapeStyleCopy {
  const { fill, border, color } = style
  return { own: look, seen: { fill: fill ?? 'none', border: border ?? 'none', color, ...look }, tone: form.tone }
}

const isOf =
  (tone: string) =>
  ({ face }: PlacedShape) =>
    face.form.tone === tone
