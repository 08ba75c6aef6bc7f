import { CallError } from '@ramify/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Filled, Made } from '../files/index.ts'
import type { WorkerDocument } from './reading/read-messages.ts'

const world = vi.hoisted(() => ({
  made: [] as string[],
  taken: [] as string[],
  kept: [] as string[],
  refuses: null as string | null,
  /** So many documents have room. */
  room: 9,
  failsAt: null as string | null,
  notices: 0,
  kind: 'draft' as Made['kind'],
  saved: [] as string[],
  savesFail: false,
}))
vi.mock('../../platform/notices/notices.ts', () => ({ notify: () => world.notices++ }))
vi.mock('./keep-resource.ts', () => ({
  keepResource: async (_made: Made, { id }: { id: string }) => {
    if (id === world.failsAt) throw new Error('no')
    world.kept.push(id)
  },
}))
vi.mock('../../platform/api/api.ts', () => ({
  api: async (path: string, { file_guid, content }: { file_guid: string; content: object }) => {
    if (world.savesFail) throw new Error('no')
    world.saved.push(`${path} ${file_guid} ${JSON.stringify(content).match(/"hyperlink":"([^"]*)"/)?.[1]}`)
  },
}))
vi.mock('../files/index.ts', () => ({
  documentPath: (id: string) => `/doc/${encodeURIComponent(id)}`,
  addFilled: async (_kind: string, { name, beginsHere, bring }: Filled) => {
    if (name === world.refuses) throw new Error(`no room for ${name}`)
    if (!beginsHere && world.made.length >= world.room) throw new CallError(-111, { code: '213' })
    const made: Made = { kind: beginsHere ? 'draft' : world.kind, id: name }
    world.made.push(name)
    await bring?.(made)
    return made
  },
  takeBackMade: async (made: readonly Made[]) => world.taken.push(...made.map(({ id }) => id)),
}))
const { addDocuments } = await import('./add-documents.ts')

const document = (title: string, ...resources: string[]): WorkerDocument => ({
  kind: 'mindmap',
  title,
  json: '{"root":{"data":{"id":"t","text":"x"},"children":[]}}',
  isDeep: false,
  resources: resources.map((id) => ({ id, name: id, bytes: new Uint8Array(1) })),
  report: [{ fate: 'kept', part: 'links', count: 1, places: ['t'], was: 'xmind:#far' }],
  sheetLinks: [],
})
const options = () => ({ folder: null, signal: new AbortController().signal, onProgress: vi.fn() })

beforeEach(() => {
  Object.assign(world, { made: [], taken: [], kept: [], refuses: null, room: 9, failsAt: null, notices: 0 })
  Object.assign(world, { kind: 'draft', saved: [], savesFail: false })
  vi.stubGlobal('location', { origin: 'https://maps.example' })
})

test('every document of a file is made, with all that it names, and progress ends at all of it', async () => {
  const given = options()
  const added = await addDocuments('a.xmind', [document('One', 'p', 'q'), document('Two')], given)
  expect(added.map(({ name }) => name)).toEqual(['a – One', 'a – Two'])
  expect(world.kept).toEqual(['p', 'q'])
  expect(given.onProgress).toHaveBeenLastCalledWith(4, 4)
})

test('what was made is taken back when another document of the file cannot be', async () => {
  world.refuses = 'a – Three'
  const all = [document('One'), document('Two'), document('Three')]
  await expect(addDocuments('a.xmind', all, options())).rejects.toThrow('no room')
  expect(world.taken).toEqual(['a – One', 'a – Two'])
})

test('where the limit is reached after the first document, the others begin in this browser', async () => {
  Object.assign(world, { room: 1, kind: 'file' })
  const added = await addDocuments('a.xmind', [document('One'), document('Two'), document('Three')], options())
  expect(added.map(({ made }) => made.kind)).toEqual(['file', 'draft', 'draft'])
  expect(world.taken).toEqual([])
})

test('without room for the first document nothing is made', async () => {
  world.room = 0
  await expect(addDocuments('a.xmind', [document('One'), document('Two')], options())).rejects.toMatchObject({
    errno: -111,
  })
  expect(world.made).toEqual([])
})

test('what was made is taken back when the person gives up', async () => {
  const controller = new AbortController()
  const onProgress = (done: number) => done === 1 && controller.abort()
  const given = { ...options(), signal: controller.signal, onProgress }
  await expect(addDocuments('a.xmind', [document('One', 'p', 'q')], given)).rejects.toThrow()
  expect(world.taken).toEqual(['a'])
})

test('a picture that cannot be kept keeps nothing else from coming over, and is told', async () => {
  world.failsAt = 'p'
  const added = await addDocuments('a.xmind', [document('One', 'p', 'q')], options())
  expect(added).toHaveLength(1)
  expect(world.kept).toEqual(['q'])
  expect(added[0]?.report.at(-1)).toMatchObject({ fate: 'dropped', part: 'attachments', was: 'p' })
  expect(world.notices).toBe(1)
})

const linked = () => [
  { ...document('One'), sheetLinks: [{ from: 't', toDocument: 1, toNode: 'far', was: 'xmind:#far' }] },
  document('Two'),
]

test('links between sheets become links between documents, also to one that was made later', async () => {
  world.kind = 'file'
  const added = await addDocuments('a.xmind', linked(), options())
  expect(world.saved).toEqual(['/save a – One https://maps.example/doc/a%20%E2%80%93%20Two#topic=far'])
  expect(added[0]?.report).toMatchObject([{ fate: 'imported', part: 'links', count: 1, places: ['t'] }])
  expect(added[1]?.report).toMatchObject([{ fate: 'kept' }])
})

test('links of drafts stay what they are, and those that cannot be made are told', async () => {
  const drafts = await addDocuments('a.xmind', linked(), options())
  expect(world.saved).toEqual([])
  expect(drafts[0]?.report).toMatchObject([{ fate: 'kept' }])
  Object.assign(world, { kind: 'file', savesFail: true })
  const files = await addDocuments('a.xmind', linked(), options())
  expect(files[0]?.report).toMatchObject([{ fate: 'kept' }])
  expect(world.notices).toBe(1)
})
