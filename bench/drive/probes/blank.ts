import { bitSize, bits, type FrameLog } from '../../page/frame-log.ts'
import type { Box, View } from '../../subjects/subject.ts'
import { type SubjectPage, screen } from '../subject-page.ts'
import { filmed, type Still } from './film.ts'
import { mustHaveMoved } from './must-have-moved.ts'
import { type Area, background, develop, hasInk, type Picture } from './picture.ts'

export interface BlankReport {
  readonly pictures: number
  /** Nodes that had to be seen, in all pictures together. */
  readonly looked: number
  readonly blank: number
  /** Of one picture's nodes, the largest empty share. */
  readonly worstShare: number
}

const mostPictures = 40
const mostNodes = 1_000
/** Smaller than this a node is looked for together with what is right beside it. */
const leastSide = 4

/** Looks whether every node that must be on the screen is in the pictures that a person sees while the map moves. */
export async function blankWhileMoving(page: SubjectPage, gesture: () => Promise<number>): Promise<BlankReport> {
  const boxes = await page.call('boxes')
  await page.call('startFrameLog')
  const { stills } = await filmed(page, gesture)
  return blankIn(stills, await page.call('stopFrameLog'), boxes, {
    left: 0,
    top: 0,
    right: screen.width,
    bottom: screen.height,
  })
}

/** `within`: the part of each picture that shows the map and nothing over it. */
export function blankIn(
  stills: readonly Still[],
  log: ReturnType<FrameLog['stop']>,
  boxes: readonly Box[],
  within: Area,
): BlankReport {
  mustHaveMoved(log.map(({ view }) => view))
  const views = new Map(log.map(({ number, view }) => [number, view]))
  const every = Math.max(1, Math.ceil(stills.length / mostPictures))
  const report = { pictures: 0, looked: 0, blank: 0, worstShare: 0 }
  for (const still of stills.filter((_, index) => index % every === 0)) {
    const picture = develop(still)
    const view = views.get(frameNumber(picture))
    if (!view) continue
    const areas = areasOnScreen(boxes, view, within)
    const paper = background(picture)
    const blank = areas.filter((area) => !hasInk(picture, area, paper)).length
    report.pictures++
    report.looked += areas.length
    report.blank += blank
    report.worstShare = Math.max(report.worstShare, areas.length ? blank / areas.length : 0)
  }
  if (report.looked === 0) throw new Error('no picture could be matched with what it shows')
  return report
}

function frameNumber(picture: Picture): number {
  let number = 0
  for (let bit = 0; bit < bits; bit++) {
    const x = bit * bitSize + bitSize / 2
    const at = 4 * (Math.floor(bitSize / 2) * picture.width + Math.floor(x))
    if ((picture.data[at] ?? 0) > 127) number |= 1 << bit
  }
  return number
}

/** Of nodes that are mostly on the screen: a node's edge may rightly be empty. */
function areasOnScreen(boxes: readonly Box[], { x, y, scale }: View, within: Area): Area[] {
  const areas: Area[] = []
  for (const box of boxes) {
    const width = Math.max(leastSide, box.width * scale)
    const height = Math.max(leastSide, box.height * scale)
    const left = (box.x + box.width / 2) * scale + x - width / 2
    const top = (box.y + box.height / 2) * scale + y - height / 2
    const area = { left, top, right: left + width, bottom: top + height }
    if (isWithin(area, { ...within, top: Math.max(within.top, bitSize + 1) })) areas.push(area)
  }
  const every = Math.ceil(areas.length / mostNodes)
  return every > 1 ? areas.filter((_, index) => index % every === 0) : areas
}

const isWithin = (area: Area, { left, top, right, bottom }: Area): boolean =>
  area.left >= left && area.top >= top && area.right <= right && area.bottom <= bottom
