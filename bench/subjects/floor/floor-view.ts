import type { View } from '../subject.ts'
import { canvasPainter } from './canvas-painter.ts'
import type { FloorNode } from './floor-map.ts'
import type { Painter } from './painter.ts'
import { svgPainter } from './svg-painter.ts'
import { type Region, visibleNodes } from './visible-nodes.ts'

/** More nodes than this on and around the screen are drawn on a canvas. */
const mostElements = 400
const restAfter = 100

/**
 * Draws what is on the screen and a quarter around it into one layer, and while moving only sets the layer's
 * transform. It draws again when the layer no longer covers the screen, and for sharpness after a rest.
 */
export class FloorView {
  view: View = { x: 0, y: 0, scale: 1 }
  readonly #host: HTMLElement
  readonly #root: FloorNode
  readonly #svg = svgPainter()
  readonly #canvas = canvasPainter()
  #shown: Painter = this.#svg
  #drawn: { region: Region; scale: number } | null = null
  #frame = 0
  #rest: ReturnType<typeof setTimeout> | undefined

  constructor(host: HTMLElement, root: FloorNode) {
    this.#host = host
    this.#root = root
    host.style.cssText = 'position:relative;width:100%;height:100%;overflow:hidden;background:#fff'
    host.append(this.#svg.element)
    host.addEventListener('wheel', (event) => this.#wheel(event), { passive: false })
  }

  get resting(): boolean {
    return this.#frame === 0 && this.#rest === undefined
  }

  move(view: View): void {
    this.view = view
    this.#frame ||= requestAnimationFrame(() => this.#follow())
  }

  /** Draws what is on the screen now. */
  draw(): void {
    clearTimeout(this.#rest)
    this.#rest = undefined
    const screen = this.#screen()
    const region = widened(screen, 0.25)
    const nodes = visibleNodes(this.#root, region)
    this.#drawn = { region, scale: this.view.scale }
    this.#show(nodes.length > mostElements ? this.#canvas : this.#svg)
    this.#shown.draw(nodes, region, this.view.scale)
    this.#place()
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault()
    const { x, y, scale } = this.view
    if (event.ctrlKey) {
      const ratio = Math.exp(-event.deltaY / 1000)
      const along = (from: number, to: number): number => from - (from - to) * ratio
      this.move({ x: along(event.clientX, x), y: along(event.clientY, y), scale: scale * ratio })
    } else {
      this.move({ x: x - event.deltaX, y: y - event.deltaY, scale })
    }
  }

  #follow(): void {
    this.#frame = 0
    if (this.#covers()) {
      this.#place()
      clearTimeout(this.#rest)
      const sharp = this.#drawn?.scale === this.view.scale
      this.#rest = sharp ? undefined : setTimeout(() => this.draw(), restAfter)
    } else {
      this.draw()
    }
  }

  #place(): void {
    if (!this.#drawn) return
    const { region, scale } = this.#drawn
    const { x, y, scale: now } = this.view
    const ratio = now / scale
    const enlarged = ratio === 1 ? '' : ` scale(${ratio})`
    this.#shown.element.style.transform = `translate(${x + region.left * now}px, ${y + region.top * now}px)${enlarged}`
  }

  #covers(): boolean {
    if (!this.#drawn) return false
    const screen = this.#screen()
    const { region } = this.#drawn
    return (
      region.left <= screen.left &&
      region.top <= screen.top &&
      region.right >= screen.right &&
      region.bottom >= screen.bottom
    )
  }

  #screen(): Region {
    const { x, y, scale } = this.view
    const { clientWidth, clientHeight } = this.#host
    return { left: -x / scale, top: -y / scale, right: (clientWidth - x) / scale, bottom: (clientHeight - y) / scale }
  }

  #show(painter: Painter): void {
    if (this.#shown === painter) return
    this.#shown.element.replaceWith(painter.element)
    this.#shown = painter
  }
}

function widened(region: Region, share: number): Region {
  const x = (region.right - region.left) * share
  const y = (region.bottom - region.top) * share
  return { left: region.left - x, top: region.top - y, right: region.right + x, bottom: region.bottom + y }
}
