import type { Size } from '@ramify/geometry'

/** The place a document is drawn in. */
export interface Screen extends Size {
  /** How much of each side lies under bars that stay, and under the edges of the device; both are others when it is turned. */
  readonly bars?: () => Bars
}

export interface Bars {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** The whole of an element. Style sheets say by `scroll-padding` what lies over it: the edges of a device are known to them alone. */
export function screenOf(element: HTMLElement): Screen {
  return { width: element.clientWidth, height: element.clientHeight, bars: () => barsOver(element) }
}

function barsOver(element: HTMLElement): Bars {
  const { scrollPaddingTop, scrollPaddingRight, scrollPaddingBottom, scrollPaddingLeft } = getComputedStyle(element)
  return {
    top: pixels(scrollPaddingTop),
    right: pixels(scrollPaddingRight),
    bottom: pixels(scrollPaddingBottom),
    left: pixels(scrollPaddingLeft),
  }
}

/** `auto` is none. */
const pixels = (length: string): number => Number.parseFloat(length) || 0
