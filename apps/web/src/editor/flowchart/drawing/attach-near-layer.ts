import { containsRect, type Point, type Rect, translateRect } from '@ramify/geometry'
import { type Drawing, type FlowchartPage, PlacedConnector, type PlacedShape } from '@ramify/scene'
import { drawPrimitives } from '../../canvas/draw-primitives.ts'
import { type KeyedKind, keyedElements } from '../../canvas/keyed-elements.ts'
import { svgElement } from '../../canvas/svg-element.ts'
import { isFar, visibleRect } from '../../core/viewport/viewport.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'

type Placed = PlacedShape | PlacedConnector

/** How far around the screen shapes are kept ready, in parts of it, and how near its edge they must reach. */
const ready = 0.4
const needed = 0.05

/**
 * Keeps an SVG filled with what is near, in step with the page; gives back how to stop. What is carried is in one of its own, which is
 * only moved: however much it is, the browser draws none of it again.
 */
export function attachNearLayer(svg: SVGSVGElement, editor: FlowchartEditor, part: 'rest' | 'moving'): () => void {
  let written = editor.writing.get()
  const isWritten = ({ id }: Placed) => written?.type === 'shape' && written.id === id
  const elements = keyedElements<Placed>(svg, placedKind(editor, isWritten))
  let area: Rect | null = null
  let drawn: Pick<FlowchartPage, 'placedIn'> | null = null

  const around = (share: number) => {
    const screen = editor.screen.get()
    const visible = visibleRect(editor.view.get(), screen, {
      width: screen.width * share,
      height: screen.height * share,
    })
    return translateRect(visible, { x: -offset().x, y: -offset().y })
  }
  const offset = () => (part === 'moving' && editor.carried.get()?.by) || origin
  const source = () => {
    const carried = editor.carried.get()
    return carried ? carried[part] : part === 'rest' ? editor.scene.get() : null
  }
  /** Few shapes that are drawn anew with every move, also where all else is too small to be read. */
  const live = () => {
    const carried = part === 'moving' ? editor.carried.get() : null
    return carried?.moving === null ? carried.parts : null
  }
  const draw = () => {
    const inHand = live()
    if (inHand) {
      area = null
      drawn = null
      elements.show(inHand.carriedOn(editor.scene.get()))
      return
    }
    area = isFar(editor.view.get()) || editor.screen.get().width === 0 ? null : around(ready)
    drawn = source()
    elements.show(area && drawn ? drawn.placedIn(area) : [])
  }
  const onCarried = () => {
    const { x, y } = offset()
    svg.style.transform = x === 0 && y === 0 ? '' : `translate(${x}px, ${y}px)`
    svg.style.willChange = part === 'moving' && source() ? 'transform' : ''
    if (source() !== drawn || live() || (area === null && part === 'moving')) draw()
    else if (part === 'moving') onView()
  }
  const onView = () => {
    const isReady = area !== null && !isFar(editor.view.get()) && containsRect(area, around(needed))
    if (!isReady && !live()) draw()
  }
  const onWriting = () => {
    const before = written
    written = editor.writing.get()
    for (const item of [before, written]) {
      if (!item) continue
      const label = editor.document.snapshot.labels.get(item.id)
      elements.forget(keyOf('shape', item.id))
      if (label) elements.forget(keyOf('connector', label.connector))
    }
    draw()
  }
  const stops = [
    editor.view.subscribe(onView),
    editor.screen.subscribe(draw),
    editor.scene.subscribe(() => {
      if (!editor.carried.get() || live()) draw()
    }),
    editor.carried.subscribe(onCarried),
    editor.writing.subscribe(onWriting),
    () => svg.replaceChildren(),
  ]
  draw()
  return () => stops.forEach((stop) => void stop())
}

const origin: Point = { x: 0, y: 0 }

const keyOf = (type: 'shape' | 'connector', id: string) => `${type} ${id}`

function placedKind({ assets }: FlowchartEditor, isWritten: (placed: Placed) => boolean): KeyedKind<Placed> {
  const draw = (group: SVGElement, drawings: readonly Drawing[]) => {
    for (const { x, y, turn = 0, opacity = 1, primitives } of drawings) {
      if (turn === 0 && opacity === 1) {
        drawPrimitives(group, primitives, assets, x === 0 && y === 0 ? undefined : { x, y })
        continue
      }
      const part = svgElement('g', {
        transform: `translate(${x} ${y}) rotate(${turn})`,
        ...(opacity < 1 && { opacity }),
      })
      drawPrimitives(part, primitives, assets)
      group.append(part)
    }
  }
  return {
    id: (placed) => keyOf(placed instanceof PlacedConnector ? 'connector' : 'shape', placed.id),
    isSame: Object.is,
    draw: (placed) => {
      if (placed instanceof PlacedConnector) {
        const group = svgElement('g', { 'data-connector': placed.id })
        draw(group, [placed.drawing])
        return group
      }
      const group = svgElement('g', { 'data-shape': placed.id })
      draw(group, isWritten(placed) ? [placed.place(placed.face.wordless)] : placed.drawings)
      return group
    },
    // A shape that is only moved is not drawn again: the browser would set its words anew.
    change: (group, drawn, placed) => {
      if (drawn instanceof PlacedConnector || placed instanceof PlacedConnector) return false
      if (!placed.isMoved(drawn)) return false
      const [dx, dy] = [placed.frame.x - drawn.frame.x, placed.frame.y - drawn.frame.y]
      group.setAttribute('transform', `translate(${dx} ${dy})`)
      return true
    },
  }
}
