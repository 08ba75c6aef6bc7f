import type { Measurer } from '../measuring/measurer.ts'
import { clustersOf } from '../segmentation/clusters.ts'
import type { StyledRun } from './line.ts'
import { type Paragraph, widthBetween } from './paragraph.ts'

/** The end of the longest part from `start` that fits: at least one cluster, for a line must hold something. */
export function longestFit<Run extends StyledRun>(
  paragraph: Paragraph<Run>,
  start: number,
  end: number,
  maxWidth: number,
  measurer: Measurer,
): number {
  // Of a word of a hundred thousand letters only a few fit, so look at few, and at more when they do.
  for (let length = 128; ; length *= 4) {
    const places = clusterEnds(paragraph.text, start, Math.min(end, start + length))
    const isAll = start + length >= end
    // The cluster at the end may be cut short.
    if (!isAll) places.pop()
    const fitting = lastFitting(places, (place) => widthBetween(paragraph, start, place, measurer) <= maxWidth)
    if (isAll || fitting < places.length - 1) return places[Math.max(0, fitting)] ?? end
  }
}

function clusterEnds(text: string, start: number, end: number): number[] {
  const places: number[] = []
  let place = start
  for (const cluster of clustersOf(text.slice(start, end))) {
    place += cluster.length
    places.push(place)
  }
  return places
}

/** Index of the last that fits, -1 when none does. */
function lastFitting(places: readonly number[], fits: (place: number) => boolean): number {
  let low = -1
  let high = places.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (fits(places[middle] ?? 0)) low = middle
    else high = middle
  }
  return low
}
