import { engines } from '../../kit/database/engines.ts'
import { sharedServerWithBlockedExports } from '../../kit/server/shared-servers.ts'
import type { Row, Rows } from './row.ts'
import { type Owner, someId, World } from './world.ts'

type StartPath = '/exports' | '/export-pdf' | '/export-flower-pdf' | '/word'
export type ExportPath =
  | StartPath
  | '/export_authentications'
  | '/cancel_export'
  | '/get_resolve'
  | '/get_resolve_content'

const outline = Buffer.from('# Plan\n\n- one\n- two\n').toString('base64')

const start = <P extends StartPath>(path: P): Row<P> => {
  const naming = (file_guid: string) => ({ file_guid, format: 'png' }) as never
  return {
    right: ({ file }) => naming(file),
    naming,
    errors: {
      '-104': (owner, world) => world.outcome(owner, path, naming(someId())),
      '-115': async (_, { server }) => {
        const name = server.store.databaseUrl === undefined ? 'sqlite' : 'postgres'
        const engine = engines.find((each) => each.name === name) as (typeof engines)[number]
        const world = new World(await sharedServerWithBlockedExports(engine))
        const owner = await world.owner()
        const outcome = await world.outcome(owner, path, naming(owner.file))
        await world.close()
        return outcome
      },
      '-426': async (owner, world) => {
        await ofNewerKind(owner, world)
        return world.outcome(owner, path, naming(owner.file))
      },
      '-429': async (owner, world) => {
        await tasks(owner, world, 10)
        return world.outcome(owner, path, naming(owner.file))
      },
    },
  }
}

export const exportRows: Rows<ExportPath> = {
  '/exports': start('/exports'),
  '/export-pdf': start('/export-pdf'),
  '/export-flower-pdf': start('/export-flower-pdf'),
  '/word': start('/word'),
  '/export_authentications': {
    right: () => ({ task_type: 109, filenames: ['plan.png'] }),
    errors: {
      '-429': async (owner, world) => {
        const filenames = Array.from({ length: 10 }, (_, nth) => `${nth}.png`)
        const ask = () => world.outcome(owner, '/export_authentications', { task_type: 109, filenames })
        await ask()
        await ask()
        return ask()
      },
    },
  },
  '/cancel_export': {
    right: async ({ api, file }) => {
      const { task_id } = await api('/exports', { file_guid: file, format: 'png' })
      return { task_id }
    },
    errors: { '-104': (owner, world) => world.outcome(owner, '/cancel_export', { task_id: someId() }) },
  },
  '/get_resolve': {
    right: () => ({ file_name: 'plan.md', file: outline }),
    errors: {
      // One at a time, and three that wait.
      '-429': async (owner, world) => {
        const ask = () => world.outcome(owner, '/get_resolve', { file_name: 'plan.md', file: outline })
        const outcomes = await Promise.all(Array.from({ length: 30 }, ask))
        return Math.min(...outcomes)
      },
    },
  },
  '/get_resolve_content': {
    right: async ({ api }) => {
      const { resolve_id } = await api('/get_resolve', { file_name: 'plan.md', file: outline })
      return { resolve_id }
    },
    errors: {
      '-104': (owner, world) => world.outcome(owner, '/get_resolve_content', { resolve_id: someId() }),
    },
  },
}

async function ofNewerKind({ file }: Owner, { store }: World): Promise<void> {
  await store.database
    .tables<{ files: { id: string; kind: number } }>()
    .updateTable('files')
    .set({ kind: 32_000 })
    .where('id', '=', file)
    .execute()
}

/** Of somebody, waiting. */
async function tasks({ id, file }: Owner, { store }: World, count: number): Promise<void> {
  const at = Date.now()
  const rows = Array.from({ length: count }, (_, nth) => ({
    ...{ id: someId(), holder: id, person_id: id, file_id: file, file_name: 'Plan', format: 'png', settings: '{}' },
    ...{ slot: nth + 1, state: 'waiting', steps_done: 0, steps: 0, process: someId(), attempts: 0 },
    ...{ seen_at: at, created_at: at, expires_at: at + 60_000 },
  }))
  await store.database
    .tables<{ export_tasks: Record<string, unknown> }>()
    .insertInto('export_tasks')
    .values(rows)
    .execute()
}
