import { engines } from '../../kit/engines.ts'
import { fileJourneys } from '../files/file-journey.ts'
import { DeskPage } from './desk-page.ts'

/** For the journeys of a file: a guest at a desk, with a map of a root and some topics below it, the last one selected. */
export function deskJourneys() {
  const [engine] = engines
  if (!engine) throw new Error('There is no engine')
  const journey = fileJourneys(engine)
  return async (root: string, first?: string, ...others: string[]) => {
    const opened = await journey.guest('/guest')
    const map = await journey.newMap(opened)
    await map.write(root)
    if (first !== undefined) await map.addChild(first)
    for (const words of others) await map.addSibling(words)
    const { page } = opened
    return { desk: new DeskPage(page, journey.english), page, text: journey.english.text }
  }
}
