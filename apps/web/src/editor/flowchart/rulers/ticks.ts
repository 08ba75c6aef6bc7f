export interface Tick {
  /** On the page. */
  readonly at: number
  /** Ticks with numbers. */
  readonly isMajor: boolean
}

/** Pixels of the screen: numbers nearer to each other could not be told apart. */
const leastGap = 56
const minors = 5
/** However far one looks out. */
const mostTicks = 2000

/** Round numbers of a part of the page, far enough from each other. */
export function ticksIn(from: number, length: number, zoom: number): Tick[] {
  const step = stepFor(leastGap / zoom) / minors
  if (!(zoom > 0) || !(step > 0) || !Number.isFinite(from) || !(length >= 0) || length / step > mostTicks) return []
  const [first, last] = [Math.ceil(from / step), Math.floor((from + length) / step)]
  const ticks: Tick[] = []
  for (let nth = first; nth <= last; nth++) ticks.push({ at: nth * step, isMajor: nth % minors === 0 })
  return ticks
}

/** 1, 2 or 5 with zeros behind or before it. */
function stepFor(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= least * 0.999) ?? 10 * power
}
