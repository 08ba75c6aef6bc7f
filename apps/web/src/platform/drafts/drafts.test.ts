import 'fake-indexeddb/auto'
import { type Body, CallError, type Client, type Path } from '@ramify/contract'
import { contentHash, documentKinds, kindContent, openFlowchart } from '@ramify/document'
import { beforeEach, expect, test, vi } from 'vitest'
import type { LiveEvent } from '../sync/live-document.ts'
import { asked, localDatabase } from '../sync/storage/local-database.ts'
import { FakeServer } from '../sync/testing/fake-server.ts'
import { contentOf, topicsOf, writeTopic } from '../sync/testing/write-topic.ts'
import { type ClaimOptions, claimAll } from './claim-all.ts'
import { isUntouched } from './draft.ts'
import { openDraftAssets } from './draft-assets.ts'
import { keepPicture } from './draft-pictures.ts'
import { createDraft, draftsFor, guestNumber, listDrafts, openFirstRun, removeDraft, renameDraft } from './drafts.ts'
import { openDraft } from './open-draft.ts'

beforeEach(async () => {
  for (const { id } of await listDrafts()) await removeDraft(id)
})

const { contentOf: chartContentOf } = await kindContent('flowchart')

/** A server with accounts: files are made once a key. */
function setUp() {
  const server = new FakeServer()
  const keys = new Map<string, string>()
  const names: string[] = []
  const charts = new Set<string>()
  const folders = new Set<string>()
  const parents: (string | null)[] = []
  let trouble: (path: Path) => void = () => undefined
  const calls = {
    '/touch': (personId: string, body: Body<'/touch'>) => {
      const key = `${personId}/${body.idempotency_key}`
      const fileId = keys.get(key) ?? `file-${keys.size + 1}`
      const { parent_guid = null } = body
      if (parent_guid !== null && !folders.has(parent_guid)) throw new CallError(-104, { code: '-104' })
      if (!keys.has(key)) parents.push(parent_guid)
      if (!keys.has(key)) names.push(body.file_name ?? '')
      keys.set(key, fileId)
      if (!server.files.has(fileId)) server.addEmptyFile(fileId)
      if (body.naotu_type === documentKinds.flowchart.number) charts.add(fileId)
      return { file_guid: fileId, naotu_type: 0 }
    },
    '/open': (_personId: string, { file_guid }: Body<'/open'>) => {
      const doc = server.files.get(file_guid)
      if (!doc) throw new CallError(-104, { code: '-104' })
      return { hash: contentHash(charts.has(file_guid) ? chartContentOf(doc) : contentOf(doc)) }
    },
  }
  const clientOf = (personId: string) =>
    (async (path: '/touch' | '/open', body: never) => {
      trouble(path)
      const answer = calls[path](personId, body)
      return answer
    }) as unknown as Client
  const claim = (personId = 'ann', more: Partial<ClaimOptions> = {}) =>
    claimAll(
      {
        client: clientOf(personId),
        token: 't',
        personId,
        url: 'http://s',
        nameOf: ({ number }) => `Draft ${number}`,
        ...more,
      },
      server.ports,
    )
  const fail = (next: typeof trouble) => {
    trouble = next
  }
  return { server, claim, fail, names, charts, folders, parents, fileTopics: (id: string) => topicsOf(server.file(id)) }
}

const eventually = (expectation: () => void) => vi.waitFor(expectation, { timeout: 10_000, interval: 5 })

const newDraft = (name: string | null = null) => createDraft({ text: 'Main topic' }, name)

/** Writes a topic into a draft as its editor would. */
async function write(id: string, text: string): Promise<void> {
  const live = openDraft(id)
  await live.ready
  writeTopic(live.doc.get(), text)
  await live.close()
}

test('any number of drafts, the last edited first', async () => {
  const [one, two] = [await newDraft(), await newDraft('Second')]
  expect(two.number).toBe(one.number + 1)
  await new Promise((resolve) => setTimeout(resolve, 3))
  await write(one.id, 'a')
  expect((await listDrafts()).map(({ id }) => id)).toEqual([one.id, two.id])
  await renameDraft(two.id, 'Plan')
  expect((await listDrafts())[0]).toMatchObject({ id: two.id, name: 'Plan' })
  await removeDraft(one.id)
  expect((await listDrafts()).map(({ id }) => id)).toEqual([two.id])
  expect(await renameDraft(one.id, 'Gone')).toBe(false)
})

