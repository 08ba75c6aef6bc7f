import { setTimeout as sleep } from 'node:timers/promises'
import { openMap } from '@ramify/document'
import { frames } from '../../tests/kit/collab/frames.ts'
import { LightClient } from '../../tests/kit/collab/light-client.ts'
import { prepareTyping } from '../load/edits.ts'

// A process of its own, which plays everybody else in the map.

export interface OthersOrder {
  address: string
  fileId: string
  tokens: string[]
  /** How long they have something to type. */
  seconds: number
}

const editsPerSecond = 2
/** As the app does, while a pointer moves. */
const pointerMs = 80
/** They work among so many topics, the first ones: those that are on the screen are among them. */
const nearTopics = 200
/** Each of them has selected another one for so many moves of the pointer. */
const movesPerSelection = 12

process.on('message', async (message: OthersOrder | 'begin') => {
  if (message === 'begin') begin()
  else {
    await enter(message)
    process.send?.('entered')
  }
})
process.on('disconnect', () => process.exit(0))

interface Other {
  client: LightClient
  topic: string
  edits: Uint8Array[]
}

const others: Other[] = []
let topics: string[] = []

/** One of them has read the map and writes what all of them type, each under an id of their own: reading it twenty times takes long. */
async function enter({ address, fileId, tokens, seconds }: OthersOrder): Promise<void> {
  const clients = tokens.map(
    (token, nth) => new LightClient({ address, token, fileId, isBlind: nth > 0, onChange: () => undefined }),
  )
  await Promise.all(clients.map(({ entered }) => entered))
  const { doc } = clients[0] as LightClient
  const map = openMap(doc)
  topics = [...map.snapshot.nodes.values()].slice(1, nearTopics + 1).map(({ id }) => id)
  const letters = Array.from({ length: seconds * editsPerSecond }, (_, letter) => (letter % 6 === 5 ? ' ' : 'x'))
  for (const [nth, client] of clients.entries()) {
    const topic = topics[nth * 9] as string
    doc.clientID += nth
    others.push({ client, topic, edits: prepareTyping(map, doc, fileId, topic, letters) })
  }
  map.destroy()
}

function begin(): void {
  for (const other of others) void type(other)
  let moves = 0
  setInterval(() => {
    moves++
    for (const [nth, { client, topic }] of others.entries()) {
      const cursor = { x: Math.sin(moves / 9 + nth) * 500, y: Math.cos(moves / 7 + nth) * 300 }
      const id = topics[(nth * 7 + Math.floor(moves / movesPerSelection)) % topics.length]
      const acting = { selection: [{ type: 'node', id }], typing: { type: 'node', id: topic } }
      const message = { type: 'presence', cursor, ...(moves % movesPerSelection === 0 && acting) }
      client.send(frames.stateless(client.fileId, JSON.stringify(message)))
    }
  }, pointerMs)
}

async function type({ client, edits }: Other): Promise<void> {
  const everyMs = 1_000 / editsPerSecond
  const start = performance.now() + Math.random() * everyMs
  for (const [nth, edit] of edits.entries()) {
    await sleep(Math.max(0, start + nth * everyMs - performance.now()))
    client.send(edit)
    client.mark()
  }
}
