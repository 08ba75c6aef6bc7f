// @module-tag never-retried

import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Body, type PlanName, plans } from '@ramify/contract'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { engines } from '../../../../../tests/kit/database/engines.ts'
import { openFileServices } from '../../../../../tests/kit/server/file-services.ts'
import { createLog } from '../../platform/log.ts'
import { createMetrics } from '../../platform/metrics.ts'
import { newId } from '../../platform/random.ts'
import { TookTooLong } from '../../platform/threads/job-thread.ts'
import type { Plan } from '../membership/index.ts'
import { createExports } from './index.ts'
import type { Render, RenderOrder } from './rendering/renderer.ts'
import type { ExportTables } from './tables.ts'

const hour = 60 * 60_000
const bytes = (text: string) => new TextEncoder().encode(text)

describe.each(engines)('exports on $name', (engine) => {
  let house: Awaited<ReturnType<typeof openFileServices>>
  let file: string
  beforeAll(async () => {
    house = await openFileServices(engine)
    file = await house.makeDocument('Plan')
  })
  afterAll(() => house.close())

  const db = () => house.services.database.tables<ExportTables>()

  interface Server {
    plan?: PlanName
    free?: 'watermark' | 'blocked'
    threads?: number
    now?: () => number
    /** Whose sessions are open. */
    isOpen?: () => boolean
  }

  const lying = new Map<string, Uint8Array>()
  const blobs = {
    put: async (key: string, body: Readable | Uint8Array) => {
      lying.set(key, body instanceof Readable ? await buffer(body) : body)
    },
    get: async (key: string) => {
      const found = lying.get(key)
      return found ? { size: found.byteLength, stream: Readable.from([found]) } : null
    },
    remove: async (key: string) => {
      lying.delete(key)
    },
  }

  /** One server process, which renders like this. */
  function serve(
    render: Render,
    { plan = 'vip', free = 'watermark', threads = 2, now = Date.now, isOpen }: Server = {},
  ) {
    const { database, access } = house.services
    const process = createExports({
      ...{ database, access, blobs, render, now },
      documents: house.documents,
      sessions: { readerOf: async () => (isOpen?.() ? reader(house.caller.session.personId).reader : null) },
      resources: { leaveBlob: async () => undefined },
      planOfSpace: async () => ({ membership: 'on', name: plan, limits: plans[plan] }) satisfies Plan,
      settings: { EXPORT_FREE: free, EXPORT_SECONDS: 60, EXPORT_THREADS: threads },
      log: createLog('silent'),
      metrics: createMetrics({ ofProcess: false }),
    })
    let isStopped = false
    const stop = async () => {
      if (!isStopped) await process.stop()
      isStopped = true
    }
    onTestFinished(stop)
    return { ...process, stop }
  }

  const reader = (personId: string) => ({
    ...house.caller,
    reader: { ...house.caller.session, personId, guestId: null },
  })
  const start = async (
    { handlers }: Pick<ReturnType<typeof serve>, 'handlers'>,
    more: Partial<Body<'/exports'>> = {},
  ) => {
    const input = { file_guid: file, format: 'png', ...more }
    return (await handlers['/exports'](input, reader(house.caller.session.personId))).task_id
  }
  const task = (id: string) =>
    db().selectFrom('export_tasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const failureOf = async (id: string) => JSON.parse((await task(id)).failure ?? 'null')
  const over = async (id: string) => {
    await expect.poll(async () => (await task(id)).state, { interval: 20 }).toMatch(/done|failed/)
    return task(id)
  }
  const free = async () => {
    await db().deleteFrom('export_tasks').execute()
  }

  /** Until it is told to stop. */
  const never: Render = (_order, { signal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

  it('renders the document as it is, and keeps the file for an hour, and no longer', async () => {
    const orders: RenderOrder[] = []
    let clock = Date.now()
    const server = serve(
      async (order) => {
        orders.push(order)
        return bytes('picture')
      },
      { now: () => clock },
    )
    const id = await start(server, { scale: 2, part: 'topic' })
    const { state, key, bytes: size } = await over(id)
    expect({ state, size }).toEqual({ state: 'done', size: 7 })
    expect(lying.get(key ?? '')).toEqual(bytes('picture'))
    expect(orders).toMatchObject([
      { kind: 'mindmap', title: 'Plan', format: 'png', settings: { scale: 2, part: 'topic', transparent: false } },
    ])
    expect(JSON.parse(orders[0]?.content ?? '')).toMatchObject({ root: { data: { text: 'Root' } } })
    clock += hour - 1
    await server.sweep()
    expect(lying.has(key ?? '')).toBe(true)
    clock += 2
    await server.sweep()
    expect(lying.has(key ?? '')).toBe(false)
    await expect(task(id)).rejects.toThrow()
  })

  it('T59: the plan says whether it is marked, when it is rendered, and nothing that a caller sends', async () => {
    const marked = async (given: Server, format = 'png') => {
      const orders: RenderOrder[] = []
      const server = serve(async (order) => {
        orders.push(order)
        return bytes('x')
      }, given)
      const forged = { format, watermark: '', settings: { watermark: '' }, plan: 'vip', words: '' }
      await over(await start(server, forged))
      await server.stop()
      return orders[0]?.settings.watermark
    }
    expect(await marked({ plan: 'free' })).toBe('Made with Ramify')
    expect(await marked({ plan: 'vip' })).toBeUndefined()
    for (const format of ['md', 'ramify', 'json']) expect(await marked({ plan: 'free' }, format)).toBeUndefined()
  })

  it('EXPORT_FREE=blocked: only data is exported on the free plan', async () => {
    const server = serve(async () => bytes('x'), { plan: 'free', free: 'blocked' })
    await expect(start(server)).rejects.toMatchObject({ errno: -115, details: { code: 'x-export-vip' } })
    expect((await over(await start(server, { format: 'txt' }))).state).toBe('done')
    // The plan ended while it waited: it was asked for where nothing was blocked.
    const busy = serve(never, { plan: 'free', threads: 1 })
    const [running, waiting] = [await start(busy), await start(busy)]
    await expect.poll(async () => (await task(running)).state).toBe('running')
    await busy.stop()
    await server.beat()
    expect(await over(waiting)).toMatchObject({ state: 'failed' })
    expect(await failureOf(waiting)).toMatchObject({ errno: -115, code: 'x-export-vip' })
  })

  it('what nobody writes is refused (907), and so is a kind that a format does not hold', async () => {
    const server = serve(async () => bytes('x'))
    for (const format of ['exe', '', 'constructor', 'png/../x']) {
      await expect(start(server, { format })).rejects.toMatchObject({ errno: -400, details: { code: '907' } })
    }
  })

  it('T34: of many exports of one person at once two run, on all processes together, and ten are taken', async () => {
    await free()
    let [running, most] = [0, 0]
    const { promise, resolve: go } = Promise.withResolvers<void>()
    const render: Render = async () => {
      most = Math.max(most, ++running)
      await promise
      running--
      return bytes('x')
    }
    const processes = [serve(render, { threads: 8 }), serve(render, { threads: 8 })]
    const asked = await Promise.allSettled(
      Array.from({ length: 40 }, (_, nth) => start(processes[nth % 2] as (typeof processes)[number])),
    )
    const taken = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(taken).toHaveLength(10)
    for (const each of asked) if (each.status === 'rejected') expect(each.reason).toMatchObject({ errno: -429 })
    await expect.poll(() => running).toBe(2)
    go()
    for (const id of taken) expect((await over(id)).state).toBe('done')
    expect(most).toBe(2)
    // Their places are free again.
    expect((await over(await start(processes[0] as (typeof processes)[number]))).state).toBe('done')
  })

  it('R30: a render that breaks is tried once more; one that breaks again, or takes too long, says so', async () => {
    let count = 0
    const once = serve(async () => {
      if (++count === 1) throw new Error('The thread ended')
      return bytes('x')
    })
    expect((await over(await start(once))).state).toBe('done')
    expect(count).toBe(2)

    const broken = serve(() => Promise.reject(new Error('The thread ended')))
    const brokenId = await start(broken)
    expect(await over(brokenId)).toMatchObject({ state: 'failed', attempts: 2, slot: null, run_slot: null })
    expect(await failureOf(brokenId)).toMatchObject({ errno: -500, code: 'x-export-failed' })

    const slow = serve(() => Promise.reject(new TookTooLong()))
    const slowId = await start(slow)
    expect(await over(slowId)).toMatchObject({ state: 'failed', attempts: 1 })
    expect(await failureOf(slowId)).toMatchObject({ errno: -8, code: 'x-export-timeout' })
  })

  it('tasks of a process that is gone are finished by another; one that ended two of them is over', async () => {
    await free()
    let clock = Date.now()
    const now = () => clock
    const dead = serve(never, { now })
    const id = await start(dead)
    await expect.poll(async () => (await task(id)).state).toBe('running')
    const next = serve(async () => bytes('x'), { now })
    await next.beat()
    expect((await task(id)).state).toBe('running')
    // It says nothing of them any more.
    clock += 31_000
    await next.beat()
    expect(await over(id)).toMatchObject({ state: 'done', attempts: 2 })

    const poisonous = await start(next)
    await over(poisonous)
    await db()
      .updateTable('export_tasks')
      .set({ state: 'running', attempts: 2, process: newId(), seen_at: 0 })
      .where('id', '=', poisonous)
      .execute()
    await next.beat()
    expect((await over(poisonous)).state).toBe('failed')
    expect(await failureOf(poisonous)).toMatchObject({ errno: -8 })
  })

  it('a process that ends leaves its tasks to the next at once', async () => {
    await free()
    const ending = serve(never)
    const ids = [await start(ending), await start(ending), await start(ending)]
    await ending.stop()
    const next = serve(async () => bytes('x'))
    await next.beat()
    for (const id of ids) expect((await over(id)).state).toBe('done')
  })

  it('a task of its own that nobody works on any more is begun again', async () => {
    await free()
    const server = serve(async () => bytes('x'))
    const id = await start(server)
    await over(id)
    await db()
      .updateTable('export_tasks')
      .set({ state: 'running', attempts: 1, seen_at: 0 })
      .where('id', '=', id)
      .execute()
    await server.beat()
    expect(await over(id)).toMatchObject({ state: 'done', attempts: 2 })
  })

  it('a cancelled task ends its work, wherever that is, and leaves no file', async () => {
    await free()
    const [begun, ended]: [string[], string[]] = [[], []]
    const watched: Render = ({ format }, { signal }) => {
      begun.push(format)
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => {
          ended.push(format)
          reject(signal.reason)
        }),
      )
    }
    const [here, there] = [serve(watched), serve(watched)]
    const cancel = (server: typeof here, task_id: string, personId = house.caller.session.personId) =>
      server.handlers['/cancel_export']({ task_id }, reader(personId))
    const [png, svg] = [await start(here), await start(here, { format: 'svg' })]
    await expect.poll(() => begun.length).toBe(2)
    await expect(cancel(here, png, newId())).rejects.toMatchObject({ errno: -104 })
    expect(await cancel(here, png)).toEqual({ cancelled: true })
    expect(ended).toEqual(['png'])
    expect(await cancel(there, svg)).toEqual({ cancelled: true })
    expect(await cancel(there, svg)).toEqual({ cancelled: false })
    await here.beat()
    expect(ended).toEqual(['png', 'svg'])
    for (const id of [png, svg]) expect(await task(id)).toMatchObject({ state: 'failed', key: null, slot: null })
  })

  it('T46: whoever lost the right while the task waited gets nothing', async () => {
    const server = serve(async () => bytes('x'))
    const id = await start(server)
    await over(id)
    await db()
      .updateTable('export_tasks')
      .set({ state: 'waiting', person_id: newId(), process: newId(), seen_at: 0, attempts: 0 })
      .where('id', '=', id)
      .execute()
    await server.beat()
    expect((await over(id)).state).toBe('failed')
    expect(await failureOf(id)).toMatchObject({ errno: -104 })
  })

  it('T35: the address of a file is good for ten minutes, for that file alone, and not without its session', async () => {
    await free()
    let clock = Date.now()
    let isOpen = true
    const render: Render = async ({ format }) => bytes(`as ${format}`)
    const server = serve(render, { now: () => clock, isOpen: () => isOpen })
    const app = fastify({ routerOptions: { maxParamLength: 200 } })
    onTestFinished(() => app.close())
    const asked = { ...reader(house.caller.session.personId).reader, id: newId() }
    for (const addRoutes of server.routes) {
      await app.register(async (scope) =>
        addRoutes(
          scope,
          async () => house.caller.session,
          async () => asked,
        ),
      )
    }
    const told = async (format: string) => {
      const id = await start(server, { format })
      await over(id)
      const answer = await app.inject(`/api/tasks/document/render/${id}`)
      return { id, ...(answer.json().data as { file: string; expires_at: number }) }
    }
    const at = async (address: string) => {
      const { statusCode, body } = await app.inject(address)
      return statusCode === 200 ? body : null
    }
    const [picture, paper] = [await told('jpg'), await told('pdf')]
    expect(picture.expires_at).toBe(clock + 10 * 60_000)
    expect([await at(picture.file), await at(paper.file)]).toEqual(['as jpg', 'as pdf'])

    // Nothing of it can be put together otherwise: another file, a later end, another signature.
    const [, task, session, end, signature] = /(\w{32})-(\w{32})-(\w+)-([\w-]{43})$/.exec(picture.file) ?? []
    expect(task).toBe(picture.id)
    const rest = picture.file.slice(picture.file.indexOf(session ?? ''))
    const later = (clock + 60 * 60_000).toString(36)
    for (const forged of [
      `/api/exported/${paper.id}-${rest}`,
      picture.file.replace(`-${end}-`, `-${later}-`),
      picture.file.replace(signature ?? '', (signature ?? '').split('').reverse().join('')),
      picture.file.slice(0, -1),
      picture.file.replace('/exported/', '/export_upload/'),
      '/api/exported/',
    ]) {
      expect(forged).not.toBe(picture.file)
      expect(await at(forged)).toBeNull()
    }
    isOpen = false
    expect(await at(picture.file)).toBeNull()
    isOpen = true
    clock = picture.expires_at - 1
    expect(await at(picture.file)).toBe('as jpg')
    clock = picture.expires_at
    expect(await at(picture.file)).toBeNull()
    // The file itself is still there for whoever asks with their session.
    expect(await at(`/api/tasks/document/render/${picture.id}/file`)).toBe('as jpg')
  })
})
