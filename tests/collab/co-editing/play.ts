import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { type Body, closeCodes, type MemberSetting } from '@ramify/contract'
import { clientSchema } from '@ramify/document'
import * as Y from 'yjs'
import { readStored, type Visitor } from '../../kit/collab/collab.ts'
import { LiveClient } from '../../kit/collab/live-client.ts'
import { type EditedKind, editedKinds } from './edited-kinds.ts'
import { Participant } from './participant.ts'
import type { CooperationPath, Place, Places } from './places.ts'
import { type Audited, noteRightsHold, readAudit } from './rights-audit.ts'
import { type Cooperation, cooperationAfter, forbiddenRows } from './who-may-write.ts'

export interface Played {
  /** What went wrong, in words. */
  findings: string[]
  /** What was done, in order. */
  story: string[]
  saved: number
  refused: number
  restarts: number
  /** Rows of the journal, and changes of rights. */
  rows: number
  changes: number
}

interface Options {
  places: Places
  random: () => number
  steps: number
  /** In how many of the plays a process ends in between. */
  restarts: number
}

const settings: readonly MemberSetting[] = ['edit', 'edit', 'ask', 'view']
/** So long after everything has calmed down everybody has the same. */
const calmMs = 60_000

/**
 * Two to eight people edit a document while lines are cut, processes end, and mode, turns, settings and members change. What everybody does
 * in which order comes from the random numbers; most of it is not waited for, so that it happens at the same time.
 */
export async function play(options: Options): Promise<Played> {
  const one = new Play(options)
  try {
    await one.prepare()
    await one.run()
    return await one.end()
  } catch (error) {
    return one.told([String((error as Error).stack ?? error)])
  } finally {
    await one.close()
  }
}

class Play {
  readonly #options: Options
  readonly #random: () => number
  /** Half of the plays are about flowcharts. */
  readonly #kind: EditedKind
  readonly #people: Participant[] = []
  readonly #story: string[] = []
  readonly #findings: string[] = []
  /** What was begun and is not over. */
  readonly #underWay = new Set<Promise<unknown>>()
  /** Texts that programs saved. */
  readonly #savedByCall = new Set<string>()
  /** What was written when nothing else happened any more. */
  readonly #lastWords = new Set<string>()
  #audited: Audited = { notes: [], rows: [] }
  #fileId = ''
  /** Before which step a process ends, if one does. */
  readonly #restartAt: number
  /** Programs save and the document is compacted, too. Not in every play: threads that do it take long to start after a restart. */
  readonly #hasPrograms: boolean
  #restarts = 0
  #saves = 0

  constructor(options: Options) {
    const { random, restarts, steps } = options
    this.#options = options
    this.#random = random
    this.#kind = random() < 0.5 ? editedKinds.mindmap : editedKinds.flowchart
    this.#restartAt = random() < restarts ? this.#below(steps) : -1
    this.#hasPrograms = random() < 0.15
  }

