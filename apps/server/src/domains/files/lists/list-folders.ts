import type { FolderBranch } from '@ramify/contract'
import type { Kysely } from 'kysely'
import type { Handler } from '../../../platform/http/calls/call.ts'
import { personalSpace, principalOf } from '../../access/index.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'
import { folderList, folderTree } from './folder-tree.ts'
import { rootFor } from './get-root-dir.ts'

/** Folders in one answer. */
const most = 5_000

export function getRootTree(services: Services): Handler<'/get_root_tree'> {
  return ({ naotu_type, team_id }, { session }) => treeOf(services, session, team_id, naotu_type)
}

export function getAllFolders(services: Services): Handler<'/get_all_dir'> {
  return async ({ naotu_type, team_id }, { session }) => {
    const { root, is_complete } = await treeOf(services, session, team_id, naotu_type)
    return { root_guid: root.file_guid, folders: folderList(root), is_complete }
  }
}

async function treeOf(
  services: Services,
  session: { personId: string },
  teamId: string | undefined,
  kind: number | undefined,
): Promise<{ root: FolderBranch; is_complete: boolean }> {
  const db = services.database.tables<FileTables>()
  const rootId = await rootFor(services, session, teamId)
  await services.access.require(principalOf(session), 'see', rootId)
  const spaceId = teamId ?? personalSpace(session.personId)
  const rows = await foldersOf(db, spaceId)
  const counts = await documentCounts(db, spaceId, kind)
  const tree = folderTree(rows.slice(0, most), counts)
  const root = tree ?? { file_guid: rootId, file_name: '', document_num: counts.get(rootId) ?? 0, children: [] }
  return { root, is_complete: rows.length <= most }
}

/** By name; the root, which has none, comes first. */
function foldersOf(db: Kysely<FileTables>, spaceId: string) {
  return db
    .selectFrom('files')
    .select(['id', 'parent_id', 'name'])
    .where('space_id', '=', spaceId)
    .where('type', '=', 'folder')
    .where('trashed_at', 'is', null)
    .orderBy('sort_name')
    .orderBy('id')
    .limit(most + 1)
    .execute()
}

async function documentCounts(
  db: Kysely<FileTables>,
  spaceId: string,
  kind: number | undefined,
): Promise<Map<string, number>> {
  let documents = db
    .selectFrom('files')
    .select(({ fn }) => ['parent_id', fn.countAll<number>().as('count')])
    .where('space_id', '=', spaceId)
    .where('type', '=', 'file')
    .where('trashed_at', 'is', null)
  if (kind !== undefined) documents = documents.where('kind', '=', kind)
  const counts = await documents.groupBy('parent_id').execute()
  return new Map(counts.map(({ parent_id, count }) => [parent_id ?? '', count]))
}