test('the guest has one number and keeps it', async () => {
  const number = await guestNumber()
  expect(number).toBeGreaterThanOrEqual(100_000)
  expect(await guestNumber()).toBe(number)
})

test('a draft is only in this browser, and there it is', async () => {
  const draft = await newDraft()
  const live = openDraft(draft.id)
  await live.ready
  expect(live.saveState.get()).toBe('local')
  expect(live.rights.get()).toEqual({ edit: true, nodes: null })
  writeTopic(live.doc.get(), 'a')
  expect(live.pending()).toBe(true)
  await eventually(() => expect(live.pending()).toBe(false))
  const again = openDraft(draft.id)
  await again.ready
  expect(topicsOf(again.doc.get())).toEqual(['a'])
  await Promise.all([live.close(), again.close()])
})

test('R17: two tabs of one guest see each other, and both are kept', async () => {
  const { id } = await newDraft()
  const [one, other] = [openDraft(id), openDraft(id)]
  await Promise.all([one.ready, other.ready])
  writeTopic(one.doc.get(), 'one')
  writeTopic(other.doc.get(), 'other')
  await eventually(() => expect(topicsOf(one.doc.get())).toEqual(['one', 'other']))
  await Promise.all([one.close(), other.close()])
  const later = openDraft(id)
  await later.ready
  expect(topicsOf(later.doc.get())).toEqual(['one', 'other'])
  await later.close()
})

test('a draft that is removed elsewhere is gone for whoever has it open', async () => {
  const { id } = await newDraft()
  const live = openDraft(id)
  const seen: LiveEvent[] = []
  live.events.on((event) => seen.push(event))
  await live.ready
  await removeDraft(id)
  await eventually(() => expect(seen).toEqual([{ type: 'gone' }]))
  await live.close()
  const none = openDraft(id)
  none.events.on((event) => seen.push(event))
  await eventually(() => expect(seen).toHaveLength(2))
  await none.close()
})

test('claimed one by one: the files have everything, the drafts are gone, open tabs hear of it', async () => {
  const { claim, fileTopics, names } = setUp()
  const [one, two] = [await newDraft('One'), await newDraft()]
  await write(one.id, 'a')
  await write(two.id, 'b')
  const open = openDraft(two.id)
  const seen: LiveEvent[] = []
  open.events.on((event) => seen.push(event))
  await open.ready
  const progress: string[] = []
  const { files, kept } = await claim('ann', { onProgress: ({ done, total }) => progress.push(`${done}/${total}`) })
  expect(kept).toEqual([])
  expect(files.map(({ draftId }) => draftId)).toEqual([two.id, one.id])
  expect(files.map(({ fileId }) => fileTopics(fileId))).toEqual([['b'], ['a']])
  // Made in the order of their last edits, so that lists by time show them in it.
  expect(names).toEqual(['One', `Draft ${two.number}`])
  expect(progress).toEqual(['0/2', '1/2', '2/2'])
  expect(await listDrafts()).toEqual([])
  await eventually(() => expect(seen).toEqual([{ type: 'claimed', fileId: files[0]?.fileId }]))
  await open.close()
  expect((await claim()).files).toEqual([])
})

test('a flowchart without an account is one in the account, with all that was drawn', async () => {
  const { claim, charts, server } = setUp()
  const { id } = await createDraft({ kind: 'flowchart', text: 'Page 1' })
  const live = openDraft(id)
  await live.ready
  expect(live.kind).toBe('flowchart')
  const chart = openFlowchart(live.doc.get())
  const box = { x: 0, y: 0, width: 100, height: 60 }
  chart.execute({ type: 'addItems', shapes: [{ id: 'step', kind: 'process', box, text: 'Drawn' }], connectors: [] })
  await live.close()
  const { files, kept } = await claim()
  expect(kept).toEqual([])
  const [{ fileId } = { fileId: '' }] = files
  expect([...charts]).toEqual([fileId])
  const { shapes, pages } = openFlowchart(server.file(fileId)).snapshot
  expect([...shapes.values()].map(({ text }) => text.text)).toEqual(['Drawn'])
  expect(pages.map(({ name }) => name.text)).toEqual(['Page 1'])
})

