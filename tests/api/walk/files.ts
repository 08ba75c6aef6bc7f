import { clientSchemaHeader, type Path } from '@ramify/contract'
import { documentKinds } from '@ramify/document'
import { smallPlan } from '../../kit/server/shared-servers.ts'
import type { CommentPath } from './comments.ts'
import { contentOf } from './content.ts'
import type { CooperationPath } from './cooperation.ts'
import type { ExportPath } from './exports.ts'
import type { NotificationPath } from './notifications.ts'
import type { Rows } from './row.ts'
import { teamOfBoth } from './teams.ts'
import { type Owner, someId, type World } from './world.ts'

/** Those of teams have rows of their own. */
type TeamPath = `/team_${string}`

type HistoryPath = '/changed_since' | '/save_back' | '/save_backup' | `/${string}_history_${string}`
type SharingPath = '/delete_view_log' | '/save_share' | `/ls_my_${string}` | `/${string}share_${string}`

type Calls =
  | Exclude<
      Path,
      | `/passport/${string}`
      | '/login'
      | '/logout'
      | `/user/${string}`
      | '/feedback'
      | HistoryPath
      | CooperationPath
      | ExportPath
      | CommentPath
      | SharingPath
      | NotificationPath
      | TeamPath
    >
  | '/user/del_recent_edit'

/** Says of itself that it is an app from before there were maps. */
const tooOld = { [clientSchemaHeader]: '0' }

const mine = ({ file: file_guid, kind }: Owner) => ({ file_guid, content: contentOf(kind, 'Mine') })

/** As many documents as the plan allows. */
export async function fill({ api }: Owner): Promise<void> {
  for (let nth = 1; nth < smallPlan.documents; nth++) await api('/touch', {})
}

/** The same refusal for a file that never was, of every call that names one. */
const unknown = (path: Calls, naming: (id: string) => object) => ({
  '-104': (owner: Owner, world: World) => world.outcome(owner, path, naming(someId()) as never),
})

const names = {
  dir: (dir_guid: string) => ({ dir_guid }),
  team: (team_id: string) => ({ team_id }),
  file: (file_guid: string) => ({ file_guid }),
  files: (file_guid: string) => ({ file_guids: [file_guid] }),
  parent: (parent_guid: string) => ({ parent_guid }),
  save: (file_guid: string) => ({ file_guid, content: contentOf('mindmap', 'Mine') }),
  rename: (file_guids: string) => ({ file_guids, new_name: 'Mine now' }),
  mkdir: (parent_guid: string) => ({ parent_guid, dir_name: 'Mine now' }),
  mv: (id: string) => ({ file_guids: [id], move_to: id }),
  cp: (id: string) => ({ file_guids: [id], copy_to: id }),
  picture: (file_guid: string) => ({ file_guid, resource_id: 'a', size: 1, type: 'image/png' }),
  pictures: (file_guid: string) => ({ file_guid, resource_ids: ['a'] }),
}

