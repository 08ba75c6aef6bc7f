import type { Rect } from '@ramify/geometry'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { handled } from '../gestures/handles.ts'
import { ticksIn } from './ticks.ts'

/** As in Rulers.module.css. */
const thickness = 20
const major = 8
const minor = 4

/** Paints ticks and numbers of what is on the screen, and how far the selection reaches. */
export function paintRuler(canvas: HTMLCanvasElement, editor: FlowchartEditor, axis: 'x' | 'y'): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { width, height } = editor.screen.get()
  const length = axis === 'x' ? width : height
  const ratio = devicePixelRatio
  const [wide, high] = axis === 'x' ? [length, thickness] : [thickness, length]
  Object.assign(canvas, { width: Math.round(wide * ratio), height: Math.round(high * ratio) })
  const view = editor.view.get()
  const { color, accentColor, fontFamily, fontSize } = getComputedStyle(canvas)
  // Both are painted as the upper one; the left one is the same, turned.
  if (axis === 'x') context.setTransform(ratio, 0, 0, ratio, 0, 0)
  else context.setTransform(0, ratio, ratio, 0, 0, 0)
  const onScreen = (at: number) => (at - view[axis]) * view.zoom
  const frame = handled(editor)?.frame
  if (frame) {
    const { from, to } = reach(frame, axis)
    context.globalAlpha = 0.25
    context.fillStyle = accentColor
    context.fillRect(onScreen(from), 0, onScreen(to) - onScreen(from), thickness)
    context.globalAlpha = 1
  }
  context.fillStyle = color
  context.font = `${fontSize} ${fontFamily}`
  for (const { at, isMajor } of ticksIn(view[axis], length / view.zoom, view.zoom)) {
    const place = Math.round(onScreen(at))
    const long = isMajor ? major : minor
    context.fillRect(place, thickness - long, 1, long)
    if (isMajor) writeNumber(context, Math.round(at), place, axis)
  }
}

function reach(frame: Rect, axis: 'x' | 'y') {
  return axis === 'x' ? { from: frame.x, to: frame.x + frame.width } : { from: frame.y, to: frame.y + frame.height }
}

function writeNumber(context: CanvasRenderingContext2D, value: number, place: number, axis: 'x' | 'y'): void {
  context.save()
  context.translate(place + 3, 10)
  // The left ruler is mirrored: its numbers are read from below.
  if (axis === 'y') context.scale(1, -1)
  context.textBaseline = axis === 'y' ? 'top' : 'alphabetic'
  if (axis === 'y') context.translate(0, -10)
  context.fillText(String(value), 0, 0)
  context.restore()
}
