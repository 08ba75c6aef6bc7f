import { inject } from 'vitest'
import { journeysAt } from '../files/file-journey.ts'
import '../../kit/shared-server.setup.ts'
import { DeskPage } from './desk-page.ts'

/** Journeys that neither stop their server nor care who else is on it: they share one. */
export function sharedJourneys() {
  const find = async () => {
    const server = inject('sharedServer')
    if ('failure' in server) throw new Error(server.failure)
    return { address: server.address, stop: async () => undefined }
  }
  return journeysAt(find)
}

/** For the journeys of a file: a guest at a desk, with a map of a root and some topics below it, the last one selected. */
export function deskJourneys() {
  const journey = sharedJourneys()
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
