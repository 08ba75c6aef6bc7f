import type { Input, Path } from '@ramify/contract'
import { sql } from 'kysely'
import { createAccess } from '../../apps/server/src/domains/access/index.ts'
import { fileRows, livingFiles } from '../../apps/server/src/domains/files/file-row.ts'
import { createFiles } from '../../apps/server/src/domains/files/index.ts'
import type { FileTables } from '../../apps/server/src/domains/files/tables.ts'
import { createSearch } from '../../apps/server/src/domains/search/index.ts'
import { marked, termIndexOf } from '../../apps/server/src/domains/search/term-index.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import type { Filled } from './fill.ts'

export interface List {
  name: string
  /** What the server does for the call, from its checked input to its answer. */
  call: () => Promise<unknown>
  /** The statements without which there is no answer, and nothing else. */
  bare: () => Promise<unknown>
}

const page = 101

/** Every list of files, beside the bare query for its first part. */
export function listsOf(
  database: Database,
  { personId, memberId, rootId }: Filled,
): { lists: List[]; stop: () => Promise<void> } {
  const log = createLog('warn')
  const access = createAccess({ database })
  const search = createSearch({ database, log })
  // Nothing is read, written or limited here: only what lists need is there.
  const others = { documents: { hurry: () => undefined }, resources: {}, sessions: {}, planOf: {} } as never
  const files = createFiles({ ...(others as object), database, access, search, log, mostInline: 0 } as never)
  const called = <P extends Path & keyof typeof files.handlers>(path: P, input: Partial<Input<P>>, by = personId) =>
    (files.handlers[path] as (input: unknown, context: never) => Promise<unknown>)({ limit: 100, ...input }, {
      session: { personId: by },
    } as never)

  const db = database.tables<FileTables>()
  const inRoot = () => livingFiles(db).where('files.parent_id', '=', rootId)
  /** Folders first: two stretches of an index, as the list has them. */
  const ordered = async (column: 'sort_name' | 'created_at' | 'updated_at', direction: 'asc' | 'desc') => {
    for (const type of ['folder', 'file'] as const) {
      const rows = inRoot().where('files.type', '=', type).orderBy(`files.${column}`, direction)
      await rows.orderBy('files.id', direction).limit(page).execute()
    }
  }
  const orders = [
    ['updated_at', 'updated_at', 'desc'],
    ['updated_at', 'updated_at', 'asc'],
    ['created_at', 'created_at', 'desc'],
    ['created_at', 'created_at', 'asc'],
    ['file_name', 'sort_name', 'asc'],
    ['file_name', 'sort_name', 'desc'],
  ] as const
  const index = termIndexOf(database.engine)
  const matching = (text: string, isPrefix: boolean) => {
    const terms = [[{ text: marked(personId, text), isPrefix }]]
    const rank = sql<number>`case when ${index.matchesTitle(terms)} then 0 else 1 end`
    return database
      .tables<FileTables & { search_index_files: { file_id: string } }>()
      .selectFrom('search_index_files')
      .innerJoin('files', 'files.id', 'search_index_files.file_id')
      .select(['files.id', 'files.updated_at', rank.as('rank')])
      .where(index.matches(terms))
      .where(index.isIn([personId]))
      .where('files.trashed_at', 'is', null)
      .orderBy(rank)
      .orderBy('files.updated_at', 'desc')
      .orderBy('files.id')
      .limit(31)
      .execute()
  }
  const mine = (type: 'file' | 'folder') =>
    db.selectFrom('files').where('space_id', '=', personId).where('type', '=', type).where('trashed_at', 'is', null)

  const lists: List[] = [
    ...orders.map(([order_type, column, sort_by]) => ({
      name: `/ls by ${order_type}, ${sort_by}`,
      call: () => called('/ls', { order_type, sort_by }),
      bare: () => ordered(column, sort_by),
    })),
    {
      // At most 1.5 times the same list of its owner.
      name: '/ls of a shared folder by file_name, asc',
      call: () => called('/ls', { dir_guid: rootId, order_type: 'file_name', sort_by: 'asc' }, memberId),
      bare: () => ordered('sort_name', 'asc'),
    },
    {
      name: '/ls_recently_edit',
      call: () => called('/ls_recently_edit', {}),
      bare: () =>
        livingFiles(db)
          .innerJoin('recent_files', 'recent_files.file_id', 'files.id')
          .select('recent_files.at')
          .where('recent_files.person_id', '=', personId)
          .orderBy('recent_files.at', 'desc')
          .orderBy('recent_files.file_id', 'desc')
          .limit(page)
          .execute(),
    },
    {
      name: '/ls_trash',
      call: () => called('/ls_trash', {}),
      bare: () =>
        fileRows(db)
          .select('files.trashed_at')
          .where('files.space_id', '=', personId)
          .whereRef('files.trashed_with', '=', 'files.id')
          .orderBy('files.trashed_at', 'desc')
          .orderBy('files.id', 'desc')
          .limit(page)
          .execute(),
    },
    {
      name: '/get_root_tree',
      call: () => called('/get_root_tree', {}),
      bare: async () => {
        await mine('folder').select(['id', 'parent_id', 'name']).orderBy('sort_name').limit(5_001).execute()
        await mine('file')
          .select(({ fn }) => ['parent_id', fn.countAll().as('count')])
          .groupBy('parent_id')
          .execute()
      },
    },
    {
      name: '/search, Latin',
      call: () => called('/search', { words: 'plan', limit: 30 }),
      bare: () => matching('plan', true),
    },
    {
      name: '/search, Chinese',
      call: () => called('/search', { words: '计划', limit: 30 }),
      bare: () => matching('计划', false),
    },
  ]
  return {
    lists,
    stop: async () => {
      await files.stop()
      await search.stop()
    },
  }
}
