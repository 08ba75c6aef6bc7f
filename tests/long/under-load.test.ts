// @module-tag never-retried
import { describe, it } from 'vitest'
import { backupUnderLoad } from '../cli/backup-under-load.ts'
import { type EngineUnderTest, engines } from '../kit/database/engines.ts'

const [sqlite, postgres] = engines as [EngineUnderTest, EngineUnderTest]
const ways = [
  { from: sqlite, to: postgres },
  { from: postgres, to: sqlite },
].map((way) => ({ ...way, name: `${way.from.name} to ${way.to.name}` }))

describe.each(ways)('R21 R24: a backup under load, from $name', ({ from, to }) => {
  it('restores to equal hashes', async () => {
    await backupUnderLoad({ from, to, rows: 400, alone: 3, together: ['ann', 'bob'], makers: 1 })
  })
})