test('a draft that was begun in a folder goes there; into the outermost when that is gone, or somebody else’s', async () => {
  const { claim, folders, parents, fileTopics } = setUp()
  folders.add('work')
  const begin = (id: string, personId = 'ann') => createDraft({ text: 'Main topic' }, null, { personId, id })
  const { id } = await begin('work')
  await renameDraft(id, 'Named since')
  await write(id, 'a')
  const { files } = await claim()
  expect(fileTopics(files[0]?.fileId ?? '')).toEqual(['a'])
  await begin('gone')
  expect((await claim()).kept).toEqual([])
  await begin('work', 'bob')
  expect((await claim()).kept).toEqual([])
  expect(parents).toEqual(['work', null, null])
})

test('F3: a draft that is begun while others are moved is not forgotten', async () => {
  const { claim, fail } = setUp()
  const draft = await newDraft()
  await write(draft.id, 'a')
  let begun: Promise<unknown> | undefined
  fail((path) => {
    if (path === '/touch') begun ??= newDraft()
  })
  expect(await claim()).toMatchObject({ files: [{ draftId: draft.id }], kept: [], hasMore: true })
  await begun
  expect(await claim()).toMatchObject({ files: [expect.anything()], hasMore: false })
})

test('R18: killed at any point and begun again: one file, not two', async () => {
  for (const point of ['/touch', '/open', 'answer of /touch'] as const) {
    const { claim, fail, server, fileTopics } = setUp()
    const draft = await newDraft()
    await write(draft.id, 'a')
    let isKilled = false
    fail((path) => {
      if (isKilled || path !== point) return
      isKilled = true
      throw new CallError(null, { code: '311' })
    })
    if (point === 'answer of /touch') server.cut()
    const first = await claim()
    expect(first.kept).toHaveLength(1)
    expect(await listDrafts()).toHaveLength(1)
    server.isReachable = true
    // Somebody else signs in on this browser meanwhile: what may be in the first one's account is not theirs.
    expect(await claim('bob')).toEqual({ files: [], kept: [], hasMore: false })
    const { files } = await claim()
    expect(files).toHaveLength(1)
    expect(server.files.size).toBe(1)
    expect(fileTopics('file-1')).toEqual(['a'])
    expect(await listDrafts()).toEqual([])
  }
})

test('two tabs that claim at once make one file', async () => {
  const { claim, server, fileTopics } = setUp()
  const draft = await newDraft()
  await write(draft.id, 'a')
  const both = await Promise.all([claim(), claim()])
  expect(both.flatMap(({ kept }) => kept)).toEqual([])
  expect(server.files.size).toBe(1)
  expect(fileTopics('file-1')).toEqual(['a'])
})

test('what a tab writes while the draft is being claimed arrives as well', async () => {
  const { claim, fail, fileTopics } = setUp()
  const draft = await newDraft()
  const open = openDraft(draft.id)
  await open.ready
  let hasWritten = false
  fail((path) => {
    if (path !== '/open' || hasWritten) return
    hasWritten = true
    writeTopic(open.doc.get(), 'meanwhile')
  })
  const { files } = await claim()
  expect(fileTopics(files[0]?.fileId ?? '')).toEqual(['meanwhile'])
  // And what it writes before it has noticed goes after it.
  writeTopic(open.doc.get(), 'afterwards')
  await open.close()
  expect((await claim()).files).toEqual(files)
  expect(fileTopics(files[0]?.fileId ?? '')).toEqual(['afterwards', 'meanwhile'])
  expect(await listDrafts()).toEqual([])
})

const picture = (words: string) => ({ bytes: new TextEncoder().encode(words).buffer, type: 'image/png' })

/** What is shown of a picture; null where there is none. */
async function seen(draftId: string, resource: string): Promise<string | null> {
  const url = await openDraftAssets(draftId).url(resource)
  return url === null ? null : (await fetch(url)).text()
}

