import { containsRect, type Rect } from '@ramify/geometry'
import { type Canvas2D, farBelow, paintCanvas } from '@ramify/scene'
import { onFontsArrived } from '../../platform/fonts/index.ts'
import { type Viewport, visibleRect } from '../core/viewport/viewport.ts'
import type { CanvasEditor } from './canvas-editor.ts'

const settle = 80
/** How much is painted around the screen, in parts of it. */
const around = 0.5

export const isFar = (view: Viewport): boolean => view.zoom < farBelow

/**
 * The overview: what is too small to be read, painted on a canvas. While the view moves the canvas is moved with it, and
 * painted again when the view has settled or has left what is painted.
 */
export function paintFar(canvas: HTMLCanvasElement, editor: CanvasEditor): () => void {
  const context = canvas.getContext('2d', { alpha: true })
  if (!context) return () => undefined
  const { farPictures: pictures, spotlight } = editor
  let painted: { view: Viewport; area: Rect } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0

  const paint = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    frame = 0
    const view = editor.view.get()
    const screen = editor.screen.get()
    canvas.hidden = !isFar(view)
    if (canvas.hidden || screen.width === 0) {
      painted = null
      return
    }
    const margin = { width: screen.width * around, height: screen.height * around }
    const area = visibleRect(view, screen, margin)
    const scale = view.zoom * devicePixelRatio
    const width = Math.round(area.width * scale)
    const height = Math.round(area.height * scale)
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
    else context.clearRect(0, 0, width, height)
    context.save()
    context.setTransform(scale, 0, 0, scale, -area.x * scale, -area.y * scale)
    const scene = editor.scene.get()
    const options = { scale, image: pictures.of }
    paintCanvas(context as Canvas2D<CanvasImageSource>, scene.farLayers(area), options)
    const lit = spotlight.farLayers(area)
    if (lit) {
      dim(context, area)
      paintCanvas(context as Canvas2D<CanvasImageSource>, lit, options)
    }
    context.restore()
    canvas.style.width = `${area.width * view.zoom}px`
    canvas.style.height = `${area.height * view.zoom}px`
    painted = { view, area }
    place()
  }

  const place = () => {
    if (!painted) return
    const view = editor.view.get()
    const { area } = painted
    const grown = view.zoom / painted.view.zoom
    canvas.style.transform = `translate(${(area.x - view.x) * view.zoom}px, ${(area.y - view.y) * view.zoom}px) scale(${grown})`
  }

  const paintSoon = () => {
    if (frame === 0) frame = requestAnimationFrame(paint)
  }

  const onView = () => {
    const view = editor.view.get()
    if (isFar(view) !== (painted !== null)) return paint()
    if (!painted) return
    place()
    if (!containsRect(painted.area, visibleRect(view, editor.screen.get()))) {
      paintSoon()
      return
    }
    clearTimeout(timer)
    if (view.zoom !== painted.view.zoom) timer = setTimeout(paint, settle)
  }

  const stops = [
    pictures.come.subscribe(paintSoon),
    onFontsArrived(paintSoon),
    editor.view.subscribe(onView),
    editor.scene.subscribe(paintSoon),
    editor.screen.subscribe(paint),
    spotlight.lit.subscribe(paintSoon),
  ]
  paint()
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    for (const stop of stops) stop()
  }
}

/** Leaves a quarter of what is painted: what is looked at is painted over it. */
function dim(context: CanvasRenderingContext2D, { x, y, width, height }: Rect): void {
  context.save()
  context.globalCompositeOperation = 'destination-out'
  context.globalAlpha = 0.75
  context.fillRect(x, y, width, height)
  context.restore()
}
