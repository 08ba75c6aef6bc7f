import type { CDPSession, Page } from 'playwright-core'
import { type BlankReport, blankIn } from '../drive/probes/blank.ts'
import { filmed } from '../drive/probes/film.ts'
import { bitSize, bits, type FrameLog, frameLog } from '../page/frame-log.ts'
import type { Box, View } from '../subjects/subject.ts'

/** Of the screen, what bars lie over. */
const bars = { top: 60, bottom: 60 }

/** What the page is given to say where it is, and which topics there are. */
interface Watched {
  frameLog: typeof frameLog
  log: FrameLog
  boxes: Map<string, Box>
}

/**
 * Looks whether every topic that must be on the screen is in the pictures that a person sees while a finger moves the map. Only what is
 * near is in the page: all topics that come near are collected during a first gesture.
 */
export async function blankOnPhone(
  page: Page,
  session: CDPSession,
  gesture: () => Promise<void>,
  size: { width: number; height: number },
): Promise<BlankReport> {
  await page.evaluate(`window.frameLog = ((bitSize, bits) => ${frameLog})(${bitSize}, ${bits})`)
  await page.evaluate(startLog)
  await gesture()
  await page.waitForTimeout(1_000)
  const { boxes } = await page.evaluate(stopLog)
  await page.evaluate(startLog)
  const { stills } = await filmed({ session }, gesture, size)
  const { views } = await page.evaluate(stopLog)
  const { width, height } = size
  return blankIn(stills, views, boxes, { left: 0, top: bars.top, right: width, bottom: height - bars.bottom })
}

function startLog(): void {
  const watched = window as unknown as Watched
  watched.boxes = new Map()
  watched.log = watched.frameLog(() => {
    const world = document.querySelector('[data-topic]')?.closest('svg')?.parentElement
    const { m11: scale, m41, m42 } = new DOMMatrix(world?.style.transform)
    const host = world?.parentElement?.getBoundingClientRect()
    const view: View = { x: m41 + (host?.x ?? 0), y: m42 + (host?.y ?? 0), scale }
    for (const topic of document.querySelectorAll<SVGElement>('[data-topic]')) {
      const id = topic.dataset.topic ?? ''
      if (watched.boxes.has(id)) continue
      const { x, y, width, height } = topic.getBoundingClientRect()
      watched.boxes.set(id, {
        x: (x - view.x) / scale,
        y: (y - view.y) / scale,
        width: width / scale,
        height: height / scale,
      })
    }
    return view
  })
}

function stopLog(): { views: ReturnType<FrameLog['stop']>; boxes: Box[] } {
  const { log, boxes } = window as unknown as Watched
  return { views: log.stop(), boxes: [...boxes.values()] }
}
