import { type FloorNode, levelGap, nodeHeight } from './floor-map.ts'
import type { Painter } from './painter.ts'
import { font } from './text-width.ts'

interface Drawn {
  readonly group: SVGGElement
  readonly line: SVGPathElement
  readonly box: SVGRectElement
  readonly label: SVGTextElement
  text: string
  place: string
  rise: number
}

/** Draws nodes as SVG elements, keeping those that are still there. */
export function svgPainter(): Painter {
  const svg = make('svg')
  svg.style.cssText = `position:absolute;will-change:transform;transform-origin:0 0;font:${font}`
  const drawn = new Map<FloorNode, Drawn>()
  return {
    element: svg,
    draw(nodes, region, scale) {
      const width = region.right - region.left
      const height = region.bottom - region.top
      const viewBox = `${region.left} ${region.top} ${width} ${height}`
      if (svg.getAttribute('viewBox') !== viewBox) {
        svg.setAttribute('viewBox', viewBox)
        svg.setAttribute('width', `${width * scale}`)
        svg.setAttribute('height', `${height * scale}`)
      }
      const wanted = new Set(nodes)
      for (const [node, old] of drawn) {
        if (wanted.has(node)) continue
        old.group.remove()
        drawn.delete(node)
      }
      for (const node of nodes) {
        const existing = drawn.get(node)
        if (existing) update(existing, node)
        else drawn.set(node, create(svg, node))
      }
    },
  }
}

function create(svg: SVGSVGElement, node: FloorNode): Drawn {
  const parts = { group: make('g'), line: make('path'), box: make('rect'), label: make('text') }
  const made = { ...parts, text: '', place: '', rise: Number.NaN }
  made.line.setAttribute('fill', 'none')
  made.line.setAttribute('stroke', '#888')
  made.box.setAttribute('height', `${nodeHeight}`)
  made.box.setAttribute('rx', '5')
  made.box.setAttribute('fill', '#e8eefc')
  made.label.setAttribute('x', '10')
  made.label.setAttribute('y', '18')
  if (node.parent) made.group.append(made.line)
  made.group.append(made.box, made.label)
  update(made, node)
  svg.append(made.group)
  return made
}

/** Everything is drawn from the node's own corner, so that moving a branch is one attribute for each of its nodes. */
function update(drawn: Drawn, node: FloorNode): void {
  const place = `translate(${node.x} ${node.y})`
  if (drawn.place !== place) {
    drawn.place = place
    drawn.group.setAttribute('transform', place)
  }
  const rise = node.parent ? node.parent.y - node.y : 0
  if (drawn.rise !== rise) {
    drawn.rise = rise
    drawn.line.setAttribute('d', linePath(rise))
  }
  if (drawn.text !== node.text) {
    drawn.text = node.text
    drawn.label.textContent = node.text
    drawn.box.setAttribute('width', `${node.width}`)
  }
}

function linePath(rise: number): string {
  const y = nodeHeight / 2
  const middle = -levelGap / 2
  return `M${-levelGap} ${y + rise}C${middle} ${y + rise} ${middle} ${y} 0 ${y}`
}

function make<Name extends keyof SVGElementTagNameMap>(name: Name): SVGElementTagNameMap[Name] {
  return document.createElementNS('http://www.w3.org/2000/svg', name)
}
