import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '../../../../../tests/kit/database/engines.ts'
import { openFileServices } from '../../../../../tests/kit/server/file-services.ts'
import { createLog } from '../../platform/log.ts'
import { ResolvedFiles } from './resolved-files.ts'

describe.each(engines)('resolved files on $name', (engine) => {
  let house: Awaited<ReturnType<typeof openFileServices>>
  beforeAll(async () => {
    house = await openFileServices(engine)
  })
  afterAll(() => house.close())

  it('are refused, and not tried again without end, while the oldest cannot be removed (R7)', async () => {
    let isAway = true
    const files = new ResolvedFiles({
      database: house.services.database,
      blobs: {
        put: async () => undefined,
        get: async () => null,
        remove: async () => {
          if (isAway) throw new Error('the store is away')
        },
      },
      log: createLog('silent'),
      now: Date.now,
    })
    const { personId } = house.caller.session
    for (let nth = 0; nth < 5; nth++) await files.keep(personId, new Uint8Array(1), 1)
    await expect(files.keep(personId, new Uint8Array(1), 1)).rejects.toThrow('the store is away')
    isAway = false
    await files.keep(personId, new Uint8Array(1), 1)
  })
})
