import { bitSize } from '../../page/frame-log.ts'
import { wait } from '../../page/quiet.ts'
import type { SubjectPage } from '../subject-page.ts'
import { filmed, takeStill } from './film.ts'
import { mustHaveMoved } from './must-have-moved.ts'
import { develop, difference } from './picture.ts'

/** A few hundred pixels: more than a caret, less than a blurred overview differs from a sharp one. */
const same = 0.0002
const longest = 1_500

/**
 * Milliseconds from the last input until the screen shows the final picture: the one that is still there when the page
 * has been left alone for a while. The running number in the corner keeps pictures coming: a film of a page that stands
 * still may end before its last change. Its rows are not compared.
 */
export async function sharpAfter(page: SubjectPage, gesture: () => Promise<number>): Promise<number> {
  await page.call('startFrameLog')
  const { result: lastInput, stills } = await filmed(page, async () => {
    const last = await gesture()
    await wait(longest)
    return last
  })
  mustHaveMoved((await page.call('stopFrameLog')).map(({ view }) => view))
  await page.call('settle')
  const final = develop(await takeStill(page))
  let sharpSince: number | undefined
  for (const still of stills.toReversed()) {
    if (difference(develop(still), final, bitSize) > same) break
    sharpSince = still.at
  }
  if (sharpSince === undefined) throw new Error(`the final picture was not there ${longest} ms after the last input`)
  return Math.max(0, Math.round(sharpSince - lastInput))
}
