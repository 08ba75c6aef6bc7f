import type { Size } from '@ramify/geometry'
import { type Canvas2D, paintCanvas } from '@ramify/scene'
import { onFontsArrived } from '../../../platform/fonts/index.ts'
import { visibleRect } from '../../core/viewport/viewport.ts'
import type { ViewsEditor } from '../views-editor.ts'
import { fromOverview, heldIn, type OverviewPlace, overviewPlace, toOverview } from './overview-place.ts'

/** As in Overview.module.css. */
const size: Size = { width: 200, height: 132 }
const padding = 8
const leastFrame = 6
/** Painted when the map has been left alone for so long: it is looked at, not worked in. */
const rest = 250

/**
 * Paints the whole map small and keeps the frame of what is looked at in its place. Moving the view moves the frame alone;
 * only another map is painted again.
 */
export function attachOverview(canvas: HTMLCanvasElement, frame: HTMLElement, editor: ViewsEditor): () => void {
  const context = canvas.getContext('2d')
  if (!context) return () => undefined
  const pictures = editor.farPictures
  let place: OverviewPlace = overviewPlace(editor.scene.get().bounds, size, padding)
  let timer: ReturnType<typeof setTimeout> | undefined
  let pointer: number | null = null

  const paint = () => {
    const scene = editor.scene.get()
    const ratio = devicePixelRatio
    place = overviewPlace(scene.bounds, size, padding)
    Object.assign(canvas, { width: size.width * ratio, height: size.height * ratio })
    context.fillStyle = scene.paper
    context.fillRect(0, 0, canvas.width, canvas.height)
    const scale = place.scale * ratio
    context.setTransform(scale, 0, 0, scale, -place.x * scale, -place.y * scale)
    paintCanvas(context as Canvas2D<CanvasImageSource>, scene.farLayers(), { scale, image: pictures.of })
    follow()
  }
  const paintSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(paint, rest)
  }
  const follow = () => {
    const seen = toOverview(place, visibleRect(editor.view.get(), editor.screen.get()))
    const { x, y, width, height } = heldIn(seen, size, leastFrame)
    Object.assign(frame.style, { transform: `translate(${x}px, ${y}px)`, width: `${width}px`, height: `${height}px` })
  }
  const goTo = (event: PointerEvent) => {
    const { left, top } = canvas.getBoundingClientRect()
    const { x, y } = fromOverview(place, { x: event.clientX - left, y: event.clientY - top })
    const { zoom } = editor.view.get()
    const { width, height } = editor.screen.get()
    editor.view.set({ x: x - width / 2 / zoom, y: y - height / 2 / zoom, zoom })
  }
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    pointer = event.pointerId
    canvas.setPointerCapture(pointer)
    goTo(event)
  }
  const onMove = (event: PointerEvent) => {
    if (event.pointerId === pointer) goTo(event)
  }
  const onUp = () => {
    pointer = null
  }

  const listening = new AbortController()
  const { signal } = listening
  canvas.addEventListener('pointerdown', onDown, { signal })
  canvas.addEventListener('pointermove', onMove, { signal })
  canvas.addEventListener('pointerup', onUp, { signal })
  canvas.addEventListener('pointercancel', onUp, { signal })
  const stops = [
    pictures.come.subscribe(paintSoon),
    onFontsArrived(paintSoon),
    editor.scene.subscribe(paintSoon),
    editor.view.subscribe(follow),
    editor.screen.subscribe(follow),
  ]
  paint()
  return () => {
    clearTimeout(timer)
    listening.abort()
    for (const stop of stops) stop()
  }
}
