// @module-tag never-retried
import { afterAll, beforeAll, describe, it } from 'vitest'
import { toggleAndCompact } from '../collab/toggle-and-compact.ts'
import { CollabHouse } from '../kit/collab/collab.ts'
import { engines } from '../kit/database/engines.ts'

describe.each(engines)('stored documents on $name', (engine) => {
  let house: CollabHouse
  beforeAll(async () => {
    house = await CollabHouse.open(engine)
  })
  afterAll(() => house.close())

  it('R26: a million toggles by one person compact to a document that opens at once', async () => {
    await toggleAndCompact(house, await house.newVisitor(), 1_000_000)
  })
})
