import { type ConnectorSnapshot, type End, isShapeEnd, newId } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import type { PlacedShape } from '@ramify/scene'
import { toMap } from '../../core/viewport/viewport.ts'
import { scrollAtEdge } from '../../input/gestures/edge-scroll.ts'
import { type Gesture, isDrag, type Sample } from '../../input/gestures/gesture.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { arrowPlace } from '../gestures/arrows.ts'
import type { Side } from '../gestures/sides.ts'
import { addNext } from '../items/add-next.ts'
import { connectorItem } from '../items/items.ts'
import { currentLayer } from '../layers/layers.ts'
import { newConnectorStyle } from '../style/default-style.ts'
import { attachmentAt } from './attach.ts'
import { atTip, tipAtEdge } from './connector-tip.ts'
import { chooseEnd, chooseNext } from './shape-choice.ts'

/** A press on the arrow of a shape: let go there it adds the next shape, held it offers others, carried on it draws a connector. */
export function pressArrow(editor: FlowchartEditor, placed: PlacedShape, side: Side, start: Sample): Gesture {
  let isOffered = false
  const timer = setTimeout(() => {
    isOffered = true
    chooseNext(editor, placed.id, side, true)
  }, holdMs)
  const pressed: Gesture = {
    cursor: 'crosshair',
    isHeld: true,
    move: (sample) => {
      if (isOffered || !isDrag(start, sample)) return pressed
      clearTimeout(timer)
      const at = arrowPlace(placed, side, editor.view.get().zoom)
      return drawConnector(editor, { shape: placed.id, port: side }, at).move(sample)
    },
    end: () => {
      clearTimeout(timer)
      if (!isOffered) addNext(editor, placed.shape, side)
    },
    cancel: () => clearTimeout(timer),
  }
  return pressed
}

/** An arrow that is held for so long offers other shapes. */
const holdMs = 450

/** Draws a connector from an end to wherever the pointer is; let go on the empty page it ends at a point. */
export function drawConnector(editor: FlowchartEditor, from: End, start: Point): Gesture {
  const id = newId()
  const whole = isShapeEnd(from) && from.port === undefined && !from.at ? from.shape : null
  // A line out of the middle of a shape is no line to that shape before it has been outside.
  let isOutside = whole === null
  const { bounds } = editor.scene.get()
  let last: Sample | null = null
  const follow = (sample: Sample): End | null => {
    last = sample
    const { point, copies, toggles: isExact } = atTip(sample)
    const at = toMap(editor.view.get(), point)
    isOutside ||=
      editor.scene
        .get()
        .shapeOf(whole ?? '')
        ?.isHit(at, 0) !== true
    const wish = { other: { end: from, at: start }, isLoose: copies, isExact }
    const { end, preview } = attachmentAt(editor, at, isOutside ? wish : { isLoose: true, isExact: true })
    editor.preview({ connectors: new Map([[id, newConnector(editor, id, from, end)]]) })
    editor.gesturePreview.set(preview)
    return isOutside ? end : null
  }
  const finish = () => {
    editor.gesturePreview.set(null)
    editor.preview(null)
  }
  const gesture: Gesture = {
    cursor: 'crosshair',
    move: (sample) => {
      follow(sample)
      return gesture
    },
    tick: (elapsed) => {
      if (last && scrollAtEdge(editor, tipAtEdge(editor, last), elapsed, bounds)) follow(last)
    },
    end: (sample) => {
      const to = follow(sample)
      finish()
      // Somebody else may have deleted the shape it begins at: then it is refused.
      if (!to || !addConnector(editor, id, from, to)) return
      if (isShapeEnd(from) && !isShapeEnd(to) && !sample.copies) chooseEnd(editor, id, start, to.point)
    },
    cancel: finish,
  }
  return gesture
}

function addConnector(editor: FlowchartEditor, id: string, from: End, to: End): boolean {
  const page = editor.page.get()
  const result = editor.execute({
    type: 'addItems',
    page,
    layer: currentLayer(editor),
    connectors: [{ id, ...newConnectorStyle(), from, to }],
  })
  if (result.ok) editor.select([connectorItem(id)])
  return result.ok
}

function newConnector(editor: FlowchartEditor, id: string, from: End, to: End): ConnectorSnapshot {
  return {
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
  }
}
