import type { FlowShape } from '../flow-shape.ts'
import { arrow } from './arrow.ts'
import { callout } from './callout.ts'
import { cloud } from './cloud.ts'
import { cross } from './cross.ts'
import { cube } from './cube.ts'
import { cylinder } from './cylinder.ts'
import { diamond } from './diamond.ts'
import { ellipse } from './ellipse.ts'
import { hexagon } from './hexagon.ts'
import { note } from './note.ts'
import { parallelogram } from './parallelogram.ts'
import { pentagon } from './pentagon.ts'
import { rectangle } from './rectangle.ts'
import { rounded } from './rounded.ts'
import { star } from './star.ts'
import { trapezoid } from './trapezoid.ts'
import { triangle } from './triangle.ts'

/** Forms without a meaning of their own, in the order people are shown them. */
export const basic: readonly FlowShape[] = [
  rectangle,
  rounded,
  ellipse,
  triangle,
  diamond,
  parallelogram,
  trapezoid,
  pentagon,
  hexagon,
  star,
  arrow,
  cloud,
  callout,
  cross,
  cylinder,
  cube,
  note,
]
