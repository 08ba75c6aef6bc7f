import { describe, expect, it, onTestFinished } from 'vitest'
import { savesAndOpens } from '../api/files/deep-content.ts'
import { engines } from '../kit/database/engines.ts'
import { startServer } from '../kit/server/server.ts'

describe.each(engines)('on $name', (engine) => {
  it('content goes as deep as is taken (B14)', async () => {
    const server = await startServer({ engine })
    onTestFinished(() => server.stop())
    await savesAndOpens(server.address, 9_000)
    expect(server.process.exitCode).toBeNull()
  })
})
