import { setTimeout as sleep } from 'node:timers/promises'
import { newMap } from '@ramify/document'
import type * as Y from 'yjs'
import { LightClient } from '../../tests/kit/collab/light-client.ts'
import { addOwnTopic, type Edit, editsIn, prepareEdits } from './edits.ts'

// A process of its own, which plays all people of a case: what it costs is not counted for the server, and it costs little.

/** Who is in a document, by the tokens they authenticate with. */
export interface DocumentSeats {
  fileId: string
  editors: string[]
  viewers: string[]
}

export interface Seats {
  /** Of the processes of the server: people are spread over them. */
  addresses: string[]
  /** The documents are not there yet: the first editor of each brings it. */
  isEmpty: boolean
  documents: DocumentSeats[]
}

export type DriverOrder =
  | { enter: Seats; rounds: number; secondsPerRound: number; editsPerSecond: number }
  | { round: number }

export interface RoundResult {
  /** From sending an edit to when somebody else had it, each of them, in milliseconds. */
  seen: Float64Array
  edits: number
  /** Of this process, in milliseconds. */
  processorMs: number
}

export type DriverAnswer = { entered: true } | RoundResult | { failure: string }

interface Editor {
  client: LightClient
  /** By round. */
  edits: Edit[][]
}

const enteringAtOnce = 20
const patienceMs = 10_000
const editors: Editor[] = []
const clients: LightClient[] = []
/** When an edit was sent, by its number. */
const sentAt: number[] = []
let seen: number[] = []
let everyMs = 0

process.on('message', (order: DriverOrder) => {
  const work = 'enter' in order ? enter(order) : run(order.round)
  work.then(answer, (error) => answer({ failure: error instanceof Error ? error.message : String(error) }))
})
process.on('disconnect', () => process.exit(0))

const answer = (value: DriverAnswer) => process.send?.(value)

async function enter(order: Extract<DriverOrder, { enter: Seats }>): Promise<DriverAnswer> {
  const { addresses, isEmpty, documents } = order.enter
  everyMs = 1_000 / order.editsPerSecond
  const perRound = order.secondsPerRound * order.editsPerSecond
  let count = 0
  const join = async (fileId: string, token: string, given: { doc?: Y.Doc; isBlind?: boolean } = {}) => {
    const address = addresses[clients.length % addresses.length] as string
    const client = new LightClient({ address, token, fileId, onChange, ...given })
    clients.push(client)
    await client.entered
    return client
  }
  await inGroups(documents, async ({ fileId, editors: tokens }) => {
    for (const [nth, token] of tokens.entries()) {
      const brings = isEmpty && nth === 0 ? { doc: newMap({ text: 'Main topic' }) } : {}
      const client = await join(fileId, token, brings)
      const { topic, frames } = addOwnTopic(client.doc, fileId)
      for (const frame of frames) client.send(frame)
      const numbers = Array.from({ length: perRound * order.rounds }, () => count++)
      const all = prepareEdits(client.doc, fileId, topic, numbers)
      const edits = Array.from({ length: order.rounds }, () => all.splice(0, perRound))
      editors.push({ client, edits })
    }
  })
  const viewers = documents.flatMap(({ fileId, viewers }) => viewers.map((token) => ({ fileId, token })))
  await inGroups(viewers, ({ fileId, token }) => join(fileId, token, { isBlind: true }))
  return { entered: true }
}

async function inGroups<Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>): Promise<void> {
  const left = items.values()
  const worker = async () => {
    for (const item of left) await act(item)
  }
  await Promise.all(Array.from({ length: enteringAtOnce }, worker))
}

function onChange(frame: Buffer): void {
  const now = performance.now()
  for (const number of editsIn(frame)) {
    const sent = sentAt[number]
    if (sent !== undefined) seen.push(now - sent)
  }
}

/** Every editor writes at its own pace, each beginning at another moment. */
async function run(round: number): Promise<RoundResult> {
  seen = []
  const inDocument = new Map<string, number>()
  for (const { fileId } of clients) inDocument.set(fileId, (inDocument.get(fileId) ?? 0) + 1)
  const before = process.cpuUsage()
  let [edits, expected] = [0, 0]
  await Promise.all(
    editors.map(({ client, edits: all }) => {
      const own = all[round] ?? []
      edits += own.length
      expected += own.length * ((inDocument.get(client.fileId) ?? 1) - 1)
      return write(client, own)
    }),
  )
  const isDone = () => seen.length >= expected && editors.every(({ client }) => client.isSaved)
  const deadline = performance.now() + patienceMs
  while (!isDone() && performance.now() < deadline) await sleep(5)
  const { user, system } = process.cpuUsage(before)
  const closed = clients.find(({ closeCode }) => closeCode !== 0)
  if (closed) throw new Error(`a client was closed with ${closed.closeCode}`)
  if (!isDone()) throw new Error(`edits were seen ${seen.length} times instead of ${expected}, or not saved`)
  return { seen: Float64Array.from(seen), edits, processorMs: (user + system) / 1_000 }
}

async function write(client: LightClient, edits: readonly Edit[]): Promise<void> {
  const begin = performance.now() + Math.random() * everyMs
  for (const [nth, { number, frame }] of edits.entries()) {
    await sleep(Math.max(0, begin + nth * everyMs - performance.now()))
    sentAt[number] = performance.now()
    client.send(frame)
    client.mark()
  }
}
