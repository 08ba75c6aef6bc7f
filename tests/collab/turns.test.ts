// @module-tag never-retried
import { closeCodes } from '@ramify/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addTopic, CollabHouse, topicsOf, type Visitor } from '../kit/collab/collab.ts'
import { cooperationBeside, type Move } from '../kit/collab/cooperation-beside.ts'
import type { LiveClient } from '../kit/collab/live-client.ts'
import { engines } from '../kit/database/engines.ts'

/** Short, so that nobody waits a minute; the rounds of presence are a sixth of it. */
const releaseMs = 3_000

describe.each(engines)('turns on $name', (engine) => {
  let house: CollabHouse
  let beside: CollabHouse
  let here: ReturnType<typeof cooperationBeside>
  let there: ReturnType<typeof cooperationBeside>
  const moves: Move[] = []
  beforeAll(async () => {
    house = await CollabHouse.open(engine)
    here = cooperationBeside(house, { releaseMs, moves })
    // Only PostgreSQL has several processes.
    beside = engine.name === 'postgres' ? await house.beside() : house
    there = beside === house ? here : cooperationBeside(beside, { releaseMs, moves })
  })
  afterAll(async () => {
    await here.stop()
    await there.stop()
    if (beside !== house) await beside.close()
    await house.close()
  })

  /** A file of the first person, with the others as members. */
  async function team(...settings: ('edit' | 'ask' | 'view')[]) {
    const owner = await here.newPerson()
    const file_guid = await house.newFile(owner)
    const members: Visitor[] = []
    for (const setting of settings) {
      const member = await here.newPerson()
      await here.call(owner, '/team_worker', { action: 'add', file_guid, user_id: member.personId, setting } as never)
      members.push(member)
    }
    return { owner, members: members as [Visitor, ...Visitor[]], file_guid }
  }

  const mayEdit = (client: LiveClient) => client.heard.findLast((said) => said.type === 'rights')?.edit === true
  const holderAt = (client: LiveClient) => client.heard.findLast((said) => said.type === 'turn')?.holder
  const give = (owner: Visitor, file_guid: string, { personId }: Visitor) =>
    here.call(owner, '/set_user_editor', { file_guid, user_id: personId })

  it('let one write at a time, and refuse what comes late (T48)', async () => {
    const { owner, members, file_guid } = await team('edit')
    const [ben] = members
    const owned = await house.client(owner, file_guid).connect()
    const bens = await beside.client(ben, file_guid).connect()
    await bens.until(() => holderAt(bens) === owner.personId && !mayEdit(bens), 'told whose turn it is')
    addTopic(owned.doc, 'first')
    expect(await owned.saved()).toBe(true)
    await give(owner, file_guid, ben)
    // At once, before anybody was told.
    addTopic(owned.doc, 'too late')
    expect(await owned.saved()).toBe(false)
    expect(new Set(owned.refusals)).toEqual(new Set(['rights']))
    await bens.until(() => mayEdit(bens) && holderAt(bens) === ben.personId, 'told that it is theirs')
    addTopic(bens.doc, 'second')
    expect(await bens.saved()).toBe(true)
    expect(topicsOf(await house.stored(file_guid))).toEqual(['Root', 'first', 'second'])
    const { hash } = await house.documents.read(file_guid, owner.personId)
    const content = { root: { data: { text: 'over it' }, children: [] } }
    await expect(house.documents.save(file_guid, owner.personId, content, hash)).rejects.toMatchObject({ errno: -104 })
    expect(await beside.documents.save(file_guid, ben.personId, content, hash)).toHaveProperty('hash')
  })

  it('never have two holders, however they are moved while everybody writes (T48)', async () => {
    const { owner, members, file_guid } = await team('edit', 'ask', 'ask')
    const all = [owner, ...members]
    moves.length = 0
    const clients = await Promise.all(
      all.map((person, nth) => (nth % 2 === 0 ? house : beside).client(person, file_guid).connect()),
    )
    let isOver = false
    const writing = all.map(async (person, nth) => {
      for (let count = 0; !isOver && count < 40; count++) {
        // Whoever was refused comes in anew, as apps do.
        const client = await (nth % 2 === 0 ? house : beside).client(person, file_guid).connect()
        for (let typed = 0; typed < 3; typed++) addTopic(client.doc, `${nth}.${count}.${typed}`)
        await client.saved()
        await client.close()
      }
    })
    // Not before somebody has written: the turn could move faster than anybody connects.
    await expect.poll(() => house.journalRows(file_guid)).toBeGreaterThan(0)
    const moving = [here, there].map(async (cooperation, side) => {
      for (let count = 0; count < 8; count++) {
        const to = all[(count * 2 + side) % all.length] as Visitor
        const call =
          to === owner
            ? cooperation.call(owner, '/edit_permission', { action: 'recover', file_guid })
            : cooperation.call(owner, '/set_user_editor', { file_guid, user_id: to.personId })
        // On a busy machine nobody may have been noted for a while.
        await call.catch((error) => expect(error.errno).toBe(-109))
      }
    })
    await Promise.all(moving)
    isOver = true
    await Promise.all(writing)
    await Promise.all(clients.map((client) => client.close()))
    const rows = await house.db
      .selectFrom('document_journal')
      .select(['seq', 'person_id'])
      .where('file_id', '=', file_guid)
      .orderBy('seq')
      .execute()
    // The turn was the owner's when the collaboration was opened.
    const holderOf = (seq: number) =>
      moves.toSorted((a, b) => a.seq - b.seq).findLast((move) => move.seq < seq)?.to ?? owner.personId
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(moves.map(({ to }) => to)).size).toBeGreaterThan(1)
    for (const { seq, person_id } of rows) expect({ seq, by: person_id }).toEqual({ seq, by: holderOf(seq) })
  })

  it('are free when who had it is gone, and go to who waits', async () => {
    const { owner, members, file_guid } = await team('ask', 'edit')
    const [asker, ed] = members as [Visitor, Visitor]
    const owned = await house.client(owner, file_guid).connect()
    const asking = await beside.client(asker, file_guid).connect()
    await here.call(asker, '/edit_permission', { action: 'apply', file_guid })
    await owned.until(() => owned.heard.some((said) => said.type === 'requests' && said.requests.length === 1), 'asked')
    await owned.close()
    await expect
      .poll(() => here.call(ed, '/edit_permission', { action: 'apply', file_guid }).catch(({ errno }) => errno))
      .toBe(-109)
    await asking.until(() => mayEdit(asking), 'given the turn')
    expect(asking.heard).toContainEqual({ type: 'answered', accepted: true })
    addTopic(asking.doc, 'lent')
    expect(await asking.saved()).toBe(true)
    await asking.close()
    // Nobody waits: the first who can edit gets it by coming in, also when a server was killed and nobody said good-bye.
    await house.database
      .tables<{ cooperation_presence: { file_id: string; seen_at: number; left_at: number | null } }>()
      .updateTable('cooperation_presence')
      .set({ seen_at: Date.now() - 2 * releaseMs, left_at: null })
      .where('file_id', '=', file_guid)
      .execute()
    await expect
      .poll(async () => (await here.call(owner, '/edit_permission', { action: 'ls', file_guid })).edit_user_id, {
        timeout: 10_000,
      })
      .toBeNull()
    const eds = await house.client(ed, file_guid).connect()
    expect(mayEdit(eds)).toBe(true)
    addTopic(eds.doc, 'taken')
    expect(await eds.saved()).toBe(true)
  })

  it('are not needed together; settings that change hold at once', async () => {
    const { owner, members, file_guid } = await team('edit', 'ask')
    const [ben, cas] = members as [Visitor, Visitor]
    await here.call(owner, '/cooperation', { action: 'set_mode', file_guid, mode: 'together' })
    const [owned, bens, cass] = await Promise.all([
      house.client(owner, file_guid).connect(),
      beside.client(ben, file_guid).connect(),
      house.client(cas, file_guid).connect(),
    ])
    addTopic(owned.doc, 'owner')
    addTopic(bens.doc, 'ben')
    addTopic(cass.doc, 'cas')
    expect(await Promise.all([owned.saved(), bens.saved(), cass.saved()])).toEqual([true, true, false])
    await here.call(owner, '/team_worker', { action: 'set', file_guid, user_id: ben.personId, setting: 'view' })
    addTopic(bens.doc, 'too late')
    expect(await bens.saved()).toBe(false)
    expect(topicsOf(await house.stored(file_guid))).toEqual(['Root', 'ben', 'owner'])
    expect(bens.heard).toContainEqual({ type: 'members' })
  })

  it('a member who is removed neither writes nor reads on (T45, T46)', async () => {
    const { owner, members, file_guid } = await team('edit')
    const [ben] = members
    const owned = await house.client(owner, file_guid).connect()
    const bens = await beside.client(ben, file_guid).connect()
    await give(owner, file_guid, ben)
    addTopic(bens.doc, 'as member')
    expect(await bens.saved()).toBe(true)
    const removedAt = Date.now()
    await here.call(owner, '/team_worker', { action: 'remove', file_guid, user_id: ben.personId })
    addTopic(bens.doc, 'too late')
    expect(await bens.closed()).toBe(closeCodes.access)
    expect(Date.now() - removedAt).toBeLessThan(2_000)
    expect(topicsOf(await house.stored(file_guid))).toEqual(['Root', 'as member'])
    // Nobody has it now: the owner takes it.
    expect((await here.call(owner, '/edit_permission', { action: 'apply', file_guid })).granted).toBe(true)
    await owned.until(() => mayEdit(owned), 'may write')
    await expect(beside.client(ben, file_guid).connect()).rejects.toThrow(String(closeCodes.access))
  })
})
