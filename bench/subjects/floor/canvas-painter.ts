import { type FloorNode, levelGap, nodeHeight } from './floor-map.ts'
import type { Painter } from './painter.ts'
import { font } from './text-width.ts'

/** Below this scale letters are smaller than two pixels: the box alone stands for them. */
const leastReadable = 0.2

/** Draws thousands of nodes at once. */
export function canvasPainter(): Painter {
  const canvas = document.createElement('canvas')
  canvas.style.cssText = 'position:absolute;will-change:transform;transform-origin:0 0'
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser has no canvas')
  return {
    element: canvas,
    draw(nodes, region, scale) {
      const width = Math.ceil((region.right - region.left) * scale)
      const height = Math.ceil((region.bottom - region.top) * scale)
      if (canvas.width !== width) canvas.width = width
      if (canvas.height !== height) canvas.height = height
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.clearRect(0, 0, width, height)
      context.setTransform(scale, 0, 0, scale, -region.left * scale, -region.top * scale)
      drawLines(context, nodes)
      drawBoxes(context, nodes, scale)
      if (scale >= leastReadable) drawTexts(context, nodes)
    },
  }
}

function drawLines(context: CanvasRenderingContext2D, nodes: readonly FloorNode[]): void {
  context.strokeStyle = '#888'
  context.lineWidth = 1
  context.beginPath()
  for (const node of nodes) {
    if (!node.parent) continue
    const from = node.parent.y + nodeHeight / 2
    const to = node.y + nodeHeight / 2
    const middle = node.x - levelGap / 2
    context.moveTo(node.x - levelGap, from)
    context.bezierCurveTo(middle, from, middle, to, node.x, to)
  }
  context.stroke()
}

function drawBoxes(context: CanvasRenderingContext2D, nodes: readonly FloorNode[], scale: number): void {
  context.fillStyle = scale < leastReadable ? '#9db4e8' : '#e8eefc'
  for (const node of nodes) context.fillRect(node.x, node.y, node.width, nodeHeight)
}

function drawTexts(context: CanvasRenderingContext2D, nodes: readonly FloorNode[]): void {
  context.fillStyle = '#000'
  context.font = font
  for (const node of nodes) context.fillText(node.text, node.x + 10, node.y + 18)
}
