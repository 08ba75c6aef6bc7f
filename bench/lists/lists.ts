import type { Input, Path } from '@ramify/contract'
import { sql } from 'kysely'
import { type Access, createAccess } from '../../apps/server/src/domains/access/index.ts'
import { fileRows, livingFiles } from '../../apps/server/src/domains/files/file-row.ts'
import { createFiles } from '../../apps/server/src/domains/files/index.ts'
import type { FileTables } from '../../apps/server/src/domains/files/tables.ts'
import { createSearch } from '../../apps/server/src/domains/search/index.ts'
import { marked, termIndexOf } from '../../apps/server/src/domains/search/term-index.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { newId } from '../../apps/server/src/platform/random.ts'
import type { Filled } from './fill.ts'

export interface List {
  name: string
  /** What the server does for the call, from its checked input to its answer. */
  call: () => Promise<unknown>
  /** The statements without which there is no answer, and nothing else. */
  bare: () => Promise<unknown>
}

/** The same call of its owner and of the members of a team, each in turn. */
export interface SharedList {
  name: string
  own: () => Promise<unknown>
  shared: () => Promise<unknown>
}

const page = 101
const members = Array.from({ length: 500 }, newId)
export const memberCount = members.length

/** Every list of files, beside the bare query for its first part, and a folder as those see it with whom it is shared. */
export function listsOf(
  database: Database,
  { personId, teamId, rootId }: Filled,
): { lists: List[]; sharedLists: SharedList[]; stop: () => Promise<void> } {
  const log = createLog('warn')
  const access = createAccess({ database })
  const search = createSearch({ database, log })
  // Nothing is read, written or limited here: only what lists need is there.
  const others = { documents: { hurry: () => undefined }, resources: {}, sessions: {}, planOf: {} } as never
  const services = { ...(others as object), database, search, log, mostInline: 0 }
  const files = createFiles({ ...services, access } as never)
  const filesOfMembers = createFiles({ ...services, access: inTeam(access, teamId) } as never)
  type Files = typeof files
  const callOf = <P extends Path & keyof Files['handlers']>(of: Files, path: P, by: string, input: Partial<Input<P>>) =>
    (of.handlers[path] as (input: unknown, context: never) => Promise<unknown>)({ limit: 100, ...input }, {
      session: { personId: by },
    } as never)
  const called = <P extends Path & keyof Files['handlers']>(path: P, input: Partial<Input<P>>) =>
    callOf(files, path, personId, input)

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
  let turn = 0
  const sharedLists = orders.map(([order_type, , sort_by]) => {
    const input = { dir_guid: rootId, order_type, sort_by }
    return {
      name: `/ls by ${order_type}, ${sort_by}`,
      own: () => called('/ls', input),
      shared: () => callOf(filesOfMembers, '/ls', members[turn++ % members.length] as string, input),
    }
  })
  return {
    lists,
    sharedLists,
    stop: async () => {
      await files.stop()
      await filesOfMembers.stop()
      await search.stop()
    },
  }
}

/** Who is in a team is not known to sessions yet: here everybody who asks is. */
const inTeam = (access: Access, teamId: string): Access => ({
  ...access,
  require: (principal, ...rest) => access.require({ ...principal, teams: [teamId] }, ...rest),
  rolesIn: (principal, ...rest) => access.rolesIn({ ...principal, teams: [teamId] }, ...rest),
})
