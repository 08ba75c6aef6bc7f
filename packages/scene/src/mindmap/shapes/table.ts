import { hexagon } from './hexagon.ts'
import { pill } from './pill.ts'
import { plain } from './plain.ts'
import { rect } from './rect.ts'
import { rounded } from './rounded.ts'
import type { Shape } from './shape.ts'
import { underline } from './underline.ts'

/** Every form of topic, by the name that themes and documents use, in the order people are shown them. */
export const shapes = { rounded, pill, rect, hexagon, underline, plain } satisfies Record<string, Shape>

/** The first of the names that we know: a document may name one of a newer version or another program. */
export function shapeByName(chosen: string | undefined, byTheme: string): Shape {
  if (isShape(chosen)) return shapes[chosen]
  return isShape(byTheme) ? shapes[byTheme] : shapes.plain
}

function isShape(name: string | undefined): name is keyof typeof shapes {
  return name !== undefined && Object.hasOwn(shapes, name)
}
