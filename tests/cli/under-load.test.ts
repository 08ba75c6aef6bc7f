// @module-tag never-retried
import { it } from 'vitest'
import { type EngineUnderTest, engines } from '../kit/database/engines.ts'
import { backupUnderLoad } from './backup-under-load.ts'

const [from, to] = engines as [EngineUnderTest, EngineUnderTest]

// With many people and from both engines: tests/long/under-load.
it('R21 R24: a backup of SQLite beside somebody who edits restores to equal hashes', { timeout: 180_000 }, async () => {
  await backupUnderLoad({ from, to, rows: 30, alone: 1, together: [], makers: 0 })
})
