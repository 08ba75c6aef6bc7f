// @module-tag never-retried
import { colorOfPerson } from '@ramify/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CollabHouse, type Visitor } from '../kit/collab/collab.ts'
import { bytes, frames, number, text } from '../kit/collab/frames.ts'
import type { LiveClient } from '../kit/collab/live-client.ts'
import { seenPeople } from '../kit/collab/seen-people.ts'
import { type EngineUnderTest, engines } from '../kit/database/engines.ts'

const nameOf = ({ personId }: Visitor) => `Person ${personId.slice(0, 4)}`
const namesSeenBy = (client: LiveClient) => seenPeople(client).people.map(({ person }) => person.name)
const say = (client: LiveClient, message: object) =>
  client.send(frames.stateless(client.fileId, JSON.stringify(message)))

async function open(house: CollabHouse, role: 'editor' | 'viewer' = 'editor', other = house) {
  const [ann, ben] = [await house.newVisitor(), await house.newVisitor()]
  const fileId = await house.newFile(ann)
  await house.give(fileId, ben, role)
  const one = await house.client(ann, fileId).connect()
  await expect.poll(() => namesSeenBy(one)).toEqual([nameOf(ann)])
  return { ann, ben, fileId, one, two: await other.client(ben, fileId).connect() }
}

describe('presence', () => {
  let house: CollabHouse
  beforeAll(async () => {
    house = await CollabHouse.open(engines[0] as EngineUnderTest)
  })
  afterAll(() => house.close())

  it('people see who is there, what they have selected and when they leave', async () => {
    const { ann, ben, one, two } = await open(house)
    const all = [nameOf(ann), nameOf(ben)]
    await expect.poll(() => [namesSeenBy(one), namesSeenBy(two)]).toEqual([all, all])
    say(two, { type: 'presence', selection: [{ type: 'node', id: 'a' }], cursor: { x: 3, y: 4 } })
    const seen = { cursor: { x: 3, y: 4 }, selection: [{ type: 'node', id: 'a' }], typing: null }
    await expect.poll(() => seenPeople(one).people[1]).toMatchObject(seen)
    expect(seenPeople(two).people).toEqual(seenPeople(one).people)
    await two.close()
    await expect.poll(() => namesSeenBy(one)).toEqual([nameOf(ann)])
  })

  it('T47: nobody says who they are, nor speaks for another', async () => {
    const { ann, ben, one, two, fileId } = await open(house)
    await expect.poll(() => namesSeenBy(one)).toHaveLength(2)
    const { you } = seenPeople(one)
    say(two, {
      ...{
        type: 'presence',
        id: you,
        color: colorOfPerson(ann.personId),
        since: 0,
        name: 'Ann',
        selection: [{ type: 'node', id: 'x' }],
      },
      person: { id: 'other', name: 'Ann', avatar: 'sun' },
    })
    two.send(frames.awareness(fileId, bytes([1], number(7), number(1), text('{"user":{"name":"Ann"}}'))))
    await expect.poll(() => seenPeople(one).people[1]?.selection).toEqual([{ type: 'node', id: 'x' }])
    const [own, other] = seenPeople(one).people
    expect(own).toMatchObject({ id: you, color: colorOfPerson(ann.personId), selection: [] })
    expect(other?.color).not.toBe(own?.color)
    expect(other).toMatchObject({ person: { id: ben.personId, name: nameOf(ben), avatar: null } })
    expect(Object.keys(other ?? {}).sort()).toEqual(Object.keys(own ?? {}).sort())
    expect(await two.saved()).toBe(true)
  })

  it('T47: what is too much or too often is left out, and harms nobody', async () => {
    const { one, two } = await open(house)
    await expect.poll(() => namesSeenBy(one)).toHaveLength(2)
    const crowd = Array.from({ length: 30 }, (_, nth) => ({ type: 'node', id: `${nth}` }))
    say(two, { type: 'presence', selection: crowd })
    say(two, { type: 'presence', cursor: { x: 1e300, y: 'x' } })
    const before = one.heard.length
    for (let nth = 0; nth < 500; nth++) say(two, { type: 'presence', cursor: { x: nth, y: 0 } })
    expect(await two.saved()).toBe(true)
    await expect.poll(() => seenPeople(one).people[1]?.cursor?.x).toBeGreaterThan(30)
    expect(one.heard.length - before).toBeLessThan(30)
    expect(seenPeople(one).people[1]).toMatchObject({ selection: [], cursor: { x: expect.any(Number) } })
  })

  it('those who only look are counted, and a right that is taken takes them out of sight', async () => {
    const { ann, ben, fileId, one, two } = await open(house, 'viewer')
    await expect.poll(() => seenPeople(one).watching).toBe(1)
    expect(namesSeenBy(two)).toEqual([nameOf(ann)])
    await house.give(fileId, ben, 'editor')
    await expect.poll(() => namesSeenBy(one)).toEqual([nameOf(ann), nameOf(ben)])
    await house.give(fileId, ben, 'viewer')
    await expect.poll(() => namesSeenBy(one)).toEqual([nameOf(ann)])
  })
})

// SQLite is always served by one.
describe.each(engines.filter(({ name }) => name === 'postgres'))('presence in two processes, on $name', (engine) => {
  let here: CollabHouse
  let there: CollabHouse
  beforeAll(async () => {
    here = await CollabHouse.open(engine)
    there = await here.beside()
  })
  afterAll(async () => {
    await there.close()
    await here.close()
  })

  it('people on both see the same people in the same colours', async () => {
    const { ann, ben, one, two } = await open(here, 'editor', there)
    const all = [nameOf(ann), nameOf(ben)]
    await expect.poll(() => [namesSeenBy(one), namesSeenBy(two)]).toEqual([all, all])
    say(two, { type: 'presence', typing: { type: 'node', id: 'a' } })
    await expect.poll(() => seenPeople(one).people[1]?.typing).toEqual({ type: 'node', id: 'a' })
    expect(seenPeople(two).people).toEqual(seenPeople(one).people)
    say(one, { type: 'summon' })
    await expect.poll(() => two.heard).toContainEqual({ type: 'summoned', by: seenPeople(one).you })
    await two.close()
    await expect.poll(() => namesSeenBy(one)).toEqual([nameOf(ann)])
  })

  it('the people of one that falls silent go within ten seconds, and are there again when it is back', async () => {
    const { ann, ben, one } = await open(here, 'editor', there)
    await expect.poll(() => namesSeenBy(one)).toHaveLength(2)
    there.bus.isConnected = false
    await expect.poll(() => namesSeenBy(one), { timeout: 10_500 }).toEqual([nameOf(ann)])
    there.bus.isConnected = true
    await expect.poll(() => namesSeenBy(one)).toEqual([nameOf(ann), nameOf(ben)])
  })

  it('the people of one that stops go at once', async () => {
    const { ann, one } = await open(here, 'editor', there)
    await expect.poll(() => namesSeenBy(one)).toHaveLength(2)
    await there.documents.sendEverybodyAway()
    await expect.poll(() => namesSeenBy(one), { timeout: 1_000 }).toEqual([nameOf(ann)])
  })
})
