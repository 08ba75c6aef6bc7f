import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../../tests/kit/database/database.ts'
import { engines } from '../../../../../tests/kit/database/engines.ts'
import { type Redis, startRedis } from '../../../../../tests/kit/services/redis.ts'
import { migrations } from '../../../migrations/index.ts'
import { migrate } from '../database/migrate.ts'
import { createLog } from '../log.ts'
import type { Bus } from './bus.ts'
import { openBus } from './open-bus.ts'

const log = createLog('silent')
let redis: Redis
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis?.stop())

describe.each(engines)('the bus of a database on $name', (engine) => {
  it('connects those who serve the same one, however they reach it, and no others', async () => {
    const [here, there] = [await freshDatabase(engine), await freshDatabase(engine)]
    for (const { database } of [here, there]) await migrate(database, migrations)
    const open = ({ database }: typeof here) => openBus({ url: redis.url, database, log })
    const buses = [await open(here), await open(here), await open(there)] as [Bus, Bus, Bus]
    const [sender, neighbour, stranger] = buses
    const heard: string[] = []
    await expect.poll(() => buses.every((bus) => bus.isConnected)).toBe(true)
    await stranger.subscribe('news', () => heard.push('stranger'))
    await neighbour.subscribe('news', () => heard.push('neighbour'))
    sender.publish('news', new Uint8Array(1))
    await expect.poll(() => heard).toEqual(['neighbour'])
    // One that is alone needs no Redis.
    const alone = await openBus({ url: undefined, database: here.database, log })
    expect([alone.isConnected, await alone.health()]).toEqual([true, 'ok'])
    for (const bus of [...buses, alone]) await bus.close()
    for (const { dispose } of [here, there]) await dispose()
  })
})
