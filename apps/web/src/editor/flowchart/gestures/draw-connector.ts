import { type ConnectorSnapshot, type End, newId } from '@ramify/document'
import { inflate, type Point } from '@ramify/geometry'
import type { PlacedShape } from '@ramify/scene'
import { toMap } from '../../core/viewport/viewport.ts'
import { type Gesture, isDrag, type Sample } from '../../input/gestures/gesture.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { addNext } from '../items/add-next.ts'
import { connectorItem } from '../items/items.ts'
import { currentLayer } from '../layers/layers.ts'
import { newConnectorStyle } from '../style/default-style.ts'
import type { Side } from './arrows.ts'

/** A press on the arrow of a shape: let go there it adds the next shape, carried on it draws a connector. */
export function pressArrow(editor: FlowchartEditor, placed: PlacedShape, side: Side, start: Sample): Gesture {
  const pressed: Gesture = {
    cursor: 'crosshair',
    move: (sample) =>
      isDrag(start, sample) ? drawConnector(editor, { shape: placed.id, port: side }).move(sample) : pressed,
    end: () => addNext(editor, placed.shape, side),
    cancel: () => undefined,
  }
  return pressed
}

/** Draws a connector from an end to wherever the pointer is; let go on the empty page it ends at a point. */
function drawConnector(editor: FlowchartEditor, from: End): Gesture {
  const { snapshot } = editor.document
  const id = newId()
  const start = 'shape' in from ? from.shape : null
  const trial = (to: End): ConnectorSnapshot => ({
    id,
    from,
    to,
    page: editor.page.get(),
    layer: null,
    order: '~',
    style: 'orthogonal',
    bends: [],
    look: {},
    link: null,
    locked: false,
    ...newConnectorStyle(),
  })
  const follow = ({ point }: Sample): End => {
    const at = toMap(editor.view.get(), point)
    const target = endUnder(editor, at, start)
    const to: End = target ?? { point: at }
    editor.preview({ connectors: new Map([[id, trial(to)]]) })
    editor.gesturePreview.set({ kind: 'connect', target: target && 'shape' in target ? target.shape : null })
    return to
  }
  const end = () => {
    editor.gesturePreview.set(null)
    editor.preview(null)
  }
  const gesture: Gesture = {
    cursor: 'crosshair',
    move: (sample) => {
      follow(sample)
      return gesture
    },
    end: (sample) => {
      const to = follow(sample)
      end()
      // Somebody else may have deleted it meanwhile.
      if (start !== null && !snapshot.shapes.has(start)) return
      const result = editor.execute({
        type: 'addItems',
        page: editor.page.get(),
        layer: currentLayer(editor),
        connectors: [{ id, ...newConnectorStyle(), from, to }],
      })
      if (result.ok) editor.select([connectorItem(id)])
    },
    cancel: end,
  }
  return gesture
}

/** Pixels of the screen: so near to a port it is meant. */
const portReach = 12

/** What a connector that ends at this point ends at: a port that is near, else the shape; null: nothing. */
function endUnder(editor: FlowchartEditor, at: Point, except: string | null): End | null {
  const reach = portReach / editor.view.get().zoom
  const near = editor.scene.get().shapesIn(inflate({ ...at, width: 0, height: 0 }, reach))
  for (const placed of near.reverse()) {
    if (placed.face.form.isFrame) continue
    const port = placed.routed.ports.find(({ point }) => Math.hypot(point.x - at.x, point.y - at.y) <= reach)
    if (port && placed.id !== except) return { shape: placed.id, port: port.name }
    if (placed.isHit(at, 0) && placed.id !== except) return { shape: placed.id }
  }
  return null
}