test('pictures are kept beside their draft, and go with it', async () => {
  const [one, two] = [await newDraft(), await newDraft()]
  expect(await keepPicture(one.id, 'r', picture('of one'))).toBe(true)
  expect(await keepPicture(two.id, 'r', picture('of two'))).toBe(true)
  expect(await seen(one.id, 'r')).toBe('of one')
  expect(await seen(one.id, 'other')).toBeNull()
  await removeDraft(one.id)
  expect(await seen(one.id, 'r')).toBeNull()
  expect(await seen(two.id, 'r')).toBe('of two')
  expect(await keepPicture(one.id, 'r', picture('too late'))).toBe(false)
  expect(await seen(one.id, 'r')).toBeNull()
})

test('R18: pictures are on the server before the draft is a file, whatever is cut off, and then leave this browser', async () => {
  for (const point of ['/touch', 'the second picture', '/open'] as const) {
    const { claim, fail, server } = setUp()
    const { id } = await newDraft()
    for (const name of ['a', 'b', 'c']) await keepPicture(id, name, picture(`picture ${name}`))
    const arrived = new Map<string, string>()
    let isCut = false
    const cutAt = (now: string) => {
      if (isCut || now !== point) return
      isCut = true
      throw new CallError(null, { code: '311' })
    }
    fail(cutAt)
    const send: NonNullable<ClaimOptions['send']> = async (_client, fileId, { resource, body }) => {
      if (arrived.size === 1) cutAt('the second picture')
      // As the server does: another picture under the same name is refused.
      const words = await body.text()
      const key = `${fileId}/${resource}`
      if ((arrived.get(key) ?? words) !== words) throw new CallError(-409, { code: '-409' })
      arrived.set(key, words)
      return { resource_id: resource, width: 1, height: 1 }
    }
    expect((await claim('ann', { send })).kept).toHaveLength(1)
    expect(await Promise.all(['a', 'b', 'c'].map((name) => seen(id, name)))).not.toContain(null)
    const { files, kept } = await claim('ann', { send })
    expect(kept).toEqual([])
    expect(server.files.size).toBe(1)
    const fileId = files[0]?.fileId
    expect(Object.fromEntries(arrived)).toEqual({
      [`${fileId}/a`]: 'picture a',
      [`${fileId}/b`]: 'picture b',
      [`${fileId}/c`]: 'picture c',
    })
    expect(await Promise.all(['a', 'b', 'c'].map((name) => seen(id, name)))).toEqual([null, null, null])
  }
})

test('attached files go with their draft, under their names', async () => {
  const { claim } = setUp()
  const { id } = await newDraft()
  await keepPicture(id, 'pic', picture('of a draft'))
  const report = {
    bytes: new TextEncoder().encode('report').buffer,
    type: 'application/octet-stream',
    name: 'Report.pdf',
  }
  await keepPicture(id, 'file', report)
  const arrived: string[] = []
  const { files } = await claim('ann', {
    send: async (_client, _fileId, { resource }) => {
      arrived.push(resource)
      return { resource_id: resource, width: 1, height: 1 }
    },
    attach: async (_client, _fileId, { id, name }, body) => {
      arrived.push(`${id} ${name} ${await body.text()}`)
    },
  })
  expect(files).toHaveLength(1)
  expect(arrived.sort()).toEqual(['file Report.pdf report', 'pic'])
})

test('a picture that is added while the draft is being claimed is not lost', async () => {
  const { claim, fail } = setUp()
  const { id } = await newDraft()
  await keepPicture(id, 'early', picture('early'))
  const open = openDraft(id)
  await open.ready
  let late: Promise<boolean> | undefined
  // After the pictures were brought, before the draft is let go.
  fail((path) => {
    if (path === '/open') late ??= keepPicture(id, 'late', picture('late'))
  })
  const sent: string[] = []
  const send: NonNullable<ClaimOptions['send']> = async (_client, _fileId, { resource }) => {
    sent.push(resource)
    return { resource_id: resource, width: 1, height: 1 }
  }
  await claim('ann', { send })
  expect(await late).toBe(true)
  expect(sent).toEqual(['early'])
  expect(await seen(id, 'early')).toBeNull()
  expect(await seen(id, 'late')).toBe('late')
  // The tab that added it names it, not knowing that the draft is a file by now.
  writeTopic(open.doc.get(), 'with the late picture')
  await open.close()
  await claim('ann', { send })
  expect(sent).toEqual(['early', 'late'])
  expect(await seen(id, 'late')).toBeNull()
})

