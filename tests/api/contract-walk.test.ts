// @module-tag never-retried
import { type CallDefinition, contract, type Path } from '@ramify/contract'
import type { KindName } from '@ramify/document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../kit/api.ts'
import { type EngineUnderTest, engines } from '../kit/database/engines.ts'
import { sharedServerWithPlans } from '../kit/server/shared-servers.ts'
import { ofAccounts, walk } from './walk/rows.ts'
import { type Owner, someId, World } from './walk/world.ts'

const definitionOf = (path: Path): CallDefinition => contract[path]

const needsToken = (path: Path) => ['session', 'reader'].includes(definitionOf(path).auth)

const kinds = ['mindmap', 'flowchart'] as const satisfies KindName[]
/** A call meets one kind of document on one database, and the other kind on the other. */
const kindFor = (path: Path, engine: EngineUnderTest): KindName =>
  kinds[(walk.findIndex(([each]) => each === path) + engines.indexOf(engine)) % kinds.length] ?? 'mindmap'

/** Fields that name a file or a folder. */
const namesFiles = (path: Path) => {
  const body = contract[path].body as { shape?: object; options?: readonly { shape: object }[] }
  const shapes = body.options?.map(({ shape }) => shape) ?? [body.shape ?? {}]
  return shapes.some((shape) => Object.keys(shape).some((field) => /_guids?$/.test(field)))
}

/** What is in the documents of everybody at first. */
const untouched: Record<KindName, object> = {
  mindmap: { root: { data: { text: 'Central topic' }, children: [] } },
  flowchart: { pages: [{ name: 'Page 1' }] },
}

it('every call and every errno of the contract has a row in the walk (T1)', () => {
  expect(walk.map(([path]) => path).sort()).toEqual(Object.keys(contract).sort())
  for (const [path, { errors, naming }] of walk) {
    expect({ path, errnos: Object.keys(errors).sort() }).toEqual({
      path,
      errnos: definitionOf(path).errors.map(String).sort(),
    })
    expect({ path, names: naming !== undefined }).toEqual({ path, names: namesFiles(path) })
  }
})

describe.each(engines)('the contract on $name', (engine) => {
  let world: World
  let stranger: Person
  /** Whose things nobody changes: for calls that only read, and for those that are refused. */
  let commons: Record<KindName, Owner>
  /** A file of one of them that the stranger might see once. */
  let expired: string
  beforeAll(async () => {
    world = new World(await sharedServerWithPlans(engine))
    const somebody = await world.person()
    stranger = somebody
    const [mindmap, flowchart] = [await ownerOf('mindmap'), await ownerOf('flowchart')]
    commons = { mindmap, flowchart }
    expired = (await mindmap.api('/touch', {})).file_guid
    await world.store.letIn(somebody.id, expired, 'editor', Date.now() - 1)
  })
  afterAll(() => world.close())

  /** An account without files, as an owner whose files nobody asks for. */
  const somebodyFor = async (path: Path) =>
    ofAccounts.has(path) ? ((await world.account()) as Owner) : await ownerOf(kindFor(path, engine))

  const ownerOf = (kind: KindName) => {
    world.kind = kind
    return world.owner()
  }

  it.each(walk)('%s does what it says, for its owner', async (path, { right, reads }) => {
    world.kind = kindFor(path, engine)
    const owner = reads ? commons[world.kind] : await somebodyFor(path)
    expect(await world.outcome(owner, path, [] as never)).toBe(-400)
    const { text } = await world.answer(owner, path, await right(owner, world))
    const { errno, status, data } = JSON.parse(text)
    expect({ text, outcome: errno ?? status }).toEqual({ text, outcome: path.startsWith('/passport/') ? 200 : 0 })
    expect(definitionOf(path).data.safeParse(data).success).toBe(true)
  })

  it.each(walk.filter(([, { errors }]) => Object.keys(errors).length > 0))(
    '%s fails in every way it documents',
    async (path, { errors }) => {
      for (const [errno, produce] of Object.entries(errors)) {
        // What is not there is refused whatever else there is.
        world.kind = kindFor(path, engine)
        const owner = errno === '-104' ? commons[world.kind] : await somebodyFor(path)
        expect({ path, errno: await produce(owner, world) }).toEqual({ path, errno: Number(errno) })
      }
    },
  )

  it('no call that needs a session answers a guest, or one who was signed out, and all say the same', async () => {
    const gone = await world.person()
    await gone.api('/logout', {})
    const answers = { guest: new Set<string>(), gone: new Set<string>() }
    for (const [path] of walk) {
      // The account service has numbers of its own.
      if (!needsToken(path) || path.startsWith('/passport/')) continue
      answers.guest.add((await world.answer(null, path, {})).whole)
      answers.gone.add((await world.answer(gone, path, {})).whole)
    }
    expect([...answers.guest].map((answer) => answer.includes('\\"errno\\":-102'))).toEqual([true])
    expect([...answers.gone].map((answer) => answer.includes('\\"errno\\":-103'))).toEqual([true])
    for (const [path] of walk.filter(([each]) => each.startsWith('/passport/'))) {
      if (definitionOf(path).auth !== 'session') continue
      expect(await world.outcome(null, path, {} as never)).toBe(-213)
      expect(await world.outcome(gone, path, {} as never)).toBe(-220)
    }
  })

  it.each(walk.filter(([, { naming }]) => naming))(
    '%s answers a stranger byte by byte as if there were nothing (T1)',
    async (path, { naming, nothing: said, ofTrash }) => {
      const body = naming as (id: string) => object
      const { whole: nothing, text } = await world.answer(stranger, path, body(someId()))
      expect(text).toContain(said ?? '"-104:open"')
      const { mindmap, flowchart } = commons
      const ofMaps = [mindmap.file, mindmap.folder, mindmap.root, mindmap.trashed, expired]
      for (const id of [...ofMaps, flowchart.file, flowchart.trashed]) {
        expect((await world.answer(stranger, path, body(id))).whole).toBe(nothing)
      }
      for (const owner of [mindmap, flowchart]) {
        // What one has thrown away oneself is gone for everything but what is about the trash.
        if (!ofTrash) expect((await world.answer(owner, path, body(owner.trashed))).whole).toBe(nothing)
        const { file, content } = await owner.api('/open', { file_guid: owner.file })
        expect(file.file_name).toBe('Secret plan')
        expect(content).toMatchObject(untouched[owner.kind])
        expect((await owner.api('/ls_trash', {})).files.map((each) => each.file_guid)).toEqual([owner.trashed])
      }
    },
  )

  it('no call that names no file tells a stranger anything of anybody (T1)', async () => {
    const owner = await world.owner()
    for (const [path, { naming, right }] of walk) {
      if (naming || definitionOf(path).auth !== 'session' || path === '/logout' || path === '/user/end_session')
        continue
      const { text } = await world.answer(stranger, path, await right(owner, world))
      for (const secret of [owner.file, owner.folder, owner.root, owner.id, owner.email, 'Secret']) {
        expect({ path, tells: text.includes(secret) }).toEqual({ path, tells: false })
      }
    }
  })
})
