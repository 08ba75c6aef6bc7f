import { randomBytes } from 'node:crypto'
import type { PresenceMessage, PresentPerson, ServerMessage } from '@ramify/contract'
import { writeFrame } from '../frame.ts'
import type { Socket } from '../socket.ts'
import { colorsOf } from './colors.ts'
import { type PresenceNews, readNews, writeNews } from './presence-news.ts'
import { RemotePeople } from './remote-people.ts'

export type Profile = PresentPerson['person']
/** What is new of somebody. */
type Change = { [Field in keyof PresentPerson]?: PresentPerson[Field] | undefined }

interface Options {
  fileId: string
  /** To the other processes that have the document open. */
  publish: (news: Uint8Array) => void
  now?: () => number
}

/** One tab with the document open in this process. */
interface Member {
  socket: Pick<Socket, 'rights' | 'sendPresence'>
  present: PresentPerson
  /** They may only look, and want to be seen. */
  isShown: boolean
  /** Others see them; otherwise they are counted. */
  isSeen: boolean
  /** It has not read what it was sent: it is told everything again when it has. */
  isBehind: boolean
  summonedAt: number
}

/** Everybody is told at most so often, of everything that happened since. */
const tickMs = 50
/** The other processes are told of everybody so often: while they have the document open, and in case a message was lost. */
const wholeIntervalMs = { shared: 3_000, alone: 30_000 }
/** More would be more than a screen shows, and everybody is told of each; further people are counted. */
const mostSeen = 100
const summonIntervalMs = 3_000

/**
 * Who has a document open, where they are and what they have selected (ADR 34). Says so to the sockets of this process, and exchanges it
 * with the other processes that have the document open.
 */
export class Presence {
  readonly #options: Options
  readonly #source = randomBytes(6).toString('base64url')
  readonly #members = new Map<Member['socket'], Member>()
  readonly #remote = new RemotePeople()
  /** Of people who were here before: who comes back gets their colour again if it is free. */
  readonly #colors = new Map<string, number>()
  #ids = 0
  #clock = 0
  #wholeAt = Number.NEGATIVE_INFINITY
  #tickAt = Number.NEGATIVE_INFINITY
  #timer: NodeJS.Timeout | undefined
  #isClosed = false
  /** Since the last tick. */
  #changes = new Map<string, Change>()
  #left = new Set<string>()
  #isWholeDue = false
  #asks = false
  #toldWatching = 0
  /** Everybody who is seen, as JSON: written once for all who come in until something changes. */
  #json: string | undefined

  constructor(options: Options) {
    this.#options = options
  }