test('a picture the server does not take keeps the draft here, with its file', async () => {
  const { claim, server } = setUp()
  const draft = await newDraft()
  await keepPicture(draft.id, 'r', picture('r'))
  const refuse =
    (errno: -413 | -102): NonNullable<ClaimOptions['send']> =>
    async () => {
      throw new CallError(errno, { code: '709' })
    }
  expect((await claim('ann', { send: refuse(-413) })).kept).toMatchObject([{ error: { outcome: 'picture' } }])
  expect((await claim('ann', { send: refuse(-102) })).kept).toMatchObject([{ error: { outcome: 'session' } }])
  expect(server.files.size).toBe(1)
  // Nobody else gets what is in somebody's account by now.
  expect(await claim('bob')).toEqual({ files: [], kept: [], hasMore: false })
  expect(await seen(draft.id, 'r')).toBe('r')
})

test('what an older build has stored is still there', async () => {
  const name = 'older-build'
  const before = localDatabase(name, ['first'])
  await before.write(['first'], async (transaction) => void transaction.objectStore('first').put('kept', 'key'))
  const after = localDatabase(name, ['first', 'second'], { version: 2 })
  const read = (transaction: IDBTransaction) => asked(transaction.objectStore('first').get('key'))
  expect(await after.read(['first', 'second'], read)).toBe('kept')
})

test('a refusal keeps the draft, for anybody', async () => {
  const { claim, fail, server } = setUp()
  await newDraft('Mine')
  fail(() => {
    throw new CallError(-111, { code: '-111' })
  })
  const { kept } = await claim()
  expect(kept).toMatchObject([{ draft: { name: 'Mine' }, error: { errno: -111 } }])
  expect(server.files.size).toBe(0)
  fail(() => undefined)
  expect((await claim('bob')).files).toHaveLength(1)
})

test('a document the server does not take stays here', async () => {
  const { claim, server } = setUp()
  const draft = await newDraft()
  server.refuses = 'size'
  const { kept } = await claim()
  expect(kept).toMatchObject([{ draft: { id: draft.id }, error: { outcome: 'refused: size' } }])
  expect(await listDrafts()).toHaveLength(1)
})

test('the map of a first visit is the same until somebody writes in it, and claimed only then', async () => {
  const { claim } = setUp()
  const first = await openFirstRun({ text: 'Central topic' })
  expect(await openFirstRun({ text: 'Central topic' })).toMatchObject({ id: first.id })
  expect(isUntouched(first)).toBe(true)
  expect((await draftsFor('ann')).map(({ id }) => id)).not.toContain(first.id)
  expect((await claim()).files).toEqual([])
  const open = openDraft(first.id)
  await open.ready
  writeTopic(open.doc.get(), 'Thought')
  await open.close()
  expect((await listDrafts()).map(isUntouched)).toEqual([false])
  expect((await claim()).files).toMatchObject([{ draftId: first.id }])
})

test('a draft that a newer build has changed is read-only, also while it is open', async () => {
  const { id } = await newDraft()
  const old = openDraft(id)
  const seen: LiveEvent[] = []
  old.events.on((event) => seen.push(event))
  await old.ready
  expect(old.rights.get().edit).toBe(true)
  const other = openDraft(id)
  await other.ready
  other.doc
    .get()
    .getMap('meta')
    .set('schema', documentKinds.mindmap.schema + 1)
  await vi.waitFor(() => expect(old.rights.get().edit).toBe(false))
  expect(seen).toContainEqual({ type: 'update' })
  await Promise.all([old.close(), other.close()])
  const later = openDraft(id)
  await later.ready
  expect(later.rights.get().edit).toBe(false)
  await later.close()
})
