import { surroundings } from '../../core/surroundings.ts'
import type { Sample } from '../../input/gestures/gesture.ts'

/** Pixels of the screen. */
const aboveFinger = 56

/** Where the tip of a connector is: in a hand above the finger that leads it, which would hide it. */
export function atTip(sample: Sample): Sample {
  if (surroundings.get() !== 'hand') return sample
  const { x, y } = sample.point
  return { ...sample, point: { x, y: y - aboveFinger } }
}