  get #owner(): Participant {
    return this.#people[0] as Participant
  }

  async prepare(): Promise<void> {
    const { places } = this.#options
    const count = 2 + this.#below(7)
    const visitors = await Promise.all(Array.from({ length: count }, () => places.newPerson()))
    this.#fileId = await places.newFile(visitors[0] as Visitor, this.#kind)
    const file = { id: this.#fileId, kind: this.#kind }
    for (const [nth, visitor] of visitors.entries()) {
      const person = await Participant.open(`p${nth}`, visitor, file, this.#pick(places.all))
      this.#people.push(person)
      // Somebody who may edit and somebody who may ask are always there.
      if (nth > 0) await this.#add(person, (['edit', 'ask'] as const)[nth - 1] ?? this.#pick(settings))
    }
    await Promise.all(this.#people.map((person) => person.connect()))
  }

  async run(): Promise<void> {
    for (let nth = 0; nth < this.#options.steps; nth++) {
      if (nth === this.#restartAt) this.#restart()
      this.#step()
      const rhythm = this.#random()
      if (rhythm < 0.3) await nextTurn()
      else if (rhythm < 0.5) await sleep(this.#below(4))
      else if (rhythm < 0.65) await this.#settle()
    }
    await this.#settle()
    this.#options.places.setBus(true)
  }

  async end(): Promise<Played> {
    await this.#callTogether()
    await this.#sayLastWords()
    const cooperation = await this.#cooperation()
    const readers = this.#people.filter(({ visitor }) => cooperation.mayRead(visitor.personId))
    await this.#compare(readers)
    await this.#checkOutsiders(this.#people.filter((person) => !readers.includes(person)))
    await this.#checkStored()
    return this.told(this.#findings)
  }

  told(findings: string[]): Played {
    const { notes, rows } = this.#audited
    const sum = (count: (person: Participant) => number) => this.#people.reduce((all, each) => all + count(each), 0)
    return {
      findings: [...findings, ...this.#people.flatMap(({ strange }) => strange)],
      story: this.#story,
      saved: sum(({ saved }) => saved.size) + this.#savedByCall.size,
      refused: sum(({ refused }) => refused.size),
      restarts: this.#restarts,
      ...{ rows: rows.length, changes: notes.length },
    }
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#underWay)
    await Promise.all(this.#people.map((person) => person.leave()))
    if (this.#fileId) await this.#options.places.removeFile(this.#fileId)
  }

  /** Begins something; most of it is still under way when the next step begins. */
  #step(): void {
    const chance = this.#random()
    const one = this.#pick(this.#people)
    const allowed = this.#pick(this.#people.filter(({ isToldToEdit }) => isToldToEdit)) ?? one
    const member = this.#pick(this.#people.slice(1))
    if (chance < 0.4) this.#edit(allowed)
    else if (chance < 0.5) this.#edit(one)
    else if (chance < 0.56) this.#cut(one)
    else if (chance < 0.68) this.#comeBack(this.#people.find(({ isConnected }) => !isConnected) ?? one)
    else if (chance < 0.8) this.#moveTurn(one, member)
    else if (chance < 0.85) this.#setMode()
    else if (chance < 0.94) this.#changeMembers(member)
    else if (chance < 0.95) this.#setBus()
    else if (!this.#hasPrograms) this.#edit(one)
    else if (chance < 0.98) this.#save(one)
    else this.#do('compact', (place) => place.compact(this.#fileId))
  }

  #edit(person: Participant): void {
    const count = 1 + this.#below(3)
    for (let nth = 0; nth < count; nth++) this.#story.push(`edit ${person.edit(this.#random)}`)
  }

  #cut(person: Participant): void {
    this.#story.push(`cut ${person.name}`)
    person.cut()
  }

  #comeBack(person: Participant): void {
    const { all } = this.#options.places
    const place = this.#pick(all)
    this.#story.push(`${person.name} connects to ${all.indexOf(place)}`)
    person.goTo(place)
    this.#begin(person.connect())
  }

  #moveTurn(one: Participant, member: Participant): void {
    const file_guid = this.#fileId
    const user_id = member.visitor.personId
    const chance = this.#random()
    if (chance < 0.35) this.#call(one, '/edit_permission', { action: 'apply', file_guid })
    else if (chance < 0.5) this.#call(one, '/edit_permission', { action: 'accept', file_guid, user_id })
    else if (chance < 0.6) this.#call(one, '/edit_permission', { action: 'refuse', file_guid, user_id })
    else if (chance < 0.7) this.#call(this.#owner, '/edit_permission', { action: 'recover', file_guid })
    // Whoever may not.
    else if (chance < 0.75) this.#call(member, '/edit_permission', { action: 'recover', file_guid })
    else this.#call(this.#owner, '/set_user_editor', { file_guid, user_id })
  }

  #setMode(): void {
    const file_guid = this.#fileId
    const chance = this.#random()
    if (chance < 0.85) {
      const mode = chance < 0.5 ? 'together' : 'turns'
      this.#call(this.#owner, '/cooperation', { action: 'set_mode', file_guid, mode })
    } else {
      const is_cooperation = chance < 0.9 ? 0 : 1
      this.#call(this.#owner, '/cooperation', { action: 'set_status', file_guid, is_cooperation })
    }
  }

  #changeMembers(member: Participant): void {
    const file_guid = this.#fileId
    const user_id = member.visitor.personId
    const setting = this.#pick(settings)
    const chance = this.#random()
    if (chance < 0.5) this.#call(this.#owner, '/team_worker', { action: 'set', file_guid, user_id, setting })
    else if (chance < 0.6) this.#call(this.#owner, '/team_worker', { action: 'remove', file_guid, user_id })
    else if (chance < 0.65) this.#call(member, '/team_worker', { action: 'quit', file_guid })
    else this.#begin(this.#add(member, setting))
  }

  #add({ visitor, name }: Participant, setting: MemberSetting): Promise<void> {
    const body = { action: 'add', file_guid: this.#fileId, user_id: visitor.personId, setting } as const
    return this.#ask(this.#owner, '/team_worker', body as Body<'/team_worker'>, `add ${name} ${setting}`)
  }

  #save({ name, visitor }: Participant): void {
    const text = `[${name}.s${this.#saves++}]`
    this.#do(`save ${text}`, async (place) => {
      const isSaved = await place.save(visitor, { id: this.#fileId, kind: this.#kind }, text)
      this.#story.push(`save ${text}: ${isSaved}`)
      if (isSaved) this.#savedByCall.add(text)
    })
  }

  #setBus(): void {
    const isConnected = this.#random() < 0.5
    this.#story.push(`bus ${isConnected}`)
    this.#options.places.setBus(isConnected)
  }

  #restart(): void {
    this.#restarts++
    this.#do('restart', (place) => place.restart())
  }

  #do(what: string, work: (place: Place) => Promise<unknown>): void {
    const { all } = this.#options.places
    const place = this.#pick(all)
    this.#story.push(`${what} at ${all.indexOf(place)}`)
    this.#begin(work(place))
  }

  #call<P extends CooperationPath>(person: Participant, path: P, body: Body<P>): void {
    const { file_guid: _file, user_id, ...rest } = body as Record<string, unknown>
    const about = this.#people.find(({ visitor }) => visitor.personId === user_id)?.name ?? ''
    this.#begin(this.#ask(person, path, body, `${path} ${Object.values(rest).join(' ')} ${about}`))
  }

  async #ask<P extends CooperationPath>(person: Participant, path: P, body: Body<P>, what: string): Promise<void> {
    const { all, database } = this.#options.places
    const place = this.#pick(all)
    this.#story.push(`${person.name}: ${what}`)
    const errno = await place.call(person.visitor, path, body)
    this.#story.push(`${person.name}: ${what}: ${errno}`)
    await noteRightsHold(database, this.#fileId)
  }

  #begin(work: Promise<unknown>): void {
    const begun: Promise<unknown> = work
      .catch((error) => this.#findings.push(String((error as Error).stack ?? error)))
      .finally(() => this.#underWay.delete(begun))
    this.#underWay.add(begun)
  }

  async #settle(): Promise<void> {
    await Promise.all(this.#underWay)
    await Promise.all(this.#people.map((person) => person.settle()))
  }

  async #cooperation(): Promise<Cooperation> {
    const { database } = this.#options.places
    this.#audited = await readAudit(database, this.#fileId)
    return cooperationAfter(this.#owner.visitor.personId, this.#audited.notes)
  }

  /** Everybody who may read is connected and knows what became of their edits; everybody else is cut off. */
  async #callTogether(): Promise<void> {
    const cooperation = await this.#cooperation()
    await Promise.all(
      this.#people.map(async (person) => {
        if (cooperation.mayRead(person.visitor.personId)) return person.calmDown()
        await person.client.closed(calmMs).catch(() => {
          this.#findings.push(`${person.name} is still connected`)
        })
      }),
    )
  }

  /** Now that nothing else happens, everybody writes: exactly those can who may. */
  async #sayLastWords(): Promise<void> {
    for (let tries = 0; tries < 5; tries++) {
      const before = await this.#cooperation()
      const { length } = this.#audited.notes
      const readers = this.#people.filter(({ visitor }) => before.mayRead(visitor.personId))
      const words = readers.map((person) => ({ person, name: person.edit(this.#random) }))
      for (const { name } of words) this.#lastWords.add(name)
      await Promise.all(readers.map((person) => person.calmDown()))
      await this.#cooperation()
      // The turn of somebody who is gone may just have become free.
      if (length !== this.#audited.notes.length) continue
      for (const { person, name } of words) {
        const should = before.mayWrite(person.visitor.personId)
        const [isSaved, isRefused] = [person.saved.has(name), person.refused.has(name)]
        if (isSaved !== should || isRefused === should) {
          this.#findings.push(`${name} should ${should ? '' : 'not '}be saved: saved ${isSaved}, refused ${isRefused}`)
        }
      }
      return
    }
    this.#findings.push('The rights did not come to rest')
  }

  /** All who may read, and who opens the document anew at any of the processes, have what is stored. */
  async #compare(readers: readonly Participant[]): Promise<void> {
    const { database, all } = this.#options.places
    const { token } = this.#owner.visitor
    const fresh = all.map(
      (place) => new LiveClient({ address: () => place.address, token, fileId: this.#fileId, schema: clientSchema }),
    )
    try {
      await Promise.all(fresh.map((client) => client.connect(calmMs)))
      let left = [
        ...readers.map(({ name, client }) => ({ name, client })),
        ...fresh.map((client, nth) => ({ name: `a fresh reader at ${nth}`, client })),
      ]
      for (const deadline = Date.now() + calmMs; left.length > 0 && Date.now() < deadline; ) {
        const stored = await readStored(database, this.#fileId)
        left = left.filter(({ client }) => !this.#isSame(stored, client.doc))
        if (left.length > 0) await sleep(10)
      }
      for (const { name } of left) this.#findings.push(`${name} has another document than the database`)
    } finally {
      await Promise.all(fresh.map((client) => client.close()))
    }
  }

  /** Those who are out do not come in, and were not told what was written when they were. */
  async #checkOutsiders(outsiders: readonly Participant[]): Promise<void> {
    for (const { name, client } of outsiders) {
      await client.connect(calmMs).then(
        () => this.#findings.push(`${name} came in`),
        () => undefined,
      )
      if (client.closeCode !== closeCodes.access) this.#findings.push(`${name} was closed with ${client.closeCode}`)
      const known = client.doc.getArray<string>('names').toArray()
      if (known.some((one) => this.#lastWords.has(one))) this.#findings.push(`${name} reads on`)
    }
  }

  async #checkStored(): Promise<void> {
    const { database } = this.#options.places
    const doc = await readStored(database, this.#fileId)
    const counts = new Map<string, number>()
    for (const name of doc.getArray<string>('names')) counts.set(name, (counts.get(name) ?? 0) + 1)
    for (const [name, count] of counts) if (count > 1) this.#findings.push(`${name} is stored ${count} times`)
    const { notes, rows } = this.#audited
    const hasRow = (text: string) => rows.some(({ change }) => Buffer.from(change).includes(text))
    for (const { saved, refused } of this.#people) {
      for (const name of saved) if (!counts.has(name)) this.#findings.push(`${name} was called saved and is lost`)
      for (const name of refused) if (hasRow(name)) this.#findings.push(`${name} was refused and is stored`)
    }
    for (const text of this.#savedByCall) {
      if (!hasRow(text)) this.#findings.push(`${text} was called saved and is not in the journal`)
    }
    for (const { seq, personId } of forbiddenRows(this.#owner.visitor.personId, notes, rows)) {
      const who = this.#people.find(({ visitor }) => visitor.personId === personId)?.name
      this.#findings.push(`Row ${seq} was written by ${who}, who had no right to`)
    }
  }

  #isSame(one: Y.Doc, other: Y.Doc): boolean {
    const said = (doc: Y.Doc) => JSON.stringify([doc.getArray('names').toJSON(), this.#kind.content(doc)])
    return Y.equalSnapshots(Y.snapshot(one), Y.snapshot(other)) && said(one) === said(other)
  }

  #below(count: number): number {
    return Math.floor(this.#random() * count)
  }

  #pick<One>(some: readonly One[]): One {
    return some[this.#below(some.length)] as One
  }
}
