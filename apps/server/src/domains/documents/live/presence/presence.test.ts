import type { PresentPerson, ServerMessage } from '@ramify/contract'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readFrame } from '../frame.ts'
import { Presence } from './presence.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

// By their ids, Ann has the first colour and Ben the second.
const ann = { id: '0', name: 'Ann', avatar: null }
const ben = { id: '1', name: 'Ben', avatar: 'leaf' }

/** A tab that remembers what it was sent, and what it makes of it. */
class Tab {
  rights = { edit: true, nodes: null }
  reads = true
  you = ''
  watching = 0
  readonly heard: ServerMessage[] = []
  readonly people = new Map<string, PresentPerson>()

  constructor(edit = true) {
    this.rights = { edit, nodes: null }
  }

  sendPresence(bytes: Uint8Array): boolean {
    if (!this.reads) return false
    const frame = readFrame(bytes)
    if (frame?.type !== 'stateless') throw new Error('No message')
    const message: ServerMessage = JSON.parse(frame.text)
    this.heard.push(message)
    if (message.type === 'people') {
      this.you = message.you
      this.people.clear()
    }
    if (message.type !== 'people' && message.type !== 'presence') return true
    this.watching = message.watching ?? this.watching
    for (const each of message.people ?? [])
      this.people.set(each.id, { ...this.people.get(each.id), ...each } as PresentPerson)
    for (const id of (message.type === 'presence' && message.left) || []) this.people.delete(id)
    return true
  }

  seen(): string[] {
    return [...this.people.values()].map(({ person, color }) => `${person.name} ${color}`).sort()
  }
}

const open = () => new Presence({ fileId: 'a'.repeat(32), publish: () => undefined })

