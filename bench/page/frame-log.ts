import type { View } from '../subjects/subject.ts'

/** One bit is a square of this many pixels in the top left corner of the page, white for 1. */
export const bitSize = 6
export const bits = 12

export interface FrameLog {
  /** Stops, and gives the view that each numbered frame shows. */
  stop(): { number: number; view: View }[]
}

/**
 * A picture of a moving page does not say which view it shows. So every frame carries its number, and the view is read
 * in the frame itself after all of its callbacks: later, the next input may already have changed it. Observers of sizes
 * are called at that moment, if a size has changed.
 */
export function frameLog(view: () => View): FrameLog {
  const strip = document.createElement('canvas')
  strip.width = bits * bitSize
  strip.height = bitSize
  strip.style.cssText = 'position:fixed;left:0;top:0;z-index:2147483647;pointer-events:none'
  const changing = document.createElement('div')
  changing.style.cssText = 'position:fixed;left:-9px;top:0;height:1px'
  document.body.append(strip, changing)
  const context = strip.getContext('2d')
  const views: { number: number; view: View }[] = []
  let number = 0
  let going = true
  const frame = (): void => {
    if (!going) return
    number = (number + 1) % 2 ** bits
    changing.style.width = `${1 + (number % 2)}px`
    for (let bit = 0; bit < bits && context; bit++) {
      context.fillStyle = (number >> bit) & 1 ? '#fff' : '#000'
      context.fillRect(bit * bitSize, 0, bitSize, bitSize)
    }
    requestAnimationFrame(frame)
  }
  const observer = new ResizeObserver(() => views.push({ number, view: view() }))
  observer.observe(changing)
  requestAnimationFrame(frame)
  return {
    stop() {
      going = false
      observer.disconnect()
      strip.remove()
      changing.remove()
      return views
    },
  }
}
