import { clientSchemaHeader } from '@ramify/contract'
import { documentKinds } from '@ramify/document'
import { contentOf } from './content.ts'
import type { Rows } from './row.ts'
import { type Owner, someId, type World } from './world.ts'

type Calls =
  | '/save_backup'
  | '/get_history_data'
  | '/get_history_content'
  | '/delete_history_data'
  | '/save_back'
  | '/changed_since'

/** Says of itself that it is an app from before there were maps. */
const tooOld = { [clientSchemaHeader]: '0' }

const names = {
  list: (file_guid: string) => ({ file_guid }),
  backup: (file_guid: string) => ({ file_guid, tag_text: 'Mine' }),
  version: (file_guid: string) => ({ file_guid, id: 1 }),
  since: (file_guid: string) => ({ file_guid, since: 0 }),
}

async function save({ api, kind, file: file_guid }: Owner, text: string): Promise<void> {
  const { hash } = await api('/open', { file_guid })
  await api('/save', { file_guid, content: contentOf(kind, text), hash })
}

/** A version of the owner's file, which says something else by now. */
async function olderVersion(owner: Owner): Promise<{ file_guid: string; id: number }> {
  const { id } = await owner.api('/save_backup', { file_guid: owner.file, tag_text: 'Before' })
  await save(owner, 'After')
  return { file_guid: owner.file, id }
}

const unknown = (path: Calls, naming: (id: string) => object) => ({
  '-104': (owner: Owner, world: World) => world.outcome(owner, path, naming(someId()) as never),
})

const outdated = (path: '/get_history_content' | '/save_back') => ({
  '-426': async (owner: Owner, world: World) => world.outcome(owner, path, names.version(owner.file), tooOld),
})

export const historyRows: Rows<Calls> = {
  '/save_backup': {
    right: ({ file }) => names.backup(file),
    naming: names.backup,
    errors: {
      ...unknown('/save_backup', names.backup),
      '-111': async (owner, world) => {
        for (const text of ['one', 'two', 'three']) {
          await save(owner, text)
          await owner.api('/save_backup', { file_guid: owner.file, tag_text: text })
        }
        await save(owner, 'four')
        return world.outcome(owner, '/save_backup', names.backup(owner.file))
      },
      '-409': (owner, world) =>
        world.outcome(owner, '/save_backup', { ...names.backup(owner.file), hash: '0'.repeat(64) }),
      '-426': (owner, world) => world.outcome(owner, '/save_backup', names.backup(owner.file), tooOld),
    },
  },
  '/get_history_data': {
    reads: true,
    right: ({ file }) => names.list(file),
    naming: names.list,
    errors: unknown('/get_history_data', names.list),
  },
  '/get_history_content': {
    right: olderVersion,
    naming: names.version,
    errors: { ...unknown('/get_history_content', names.version), ...outdated('/get_history_content') },
  },
  '/delete_history_data': {
    right: olderVersion,
    naming: names.version,
    errors: unknown('/delete_history_data', names.version),
  },
  '/save_back': {
    right: olderVersion,
    naming: names.version,
    errors: {
      ...unknown('/save_back', names.version),
      ...outdated('/save_back'),
      '-409': async (owner, world) =>
        world.outcome(owner, '/save_back', { ...(await olderVersion(owner)), hash: '0'.repeat(64) }),
      '-111': async (owner, world) => {
        const { api, kind } = owner
        const naotu_type = documentKinds[kind].number
        // What is imported arrives whole, whatever the plan allows.
        const { file_guid } = await api('/touch', { naotu_type, content: contentOf(kind, 'Many', 9) })
        const { id } = await api('/save_backup', { file_guid, tag_text: 'Many' })
        await save({ ...owner, file: file_guid }, 'Few')
        return world.outcome(owner, '/save_back', { file_guid, id })
      },
    },
  },
  '/changed_since': {
    reads: true,
    right: ({ file }) => names.since(file),
    naming: names.since,
    errors: unknown('/changed_since', names.since),
  },
}
