// @module-tag never-retried
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { killRestore, middles } from '../cli/kill-restore.ts'
import { allRows, blobKeys, isEmpty } from '../cli/sample.ts'
import { makeSampleArchive, type SampleArchive } from '../cli/sample-archive.ts'
import { newRandom, seed } from '../collab/seed.ts'
import { engines } from '../kit/database/engines.ts'
import { ramifyInProcess } from '../kit/server/ramify.ts'

const kills = 10

let good: SampleArchive
beforeAll(async () => {
  good = await makeSampleArchive()
})
afterAll(() => good?.dispose())

describe.each(engines)(`ramify restore on $name, seed ${seed}`, (engine) => {
  it(`killed ${kills} times anywhere leaves everything or nothing, and can be done again`, async () => {
    const random = newRandom()
    const fresh = async () => {
      const store = await engine.fresh()
      onTestFinished(() => store.dispose())
      return store
    }
    let store = await fresh()
    let killed = 0
    for (let nth = 0; nth < kills; nth++) {
      const said = middles[nth % 2] as (typeof middles)[number]
      // The first at once, which is its middle however fast it is; the others anywhere.
      if (await killRestore(store, good, { said, afterMs: nth === 0 ? 0 : random() * 100 })) killed++
      else store = await fresh()
    }
    expect(killed).toBeGreaterThan(0)
    if (await isEmpty(store)) expect(await ramifyInProcess(store, 'restore', good.path)).toMatchObject({ code: 0 })
    expect(await allRows(store)).toEqual(good.rows)
    expect(await blobKeys(store)).toEqual([...good.pictures].sort())
  })
})
