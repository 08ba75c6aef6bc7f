import { expect, it, onTestFinished } from 'vitest'
import { savesAndOpens } from '../api/deep-content.ts'
import { freshSqlite } from '../kit/engines.ts'
import { startServer } from '../kit/server.ts'

it('content goes as deep as is taken (B14)', async () => {
  const server = await startServer({ engine: { name: 'sqlite', fresh: freshSqlite } })
  onTestFinished(() => server.stop())
  await savesAndOpens(server.address, 9_000)
  expect(server.process.exitCode).toBeNull()
})
