// @module-tag never-retried
import { closeCodes } from '@ramify/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addTopic, CollabHouse, topicsOf, type Visitor } from '../kit/collab/collab.ts'
import { frames } from '../kit/collab/frames.ts'
import { engines } from '../kit/database/engines.ts'
import { lettersAtStart } from './conflicts.ts'

/** With these limits nothing is refused for its price, so that it comes as far as the document. */
const settings = {
  ROOM_THREADS: '2',
  ROOM_JOB_MS: '300',
  CHANGE_READ_MS: '60000',
  DOCUMENT_READ_MS: '60000',
  EFFORT_PER_PERSON: '1000',
}
/** What costs the thread of the document about a second. */
const letters = 3_000

describe.each(engines.filter(({ name }) => name === 'sqlite'))(
  'S2: a document that holds its thread, on $name',
  (engine) => {
    let house: CollabHouse
    beforeAll(async () => {
      house = await CollabHouse.open(engine, { settings })
    })
    afterAll(() => house.close())

    /** In one of two threads. */
    async function newFileIn(thread: number, owner: Visitor): Promise<string> {
      for (;;) {
        const fileId = await house.newFile(owner)
        if (Number.parseInt(fileId.slice(0, 8), 16) % 2 === thread) return fileId
      }
    }

    it('is cut off, and nobody in another thread and no call waits for it', { timeout: 120_000 }, async () => {
      const [eve, ann, ben] = [await house.newVisitor(), await house.newVisitor(), await house.newVisitor()]
      const [evesFile, annsFile, bensFile] = [await newFileIn(0, eve), await newFileIn(0, ann), await newFileIn(1, ben)]
      const annsClient = await house.client(ann, annsFile).connect()
      const bensClient = await house.client(ben, bensFile).connect()
      const evesClient = await house.client(eve, evesFile).connect()
      addTopic(annsClient.doc, 'saved before')
      expect(await annsClient.saved()).toBe(true)
      evesClient.send(frames.update(evesFile, lettersAtStart(1, letters)))
      expect(await evesClient.saved(60_000)).toBe(true)

      const [bomb, waits] = [lettersAtStart(2, letters), [] as number[]]
      let isCutOff = false
      const cutOff = annsClient.closed(100_000).then((code) => {
        isCutOff = true
        return code
      })
      evesClient.send(frames.update(evesFile, bomb))
      while (!isCutOff) {
        const start = performance.now()
        addTopic(bensClient.doc, `meanwhile ${waits.length}`)
        expect(await bensClient.saved()).toBe(true)
        expect(await (await fetch(house.address)).text()).toBe('here')
        waits.push(performance.now() - start)
      }
      // Others in the same thread come in anew, and have lost nothing.
      expect(await cutOff).toBe(closeCodes.resync)
      expect(await evesClient.closed()).toBe(closeCodes.slower)
      expect(evesClient.refusals).toEqual(['size'])
      await annsClient.connect()
      expect(topicsOf(annsClient.doc)).toEqual(['Root', 'saved before'])
      addTopic(annsClient.doc, 'goes on')
      expect(await annsClient.saved()).toBe(true)
      // Nobody waited for as long as the document took.
      expect(waits.length).toBeGreaterThan(3)

      const quarantined = house.db.selectFrom('document_quarantine').select('seq').where('file_id', '=', evesFile)
      await expect.poll(() => quarantined.execute()).toHaveLength(1)
      const again = await house.client(await owning(evesFile), evesFile).connect()
      expect(topicsOf(again.doc)).toEqual(['Root'])
    })

    /** Somebody who has not sent too much. */
    async function owning(fileId: string): Promise<Visitor> {
      const friend = await house.newVisitor()
      await house.give(fileId, friend, 'editor')
      return friend
    }
  },
)
