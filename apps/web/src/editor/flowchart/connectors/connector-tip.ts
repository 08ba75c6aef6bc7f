import type { Point } from '@ramify/geometry'
import { surroundings } from '../../core/surroundings.ts'
import { leadingPoint } from '../../input/gestures/edge-scroll.ts'
import type { Sample } from '../../input/gestures/gesture.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'

/** Pixels of the screen. */
const aboveFinger = 56

/** Where the tip of a connector is: in a hand above the finger that leads it, which would hide it. */
export function atTip(sample: Sample): Sample {
  if (surroundings.get() !== 'hand') return sample
  const { x, y } = sample.point
  return { ...sample, point: { x, y: y - aboveFinger } }
}

/** What of it comes near an edge of the screen. */
export function tipAtEdge({ screen }: FlowchartEditor, sample: Sample): Point {
  return leadingPoint(sample.point, atTip(sample).point, screen.get())
}
