// @module-tag never-retried
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/setup/setup.mjs'
import { newPerson } from '../../kit/api.ts'
import { addTopic, topicsOf } from '../../kit/collab/collab.ts'
import { LiveClient } from '../../kit/collab/live-client.ts'
import { engines, type Store } from '../../kit/database/engines.ts'
import { childrenOf, endNow } from '../../kit/processes.ts'
import { environmentFor } from '../../kit/server/server.ts'

describe.each(engines.filter(({ name }) => name === 'sqlite'))('npm start, on $name', (engine) => {
  let store: Store
  let starter: ChildProcess
  let output = ''
  beforeEach(async () => {
    store = await engine.fresh()
    starter = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
      env: environmentFor(store, { SETTINGS_FILE: '/dev/null', INSTALL: 'off' }),
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    starter.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  })
  afterEach(async () => {
    if (starter.exitCode === null && starter.kill('SIGKILL')) await once(starter, 'close')
    await store.dispose()
  })

  const addresses = () => Array.from(output.matchAll(/ready at (http:\S+)/g), ([, address]) => address as string)
  const restarts = () => output.split('\n').filter((line) => line.includes('ended unexpectedly'))
  const start = (nth: number) => expect.poll(() => addresses().length, { timeout: 120_000 }).toBe(nth)

  it('starts a server that was killed again at the same address, with all that was called saved', {
    timeout: 300_000,
  }, async () => {
    await start(1)
    const address = addresses()[0] as string
    const { token, api } = await newPerson(address)
    const { file_guid: fileId } = await api('/touch', { file_name: 'killed' })
    const client = await new LiveClient({ address: () => address, token, fileId }).connect()
    addTopic(client.doc, 'kept')
    expect(await client.saved()).toBe(true)

    const [server, ...others] = childrenOf(starter)
    expect(others).toEqual([])
    endNow(server as number)
    await start(2)
    expect(addresses()).toEqual([address, address])
    expect(restarts()).toHaveLength(1)
    expect(JSON.parse(restarts()[0] as string)).toMatchObject({ level: 60, code: 137 })
    const other = await new LiveClient({ address: () => address, token, fileId }).connect()
    expect(topicsOf(other.doc)).toContain('kept')

    starter.kill('SIGTERM')
    expect(await once(starter, 'close')).toEqual([0, null])
    expect(restarts()).toHaveLength(1)
  })
})