  enter(socket: Member['socket'], person: Profile): void {
    const id = `${this.#source}.${++this.#ids}`
    const present = { id, person, color: 0, since: this.#now(), selection: [], cursor: null, view: null, typing: null }
    const member = { socket, present, isShown: false, isSeen: false, isBehind: false, summonedAt: 0 }
    const isFirst = this.#members.size === 0
    this.#members.set(socket, member)
    if (isFirst) this.announce()
    this.#see(member)
    this.#tellAll(member)
  }

  /** What somebody says of themselves. */
  update(socket: Member['socket'], { type, shown, ...state }: PresenceMessage): void {
    const member = this.#members.get(socket)
    if (!member) return
    if (shown !== undefined) member.isShown = shown
    Object.assign(member.present, state)
    if (member.isSeen) this.#changed(member.present.id, state)
    this.#see(member)
  }

  /** Their rights have changed. */
  look(socket: Member['socket']): void {
    const member = this.#members.get(socket)
    if (member) this.#see(member)
  }

  leave(socket: Member['socket']): void {
    const member = this.#members.get(socket)
    this.#members.delete(socket)
    if (member?.isSeen) this.#hide(member)
  }

  /** Asks everybody to come to where somebody is; only those may who can edit, and not all the time. */
  summon(socket: Member['socket']): void {
    const member = this.#members.get(socket)
    if (!member?.isSeen || !socket.rights?.edit || this.#now() - member.summonedAt < summonIntervalMs) return
    member.summonedAt = this.#now()
    this.#tellSummons(member.present)
    this.#publish({ summons: member.present.id })
  }

  hear(bytes: Uint8Array): void {
    const news = readNews(bytes)
    if (!news || news.source === this.#source || this.#isClosed) return
    // A source without anybody has closed the document.
    const isOver = news.isWhole && (news.people ?? []).length === 0 && (news.watching ?? 0) === 0
    if (isOver) this.#forgotten(this.#remote.forget(news.source))
    else this.#take(news)
  }

  #take(news: PresenceNews): void {
    const { changed, left, isNew, hasGap } = this.#remote.hear(news, this.#now())
    for (const each of changed) this.#changed(each.id, each)
    for (const id of left) this.#gone(id)
    if (changed.length > 0 || left.length > 0) this.#recolor()
    if (isNew || news.asks) this.#tellWhole()
    if (hasGap) this.#tellWhole({ asks: true })
    const by = news.people?.find(({ id }) => id === news.summons) ?? this.#find(news.summons)
    if (by) this.#tellSummons(by)
  }

  /** Tells the other processes everything, and asks them for the same. */
  announce(): void {
    if (this.#members.size > 0) this.#tellWhole({ asks: true })
  }

  /** To be called once a second. */
  beat(): void {
    const now = this.#now()
    this.#forgotten(this.#remote.forgetSilent(now))
    const interval = this.#remote.isEmpty ? wholeIntervalMs.alone : wholeIntervalMs.shared
    if (now - this.#wholeAt >= interval) this.#tellWhole()
    if (this.#watching !== this.#toldWatching) this.#tellWatching()
    for (const member of this.#members.values()) if (member.isBehind) this.#tellAll(member)
  }

  /** The document is closed in this process: nobody waits until its silence is noticed. */
  close(): void {
    if (this.#isClosed) return
    clearTimeout(this.#timer)
    if (!this.#remote.isEmpty || this.#members.size > 0) this.#publish({ isWhole: true })
    this.#isClosed = true
  }

  /** Everybody who is seen, here and in other processes. */
  people(): PresentPerson[] {
    return [...this.#seen().map(({ present }) => present), ...this.#remote.all()]
  }

  get #watching(): number {
    return this.#members.size - this.#seen().length + this.#remote.watching
  }

  #now(): number {
    return this.#options.now?.() ?? Date.now()
  }

  #seen(): Member[] {
    return [...this.#members.values()].filter(({ isSeen }) => isSeen)
  }

  #find(id: string | undefined): PresentPerson | undefined {
    return this.people().find((each) => each.id === id)
  }

  /** Whether others see them depends on their rights and wishes. */
  #see(member: Member): void {
    const mayBeSeen = member.socket.rights?.edit === true || member.isShown
    const isSeen = mayBeSeen && (member.isSeen || this.#seen().length < mostSeen)
    if (isSeen === member.isSeen) return
    if (isSeen) this.#unhide(member)
    else this.#hide(member)
  }

  #unhide(member: Member): void {
    member.isSeen = true
    this.#recolor()
    this.#left.delete(member.present.id)
    this.#changed(member.present.id, member.present)
  }

  #hide(member: Member): void {
    member.isSeen = false
    this.#colors.set(member.present.person.id, member.present.color)
    this.#gone(member.present.id)
  }

  #recolor(): void {
    const colored = (each: PresentPerson) => ({ ...each, personId: each.person.id })
    const own = this.#seen().map(({ present }) => present)
    const colors = colorsOf(own.map(colored), [...this.#remote.all()].map(colored), this.#colors)
    for (const present of own) {
      const color = colors.get(present.id) ?? present.color
      if (color === present.color) continue
      present.color = color
      this.#changed(present.id, { color })
    }
  }

  #forgotten(ids: readonly string[]): void {
    for (const id of ids) this.#gone(id)
  }

  #changed(id: string, change: Change): void {
    this.#changes.set(id, { ...this.#changes.get(id), ...change })
    this.#tickSoon()
  }

  #gone(id: string): void {
    this.#changes.delete(id)
    this.#left.add(id)
    this.#tickSoon()
  }

  #tellWhole({ asks = false } = {}): void {
    this.#isWholeDue = true
    this.#asks ||= asks
    this.#tickSoon()
  }

  #tickSoon(): void {
    this.#json = undefined
    if (this.#isClosed) return
    const wait = Math.max(0, this.#tickAt + tickMs - this.#now())
    this.#timer ??= setTimeout(() => this.#tick(), Math.min(wait, tickMs)).unref()
  }

  #tick(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#tickAt = this.#now()
    const [changes, left] = [this.#changes, [...this.#left]]
    this.#changes = new Map()
    this.#left = new Set()
    this.#tellProcesses(changes, left)
    if (changes.size === 0 && left.length === 0) return
    const people = Array.from(changes, ([id, change]) => ({ ...change, id }))
    this.#tellMembers({ type: 'presence', ...(people.length > 0 && { people }), ...(left.length > 0 && { left }) })
  }

  /** Alone, nobody has to be told of every move: whoever comes asks for everything. */
  #tellProcesses(changes: ReadonlyMap<string, unknown>, left: readonly string[]): void {
    const own = this.#seen().map(({ present }) => present)
    const watching = this.#members.size - own.length
    if (this.#isWholeDue) {
      this.#wholeAt = this.#now()
      this.#publish({ isWhole: true, people: own, watching, ...(this.#asks && { asks: true }) })
      this.#isWholeDue = false
      this.#asks = false
    } else if (!this.#remote.isEmpty) {
      const changed = own.filter(({ id }) => changes.has(id))
      const ownLeft = left.filter((id) => id.startsWith(`${this.#source}.`))
      if (changed.length > 0 || ownLeft.length > 0) this.#publish({ people: changed, left: ownLeft, watching })
    }
  }

  #publish(news: Omit<PresenceNews, 'source' | 'clock'>): void {
    this.#options.publish(writeNews({ source: this.#source, clock: ++this.#clock, ...news }))
  }

  #tellWatching(): void {
    this.#toldWatching = this.#watching
    this.#tellMembers({ type: 'presence', watching: this.#toldWatching })
    if (!this.#remote.isEmpty) this.#publish({ watching: this.#members.size - this.#seen().length })
  }

  #tellSummons({ id, person }: PresentPerson): void {
    const frame = this.#frame(JSON.stringify({ type: 'summoned', by: id } satisfies ServerMessage))
    for (const { socket, present } of this.#members.values()) {
      if (present.person.id !== person.id) socket.sendPresence(frame)
    }
  }

  #tellMembers(message: ServerMessage): void {
    const frame = this.#frame(JSON.stringify(message))
    for (const member of this.#members.values()) {
      if (member.isBehind) this.#tellAll(member)
      else if (!member.socket.sendPresence(frame)) member.isBehind = true
    }
  }

  #tellAll(member: Member): void {
    this.#json ??= JSON.stringify(this.people())
    const you = JSON.stringify(member.present.id)
    const message = `{"type":"people","you":${you},"watching":${this.#toldWatching},"people":${this.#json}}`
    member.isBehind = !member.socket.sendPresence(this.#frame(message))
  }

  #frame(message: string): Uint8Array {
    return writeFrame.stateless(this.#options.fileId, message)
  }
}