export const fileRows: Rows<Calls> = {
  '/get_root_dir': { reads: true, right: () => ({}), errors: unknown('/get_root_dir', names.team) },
  '/ls': {
    reads: true,
    right: ({ root }) => ({ dir_guid: root }),
    naming: names.dir,
    errors: unknown('/ls', names.dir),
  },
  '/file_info': {
    reads: true,
    right: ({ file }) => ({ file_guid: file }),
    naming: names.file,
    errors: unknown('/file_info', names.file),
  },
  '/touch': {
    right: ({ folder, kind }) => ({ parent_guid: folder, naotu_type: documentKinds[kind].number }),
    naming: names.parent,
    errors: {
      ...unknown('/touch', names.parent),
      '-111': async (owner, world) => {
        await fill(owner)
        return world.outcome(owner, '/touch', {})
      },
    },
  },
  '/open': {
    right: ({ file }) => ({ file_guid: file }),
    naming: names.file,
    errors: {
      ...unknown('/open', names.file),
      '-426': (owner, world) => world.outcome(owner, '/open', { file_guid: owner.file }, tooOld),
    },
  },
  '/save': {
    right: mine,
    naming: names.save,
    errors: {
      ...unknown('/save', names.save),
      '-111': (owner, world) =>
        world.outcome(owner, '/save', { ...mine(owner), content: contentOf(owner.kind, 'Many', smallPlan.nodes) }),
      '-409': (owner, world) => world.outcome(owner, '/save', { ...mine(owner), hash: '0'.repeat(64) }),
      '-426': (owner, world) => world.outcome(owner, '/save', mine(owner), tooOld),
    },
  },
  '/check_form_metaguid': {
    reads: true,
    right: ({ file, folder }) => ({ file_guids: [file, folder] }),
    naming: names.files,
    nothing: '"existing":[]',
    errors: {
      '-102': (_, world) => world.outcome(null, '/check_form_metaguid', names.files(someId())),
      '-104': (owner, world) => world.outcome(owner, '/check_form_metaguid', { share_id: 'none' }),
    },
  },
  '/rename': {
    right: ({ folder }) => ({ file_guids: folder, new_name: 'Other' }),
    naming: names.rename,
    errors: unknown('/rename', names.rename),
  },
  '/rm': { right: ({ file }) => ({ file_guids: file }), naming: names.files, errors: unknown('/rm', names.files) },
  '/revert': {
    right: ({ trashed }) => ({ file_guids: trashed }),
    naming: names.files,
    ofTrash: true,
    errors: {
      ...unknown('/revert', names.files),
      '-111': async (owner, world) => {
        await fill(owner)
        return world.outcome(owner, '/revert', { file_guids: owner.trashed })
      },
    },
  },
  '/mkdir': {
    right: ({ folder }) => ({ dir_name: 'Inner', parent_guid: folder }),
    naming: names.mkdir,
    errors: unknown('/mkdir', names.mkdir),
  },
  '/mv': {
    right: ({ file, folder }) => ({ file_guids: file, move_to: folder }),
    naming: names.mv,
    errors: {
      ...unknown('/mv', names.mv),
      '-111': async (owner, world) => {
        // Into a team whose owner has as many documents as they may have.
        const other = await world.owner()
        await fill(other)
        const { root } = await teamOfBoth(other, owner)
        return world.outcome(owner, '/mv', { file_guids: owner.file, move_to: root })
      },
    },
  },
  '/cp': {
    right: ({ file, folder }) => ({ file_guids: file, copy_to: folder }),
    naming: names.cp,
    errors: {
      ...unknown('/cp', names.cp),
      '-111': async (owner, world) => {
        await fill(owner)
        return world.outcome(owner, '/cp', { file_guids: owner.file })
      },
    },
  },
  '/get_root_tree': { reads: true, right: () => ({}), errors: unknown('/get_root_tree', names.team) },
  '/get_all_dir': { reads: true, right: () => ({}), errors: unknown('/get_all_dir', names.team) },
  '/ls_trash': {
    reads: true,
    right: () => ({}),
    naming: names.file,
    nothing: '"files":[]',
    ofTrash: true,
    errors: unknown('/ls_trash', names.team),
  },
  '/clear': {
    right: ({ trashed }) => ({ file_guids: trashed }),
    naming: names.files,
    ofTrash: true,
    errors: unknown('/clear', names.files),
  },
  '/clear_trash': { right: () => ({}), errors: unknown('/clear_trash', names.team) },
  '/revert_trash': {
    right: () => ({}),
    errors: {
      ...unknown('/revert_trash', names.team),
      '-111': async (owner, world) => {
        await fill(owner)
        return world.outcome(owner, '/revert_trash', {})
      },
    },
  },
  '/ls_recently_edit': { reads: true, right: () => ({}), errors: {} },
  '/user/del_recent_edit': {
    right: ({ file }) => ({ file_guid: file }),
    naming: names.file,
    nothing: '"removed":0',
    errors: {},
  },
  '/search': { reads: true, right: () => ({ words: 'secret' }), errors: {} },
  '/authentications': {
    right: ({ file }) => ({ file_guid: file, resource_id: 'a', size: 10, type: 'image/png' }),
    naming: names.picture,
    errors: {
      ...unknown('/authentications', names.picture),
      '-429': async (owner, world) => {
        await uploads(owner, world, 200)
        return world.outcome(owner, '/authentications', names.picture(owner.file))
      },
    },
  },
  '/callbacks/delete_resources': {
    right: ({ file }) => ({ file_guid: file, resource_ids: 'a,b' }),
    naming: names.pictures,
    errors: unknown('/callbacks/delete_resources', names.pictures),
  },
}

/** Allowed and not finished. */
async function uploads({ id, file }: Owner, { store }: World, count: number): Promise<void> {
  const upload = { file_id: file, resource_id: 'a', person_id: id, session_id: someId(), size: 1, type: 'image/png' }
  const rows = Array.from({ length: count }, () => ({
    ...upload,
    id: someId(),
    key: someId(),
    expires_at: Date.now() + 60_000,
    begun_at: null,
  }))
  await store.database
    .tables<{ resource_uploads: Record<string, unknown> }>()
    .insertInto('resource_uploads')
    .values(rows)
    .execute()
}
