import { eventsPath } from '@ramify/contract'
import { type KindName, openFlowchart } from '@ramify/document'
import type * as Y from 'yjs'
import { addTopic } from '../../kit/collab/collab.ts'
import { LiveClient } from '../../kit/collab/live-client.ts'

interface Document {
  file: string
  kind: KindName
}

/** What somebody gets who opens a document live and writes into it: the code with which they are sent away, or whether it was saved. */
export async function writeLive(
  address: string,
  token: string | undefined,
  { file: fileId, kind }: Document,
): Promise<number | boolean> {
  const client = new LiveClient({ address: () => address, token: token ?? '', fileId })
  client.open()
  await client.until(() => client.synced || client.closeCode !== 0, 'synced or closed')
  if (!client.synced) return client.closeCode
  write[kind](client.doc, 'Written live')
  const isSaved = await client.saved()
  await client.close()
  return isSaved
}

const write: Record<KindName, (doc: Y.Doc, text: string) => void> = {
  mindmap: addTopic,
  flowchart: (doc, text) => {
    const chart = openFlowchart(doc)
    const box = { x: 0, y: 0, width: 120, height: 60 }
    const result = chart.execute({ type: 'addItems', shapes: [{ kind: 'process', box, text }] })
    chart.destroy()
    if (!result.ok) throw new Error(result.refusal.code)
  },
}

/** The first thing that somebody is told about themselves, or the code with which they are sent away. */
export function firstEvent(address: string, token: string | undefined): Promise<string | number> {
  const ws = new WebSocket(address.replace('http', 'ws') + eventsPath)
  return new Promise((resolve) => {
    ws.addEventListener('open', () => ws.send(JSON.stringify({ type: 'authenticate', token: token ?? '' })))
    ws.addEventListener('message', ({ data }) => {
      resolve(JSON.parse(String(data)).type)
      ws.close()
    })
    ws.addEventListener('close', ({ code }) => resolve(code))
  })
}
