import { containsRect, intersects, type Point, type Rect } from '@ramify/geometry'
import { type Canvas2D, type Drawn, paintCanvas } from '@ramify/scene'
import { onFontsArrived } from '../../platform/fonts/index.ts'
import { isFar, type Viewport, visibleRect } from '../core/viewport/viewport.ts'
import type { CanvasEditor } from './canvas-editor.ts'
import { paintedBeside } from './painted-beside.ts'

const settle = 80
/** How much is painted around the screen, in parts of it. */
const around = 0.5
/** Where more areas than this have changed, all is painted again. */
const mostAreas = 60
const mostShare = 0.2

type Context = OffscreenCanvasRenderingContext2D & Canvas2D<CanvasImageSource>

/**
 * The overview: what is too small to be read, painted on a canvas. While the view moves the canvas is moved with it, and
 * painted again when the view has settled or has left what is painted. While much of the page is carried, one canvas has what stays and
 * another one what moves.
 */
export function paintFar(canvas: HTMLCanvasElement, editor: CanvasEditor, part: 'rest' | 'moving'): () => void {
  const surface = paintedBeside(canvas)
  if (!surface) return () => undefined
  const context = surface.context as Context
  const { farPictures: pictures, spotlight, carried } = editor
  let painted: { view: Viewport; area: Rect; scale: number; source: Source } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  let isOnlyScene = true

  const source = (): Source | null => {
    const parts = carried?.get()
    return parts ? parts[part] : part === 'rest' ? editor.scene.get() : null
  }
  const offset = (): Point => (part === 'moving' && carried?.get()?.by) || origin
  /** As what is carried sees it. */
  const viewNow = (): Viewport => {
    const view = editor.view.get()
    return { x: view.x - offset().x, y: view.y - offset().y, zoom: view.zoom }
  }

  const paint = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    frame = 0
    isOnlyScene = true
    const view = viewNow()
    const screen = editor.screen.get()
    const from = source()
    canvas.hidden = !isFar(view) || from === null
    if (from === null || canvas.hidden || screen.width === 0) {
      painted = null
      return
    }
    const margin = { width: screen.width * around, height: screen.height * around }
    const area = visibleRect(view, screen, margin)
    const scale = view.zoom * devicePixelRatio
    const width = Math.round(area.width * scale)
    const height = Math.round(area.height * scale)
    surface.clear({ width, height })
    painted = { view, area, scale, source: from }
    context.save()
    paintArea(area)
    const lit = spotlight.farLayers(area)
    if (lit) {
      dim(context, area)
      paintCanvas(context, lit, { scale, image: pictures.of })
    }
    context.restore()
    surface.show()
    canvas.style.width = `${area.width * view.zoom}px`
    canvas.style.height = `${area.height * view.zoom}px`
    place()
  }

  const paintArea = (area: Rect) => {
    if (!painted) return
    const { scale, area: all } = painted
    context.setTransform(scale, 0, 0, scale, -all.x * scale, -all.y * scale)
    paintCanvas(context, painted.source.farLayers(area), { scale, image: pictures.of })
  }

  /** Paints only where the page looks different, if that is all that happened since; whether it could. */
  const paintChanges = (): boolean => {
    const from = source()
    if (!isOnlyScene || !painted || !from || spotlight.lit.get() !== null) return false
    const areas = changedAreas(painted.source, from)
    const { area: all, scale } = painted
    if (!areas || areas.length > mostAreas || shareOf(areas, all) > mostShare) return false
    painted = { ...painted, source: from }
    const seen = areas.filter((each) => intersects(each, all))
    if (seen.length === 0) return true
    surface.takeBack()
    for (const changed of seen) {
      // On whole pixels, or its edges would be painted twice.
      const left = Math.floor((changed.x - all.x) * scale) - 1
      const top = Math.floor((changed.y - all.y) * scale) - 1
      const width = Math.ceil((changed.x + changed.width - all.x) * scale) + 1 - left
      const height = Math.ceil((changed.y + changed.height - all.y) * scale) + 1 - top
      context.save()
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.beginPath()
      context.rect(left, top, width, height)
      context.clip()
      context.clearRect(left, top, width, height)
      paintArea({ x: all.x + left / scale, y: all.y + top / scale, width: width / scale, height: height / scale })
      context.restore()
    }
    surface.show()
    return true
  }

  const place = () => {
    if (!painted) return
    const view = viewNow()
    const { area } = painted
    const grown = view.zoom / painted.view.zoom
    canvas.style.transform = `translate(${(area.x - view.x) * view.zoom}px, ${(area.y - view.y) * view.zoom}px) scale(${grown})`
  }

  const paintSoon = (isSceneAlone = false) => {
    isOnlyScene &&= isSceneAlone
    if (frame === 0) {
      frame = requestAnimationFrame(() => {
        frame = 0
        if (!paintChanges()) paint()
        isOnlyScene = true
      })
    }
  }

  const onView = () => {
    const view = viewNow()
    if ((isFar(view) && source() !== null) !== (painted !== null)) return paint()
    if (!painted) return
    place()
    if (!containsRect(painted.area, visibleRect(view, editor.screen.get()))) {
      paintSoon()
      return
    }
    clearTimeout(timer)
    if (view.zoom !== painted.view.zoom) timer = setTimeout(paint, settle)
  }
  const onCarried = () => {
    if (source() === painted?.source) onView()
    else if (part === 'moving') paint()
    else paintSoon()
  }
  const always = () => paintSoon()

  const stops = [
    pictures.come.subscribe(always),
    onFontsArrived(always),
    editor.view.subscribe(onView),
    editor.scene.subscribe(() => paintSoon(true)),
    editor.screen.subscribe(paint),
    spotlight.lit.subscribe(always),
    ...(carried ? [carried.subscribe(onCarried)] : []),
  ]
  paint()
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    for (const stop of stops) stop()
  }
}

/** How much of an area others cover, counted twice where they overlap. */
function shareOf(areas: readonly Rect[], all: Rect): number {
  let sum = 0
  for (const { width, height } of areas) sum += width * height
  return sum / Math.max(1, all.width * all.height)
}

type Source = Pick<Drawn, 'farLayers' | 'changedAreas'>

const origin: Point = { x: 0, y: 0 }

/** Both are pages of one kind, as one editor shows no other. */
function changedAreas(before: Source, after: Source): readonly Rect[] | null {
  if (before === after) return []
  return before.changedAreas ? (after.changedAreas?.(before as Drawn) ?? null) : null
}

/** Leaves a quarter of what is painted: what is looked at is painted over it. */
function dim(context: Context, { x, y, width, height }: Rect): void {
  context.save()
  context.globalCompositeOperation = 'destination-out'
  context.globalAlpha = 0.75
  context.fillRect(x, y, width, height)
  context.restore()
}
