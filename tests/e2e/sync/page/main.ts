import { type Client, createClient } from '@ramify/contract'
import {
  claimAll,
  createDraft,
  keepCopy,
  listDrafts,
  openDraft,
} from '../../../../apps/web/src/platform/drafts/index.ts'
import {
  type LiveDocument,
  type LiveEvent,
  leave,
  listCopies,
  openLive,
  unsyncedWork,
} from '../../../../apps/web/src/platform/sync/index.ts'
import { topicsOf, writeTopic } from '../../../../apps/web/src/platform/sync/testing/write-topic.ts'
import type { Person } from './work.ts'

let live: LiveDocument
const written: string[] = []
const events: LiveEvent[] = []

function watch(opened: LiveDocument): Promise<void> {
  live = opened
  live.events.on((event) => events.push(event))
  const say = () => window.said?.({ state: live.saveState.get(), written: [...written] })
  live.saveState.subscribe(say)
  return live.ready
}

const clientOf = (token: string): Client =>
  createClient(async (path, body) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const response = await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return response.json()
  })

const claimant = (person: Person) => ({ ...person, client: clientOf(person.token) })

window.work = {
  openFile: (person, fileId) => watch(openLive({ ...person, fileId })),
  openDraft: (id) => watch(openDraft(id)),
  write: (text) => {
    written.push(text)
    writeTopic(live.doc.get(), text)
  },
  topics: () => topicsOf(live.doc.get()),
  state: () => live.saveState.get(),
  events: () => events,
  isPending: () => live.pending(),
  retry: () => live.retry(),
  close: () => live.close(),
  unsynced: unsyncedWork,
  leave,
  createDraft: async (name) => (await createDraft({ text: 'Main topic' }, name)).id,
  draftNames: async () => (await listDrafts()).map(({ name }) => name),
  claim: async (person) => {
    const { files, kept } = await claimAll({ ...claimant(person), nameOf: ({ number }) => `Draft ${number}` })
    return { fileIds: files.map(({ fileId }) => fileId), kept: kept.map(({ error }) => String(error)) }
  },
  keepCopies: async (person) => {
    const copies = await listCopies(person.personId)
    return Promise.all(copies.map((copy) => keepCopy(copy, 'Copy', claimant(person))))
  },
}
