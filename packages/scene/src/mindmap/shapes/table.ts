import { arrow } from './arrow.ts'
import { bracket } from './bracket.ts'
import { burst } from './burst.ts'
import { circle } from './circle.ts'
import { cloud } from './cloud.ts'
import { diamond } from './diamond.ts'
import { document } from './document.ts'
import { double } from './double.ts'
import { doubleUnderline } from './double-underline.ts'
import { ellipse } from './ellipse.ts'
import { hexagon } from './hexagon.ts'
import { note } from './note.ts'
import { octagon } from './octagon.ts'
import { parallelogram, parallelogramBack } from './parallelogram.ts'
import { pill } from './pill.ts'
import { plain } from './plain.ts'
import { rect } from './rect.ts'
import { rounded } from './rounded.ts'
import type { Shape } from './shape.ts'
import { speech } from './speech.ts'
import { trapezoid } from './trapezoid.ts'
import { underline } from './underline.ts'

/** Every form of topic, by the name that themes and documents use, in the order people are shown them. */
export const shapes = {
  rounded,
  pill,
  rect,
  double,
  ellipse,
  circle,
  hexagon,
  octagon,
  diamond,
  parallelogram,
  'parallelogram-back': parallelogramBack,
  trapezoid,
  arrow,
  bracket,
  note,
  document,
  speech,
  cloud,
  burst,
  underline,
  'double-underline': doubleUnderline,
  plain,
} satisfies Record<string, Shape>

export type ShapeName = keyof typeof shapes

/** The first of the names that we know: a document may name one of a newer version or another program. */
export function shapeByName(chosen: string | undefined, byTheme: string): Shape {
  if (isShape(chosen)) return shapes[chosen]
  return isShape(byTheme) ? shapes[byTheme] : shapes.plain
}

function isShape(name: string | undefined): name is ShapeName {
  return name !== undefined && Object.hasOwn(shapes, name)
}
