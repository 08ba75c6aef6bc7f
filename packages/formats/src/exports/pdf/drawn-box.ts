import { type Path, pathBounds, type Rect, rectAround, translateRect, union } from '@ramify/geometry'
import type { Drawing, Primitive } from '@ramify/scene'

/** Around all that a drawing draws, on its page. */
export function drawnBox({ x, y, turn = 0, primitives }: Drawing): Rect | null {
  const around = union(primitives.map(boxOf).filter((box) => box !== null))
  if (!around) return null
  if (turn === 0) return translateRect(around, { x, y })
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const corners = [around.x, around.x + around.width].flatMap((px) =>
    [around.y, around.y + around.height].map((py) => ({ x: x + cos * px - sin * py, y: y + sin * px + cos * py })),
  )
  return rectAround(corners)
}

function boxOf(primitive: Primitive): Rect | null {
  switch (primitive.kind) {
    case 'shape':
      return pathBounds(primitive.path as Path)
    case 'text': {
      const { x, baseline, width, font } = primitive
      return { x, y: baseline - font.size, width, height: 1.3 * font.size }
    }
    case 'image':
    case 'backdrop':
      return primitive.rect
    case 'traced':
      return null
  }
}