describe('in one process', () => {
  it('whoever may edit is seen by name and colour, and what they say is sent on without anything else', () => {
    const [presence, one, other] = [open(), new Tab(), new Tab()]
    presence.enter(one, ann)
    presence.enter(other, ben)
    presence.update(other, { type: 'presence', cursor: { x: 1, y: 2 } })
    presence.update(other, { type: 'presence', selection: [{ type: 'node', id: 'n' }] })
    vi.advanceTimersByTime(100)
    expect(one.seen()).toEqual(['Ann 1', 'Ben 2'])
    expect(one.people.get(other.you)).toEqual({
      ...{ id: other.you, person: ben, color: 2, since: expect.any(Number) },
      ...{ cursor: { x: 1, y: 2 }, selection: [{ type: 'node', id: 'n' }], view: null, typing: null },
    })
    expect(other.people).toEqual(one.people)
    presence.leave(other)
    vi.advanceTimersByTime(100)
    expect(one.seen()).toEqual(['Ann 1'])
  })

  it('colours stay while people come and go, and come back with them', () => {
    const [presence, tabs] = [open(), [new Tab(), new Tab(), new Tab(), new Tab()]]
    const names = ['a', 'b', 'c']
    for (const [nth, id] of names.entries()) presence.enter(tabs[nth] as Tab, { id, name: id, avatar: null })
    presence.leave(tabs[0] as Tab)
    vi.advanceTimersByTime(100)
    expect(tabs[1]?.seen()).toEqual(['b 5', 'c 6'])
    presence.leave(tabs[1] as Tab)
    presence.enter(tabs[3] as Tab, { id: 'b', name: 'b', avatar: null })
    // By their id they would have the colour of b.
    presence.enter(new Tab(), { id: '4', name: 'd', avatar: null })
    vi.advanceTimersByTime(100)
    expect(tabs[2]?.seen()).toEqual(['b 5', 'c 6', 'd 1'])
  })

  it('those who only look are a number, told once a second, until they want to be seen', () => {
    const [presence, one, viewer] = [open(), new Tab(), new Tab(false)]
    presence.enter(one, ann)
    presence.enter(viewer, ben)
    for (let nth = 0; nth < 50; nth++) presence.enter(new Tab(false), { ...ben, id: `${nth}` })
    vi.advanceTimersByTime(500)
    const before = one.heard.length
    presence.beat()
    expect([one.seen(), one.watching, one.heard.length]).toEqual([['Ann 1'], 51, before + 1])
    presence.update(viewer, { type: 'presence', shown: true })
    vi.advanceTimersByTime(100)
    presence.beat()
    expect([one.seen(), one.watching]).toEqual([['Ann 1', 'Ben 2'], 50])
    presence.update(viewer, { type: 'presence', shown: false })
    vi.advanceTimersByTime(100)
    expect(one.seen()).toEqual(['Ann 1'])
  })

  it('who may not edit any more is not seen any more', () => {
    const [presence, one, other] = [open(), new Tab(), new Tab()]
    presence.enter(one, ann)
    presence.enter(other, ben)
    other.rights.edit = false
    presence.look(other)
    vi.advanceTimersByTime(100)
    expect(one.seen()).toEqual(['Ann 1'])
  })

  it('moves of many are sent together, twenty times a second', () => {
    const [presence, tabs] = [open(), Array.from({ length: 15 }, () => new Tab())]
    for (const [nth, tab] of tabs.entries()) presence.enter(tab, { ...ann, id: `${nth}` })
    vi.advanceTimersByTime(100)
    const before = tabs[0]?.heard.length ?? 0
    for (let at = 0; at < 1_000; at += 10) {
      for (const tab of tabs) presence.update(tab, { type: 'presence', cursor: { x: at, y: 0 } })
      vi.advanceTimersByTime(10)
    }
    expect((tabs[0]?.heard.length ?? 0) - before).toBeLessThanOrEqual(21)
  })

  it('who does not read is told everything when they do', () => {
    const [presence, one, other] = [open(), new Tab(), new Tab()]
    presence.enter(one, ann)
    presence.enter(other, ben)
    vi.advanceTimersByTime(100)
    one.reads = false
    presence.update(other, { type: 'presence', cursor: { x: 1, y: 2 } })
    vi.advanceTimersByTime(100)
    one.reads = true
    presence.beat()
    expect(one.people).toEqual(new Map(presence.people().map((each) => [each.id, each])))
  })

  it('everybody else is asked to come, by those who may edit and not all the time', () => {
    const [presence, one, own, other, viewer] = [open(), new Tab(), new Tab(), new Tab(), new Tab(false)]
    presence.enter(one, ann)
    presence.enter(own, ann)
    presence.enter(other, ben)
    presence.enter(viewer, { ...ben, id: 'viewer' })
    const asked = () => [one, own, other, viewer].map((tab) => tab.heard.filter(({ type }) => type === 'summoned'))
    presence.summon(viewer)
    for (let nth = 0; nth < 3; nth++) presence.summon(one)
    expect(asked()).toEqual([[], [], [{ type: 'summoned', by: one.you }], [{ type: 'summoned', by: one.you }]])
  })
})

