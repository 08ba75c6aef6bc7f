import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { newMap } from '@ramify/document'
import type * as Y from 'yjs'
import { newPerson, type Person } from '../../tests/kit/api.ts'
import { LiveClient } from '../../tests/kit/collab/live-client.ts'
import { startOwnServer } from '../drive/own-server.ts'

/** `beside`: another build of this project. */
export type HouseName = 'ramify' | 'stock' | 'beside'

/** A server of live editing with some documents in it. */
export interface House {
  /** One more editor of a document, synced. */
  enter(document: number): Promise<LiveClient>
  close(): Promise<void>
}

export function openHouse(name: HouseName, documents: number, checkout?: string): Promise<House> {
  if (name === 'stock') return stock(documents)
  return ours(documents, name === 'beside' ? checkout : undefined)
}

/** This project's server on SQLite: what it acknowledges is on disk. */
async function ours(documents: number, checkout: string | undefined): Promise<House> {
  const { address, stop } = await startOwnServer({ checkout })
  const owners: { person: Person; fileId: string }[] = []
  for (let nth = 0; nth < documents; nth++) {
    const person = await newPerson(address)
    owners.push({ person, fileId: (await person.api('/touch', {})).file_guid })
  }
  return {
    enter: (nth) => {
      const owner = owners[nth % documents]
      if (!owner) throw new Error('there are no documents')
      const { person, fileId } = owner
      return new LiveClient({ address: () => address, token: person.token, fileId }).connect()
    },
    close: stop,
  }
}

async function stock(documents: number): Promise<House> {
  const server = fork(join(import.meta.dirname, 'stock-server.ts'), { stdio: 'inherit' })
  const [port] = (await once(server, 'message')) as [number]
  const names = Array.from({ length: documents }, () => randomBytes(16).toString('hex'))
  const enter = (nth: number, doc?: Y.Doc) =>
    new LiveClient({
      address: () => `http://127.0.0.1:${port}`,
      token: 'anybody',
      fileId: names[nth % documents] ?? '',
      ...(doc && { doc }),
    }).connect()
  const first = await Promise.all(names.map((_, nth) => enter(nth, newMap({ text: 'Main topic' }))))
  return {
    enter,
    async close() {
      await Promise.all(first.map((client) => client.close()))
      server.kill()
      await once(server, 'exit')
    },
  }
}
