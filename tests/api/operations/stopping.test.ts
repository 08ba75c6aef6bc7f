// @module-tag never-retried
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiClient, newPerson } from '../../kit/api.ts'
import { engines } from '../../kit/database/engines.ts'
import { type RunningServer, startServer } from '../../kit/server/server.ts'

describe.each(engines)('a server that is told to stop, on $name', (engine) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer({ engine })
  })
  afterAll(() => server.stop())

  it('R3: leaves what is still to be compacted and drawn for the next start, and ends well', {
    timeout: 300_000,
  }, async () => {
    const { token, api } = await newPerson(server.address)
    // Work for some seconds, of which little is done when it stops.
    const formula = `\\begin{matrix}${'1&'.repeat(980)}\\end{matrix}`
    const children = Array.from({ length: 40 }, (_, nth) => ({
      data: { text: `n${nth}`, formula: `${formula}${nth}` },
    }))
    const content = { root: { data: { text: 'Root' }, children } }
    await api('/touch', { content: { root: { data: { text: 'Harbour' } } }, file_name: 'Small' })
    const made = await Promise.all(Array.from({ length: 12 }, () => api('/touch', { content })))
    // Somebody looks at them, so that they are at it.
    await api('/ls', { limit: 50 })
    const ended = once(server.process, 'close')
    server.process.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(server.output()).toContain('"msg":"stopping"')
    await server.restart()
    const again = apiClient(server.address, token)
    for (const { file_guid } of made)
      expect(await again('/open', { file_guid })).toMatchObject({ content: { root: {} } })
    const found = async () => (await again('/search', { words: 'harbour' })).files.map(({ file_name }) => file_name)
    await expect.poll(found, { timeout: 120_000 }).toEqual(['Small'])
  })
})