describe('in several processes', () => {
  /** Messages between processes, which a test may lose, delay and turn around. */
  class Bus {
    readonly rooms: Presence[] = []
    waiting: { to: Presence; news: Uint8Array }[] = []
    isLossy = false

    open(): Presence {
      const room: Presence = new Presence({
        fileId: 'a'.repeat(32),
        publish: (news) => {
          for (const to of this.rooms) if (to !== room) this.waiting.push({ to, news })
        },
      })
      this.rooms.push(room)
      return room
    }

    deliver(choose: (most: number) => number = () => 0): void {
      while (this.waiting.length > 0) {
        const [message] = this.waiting.splice(choose(this.waiting.length - 1), 1)
        if (!(this.isLossy && choose(3) === 0)) message?.to.hear(message.news)
      }
    }

    /** So many seconds of an undisturbed bus. */
    run(seconds: number): void {
      for (let tick = 0; tick < seconds * 10; tick++) {
        vi.advanceTimersByTime(100)
        if (tick % 10 === 9) for (const room of this.rooms) room.beat()
        this.deliver()
      }
    }
  }

  it('people of both see each other, and those of one that closes go at once', () => {
    const bus = new Bus()
    const [here, there, one, other] = [bus.open(), bus.open(), new Tab(), new Tab()]
    here.enter(one, ann)
    vi.advanceTimersByTime(1_000)
    there.enter(other, ben)
    there.enter(new Tab(false), { ...ben, id: 'viewer' })
    bus.run(2)
    expect([one.seen(), other.seen(), one.watching]).toEqual([['Ann 1', 'Ben 2'], ['Ann 1', 'Ben 2'], 1])
    there.update(other, { type: 'presence', typing: { type: 'node', id: 'n' } })
    bus.run(0.3)
    expect(one.people.get(other.you)?.typing).toEqual({ type: 'node', id: 'n' })
    there.summon(other)
    bus.run(0.1)
    expect(one.heard.at(-1)).toEqual({ type: 'summoned', by: other.you })
    there.close()
    bus.run(0.1)
    vi.advanceTimersByTime(100)
    expect(one.seen()).toEqual(['Ann 1'])
  })

  it('the people of one that is killed go within ten seconds, and not before a few', () => {
    const bus = new Bus()
    const [here, there, one] = [bus.open(), bus.open(), new Tab()]
    here.enter(one, ann)
    there.enter(new Tab(), ben)
    bus.run(4)
    bus.rooms.splice(bus.rooms.indexOf(there), 1)
    vi.spyOn(there, 'beat').mockImplementation(() => undefined)
    bus.run(4)
    expect(one.seen()).toHaveLength(2)
    bus.run(6)
    expect(one.seen()).toHaveLength(1)
  })

  it('alone, nobody is told of every move', () => {
    const bus = new Bus()
    const [here, one] = [bus.open(), new Tab()]
    bus.open()
    here.enter(one, ann)
    vi.advanceTimersByTime(100)
    const before = bus.waiting.length
    for (let nth = 0; nth < 50; nth++) {
      here.update(one, { type: 'presence', cursor: { x: nth, y: 0 } })
      vi.advanceTimersByTime(50)
    }
    expect(bus.waiting.length).toBe(before)
  })

  it('they agree on who is there and in which colours, whatever was lost or came in another order', () => {
    const step = fc.record({
      room: fc.nat(2),
      tab: fc.nat(5),
      act: fc.constantFrom('enter', 'leave', 'move', 'wait', 'deliver', 'lose'),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.infiniteStream(fc.nat(1_000)), (steps, random) => {
        const choose = (most: number) => (random.next().value as number) % (most + 1)
        const bus = new Bus()
        const rooms = [bus.open(), bus.open(), bus.open()]
        const tabs = new Map<string, Tab>()
        for (const { room, tab, act } of steps) {
          const [presence, key] = [rooms[room] as Presence, `${room} ${tab}`]
          const present = tabs.get(key)
          if (act === 'enter' && !present) {
            const entered = new Tab()
            tabs.set(key, entered)
            // The same person may be at two processes.
            presence.enter(entered, { id: `${tab}`, name: `person ${tab}`, avatar: null })
          } else if (act === 'leave' && present) {
            presence.leave(present)
            tabs.delete(key)
          } else if (act === 'move' && present) {
            presence.update(present, { type: 'presence', cursor: { x: choose(99), y: 0 } })
          } else if (act === 'wait') vi.advanceTimersByTime(choose(200))
          else if (act === 'deliver') bus.deliver(choose)
          else if (act === 'lose') bus.waiting.splice(choose(bus.waiting.length), 1)
        }
        bus.isLossy = true
        bus.deliver(choose)
        bus.isLossy = false
        // Those who have left tell the others with the next whole message, or fall silent.
        bus.run(45)
        const [first] = tabs.values()
        for (const { people } of tabs.values()) expect(people).toEqual(first?.people)
        const colors = new Map<string, number>()
        for (const { person, color } of first?.people.values() ?? []) {
          expect(colors.get(person.id) ?? color).toBe(color)
          colors.set(person.id, color)
        }
        expect(new Set(colors.values()).size).toBe(colors.size)
        expect(colors.size).toBe(new Set([...tabs.keys()].map((key) => key.split(' ')[1])).size)
      }),
      { numRuns: 60 },
    )
  })
})
