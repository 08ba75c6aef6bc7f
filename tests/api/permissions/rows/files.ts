import type { Path } from '@ramify/contract'
import { except, living, needs, only, readerNeeds, signedIn } from '../answers.ts'
import { contentOf } from '../kinds.ts'
import { may, type State, type Who } from '../people.ts'
import type { Rows } from '../row.ts'
import type { Target } from '../stage.ts'

type Calls = Extract<
  Path,
  | '/get_root_dir'
  | '/ls'
  | '/file_info'
  | '/touch'
  | '/open'
  | '/save'
  | '/check_form_metaguid'
  | '/rename'
  | '/rm'
  | '/revert'
  | '/mkdir'
  | '/mv'
  | '/cp'
  | '/get_root_tree'
  | '/get_all_dir'
  | '/ls_trash'
  | '/clear'
  | '/clear_trash'
  | '/revert_trash'
  | '/ls_recently_edit'
  | '/user/del_recent_edit'
  | '/search'
  | '/authentications'
  | '/callbacks/delete_resources'
>

const file = ({ file }: Target) => ({ file_guid: file })
const files = ({ file }: Target) => ({ file_guids: file })
const team = ({ team }: Target) => ({ team_id: team })
const own = { as: 'in their own files', body: () => ({}), expect: signedIn, once: true } as const
const reads = true as const

/** A folder beside the document, which nobody is let in to: it is for who owns the space, and for the team that does. */
const folder = only(['owner', 'teamMember'], ...living)
const members = only(['owner', 'teamMember'], 'shared')
const teamOwner = only(['owner'], 'shared')
const ofTeam = { as: 'of a team', body: team, expect: members, once: true } as const

/** By name: who came by a link is not in any list that others see, and finds nothing by searching. */
const byName: readonly Who[] = ['owner', 'teamMember', 'viewer', 'asker', 'editor']
const isNamed = (who: Who, state: State) => byName.includes(who) && may(who, 'see', state)

export const fileRows: Rows<Calls> = {
  '/get_root_dir': [
    { ...own, reads },
    { ...ofTeam, reads },
  ],
  '/get_root_tree': [
    { ...own, reads },
    { ...ofTeam, reads },
  ],
  '/get_all_dir': [
    { ...own, reads },
    { ...ofTeam, reads },
  ],
  '/ls': [
    { ...own, reads },
    { as: 'of a folder', reads, body: ({ folder }) => ({ dir_guid: folder }), expect: folder },
  ],
  '/file_info': [
    { as: 'of a document', reads, body: file, expect: needs('see') },
    { as: 'of a folder', reads, body: ({ folder }) => ({ file_guid: folder }), expect: folder },
  ],
  '/touch': [own, { as: 'in a folder', body: ({ folder }) => ({ parent_guid: folder }), expect: folder }],
  '/mkdir': [{ body: ({ folder }) => ({ parent_guid: folder, dir_name: 'Mole' }), expect: folder }],
  '/open': [{ reads, body: file, expect: readerNeeds('see') }],
  '/save': [
    {
      body: ({ file, hash, kind }) => ({ file_guid: file, hash, content: contentOf(kind, 'Overwritten') }),
      expect: needs('edit'),
    },
  ],
  '/check_form_metaguid': [
    { as: 'by files', reads, body: files, expect: needs('see'), nothing: '"existing":[]' },
    {
      as: 'by a link to view',
      reads,
      body: ({ share }) => ({ share_id: share, meta_type: 2 }),
      expect: (_, state) => (state === 'shared' ? 'done' : 'nothing'),
    },
    {
      as: 'by a link to join',
      reads,
      body: ({ joinId }) => ({ share_id: joinId, meta_type: 1 }),
      expect: (_, state) => (state === 'shared' || state === 'expired' ? 'done' : 'nothing'),
    },
  ],
  '/rename': [
    { as: 'a document', body: ({ file }) => ({ file_guids: file, new_name: 'Other' }), expect: needs('arrange') },
    { as: 'a folder', body: ({ folder }) => ({ file_guids: folder, new_name: 'Other' }), expect: folder },
  ],
  '/rm': [
    { as: 'a document', body: files, expect: needs('arrange') },
    { as: 'a folder', body: ({ folder }) => ({ file_guids: folder }), expect: folder },
  ],
  '/mv': [
    {
      as: 'within its space',
      body: ({ file, folder }) => ({ file_guids: file, move_to: folder }),
      expect: needs('arrange'),
    },
    // Out of the team only by its owner.
    {
      as: 'to their own files',
      body: ({ file, me }) => ({ file_guids: file, move_to: me.root }),
      expect: needs('manage'),
    },
    {
      as: 'something of their own into the folder',
      body: ({ folder, me }) => ({ file_guids: me.root, move_to: folder }),
      // Their own root can be moved nowhere.
      expect: except(folder, {
        owner: (_, state) => (state === 'trashed' ? 'nothing' : -400),
        teamMember: (_, state) => (state === 'trashed' ? 'nothing' : -400),
      }),
    },
  ],
  // Into one's own files everybody who may copy does that by `/save_share`; this one is for those who keep files in order.
  '/cp': [
    { as: 'beside itself', body: files, expect: needs('arrange') },
    {
      as: 'to their own files',
      body: ({ file, me }) => ({ file_guids: file, copy_to: me.root }),
      expect: needs('arrange'),
    },
  ],
  '/ls_trash': [
    { ...own, reads, lists: () => false },
    {
      as: 'for one document',
      reads,
      body: file,
      expect: only(['owner'], 'trashed'),
      nothing: '"files":[]',
    },
    ofTeam,
  ],
  '/revert': [{ body: files, expect: only(['owner', 'teamMember'], 'trashed') }],
  '/clear': [{ body: files, expect: only(['owner'], 'trashed') }],
  '/clear_trash': [own, { ...ofTeam, expect: teamOwner }],
  '/revert_trash': [own, ofTeam],
  '/ls_recently_edit': [{ reads, body: () => ({}), expect: signedIn, lists: (who, state) => may(who, 'see', state) }],
  '/user/del_recent_edit': [{ body: file, expect: signedIn }],
  '/search': [{ reads, body: () => ({ words: 'lighthouse', limit: 100 }), expect: signedIn, lists: isNamed }],
  '/authentications': [
    {
      as: 'of a file to attach',
      body: ({ file }) => ({ file_guid: file, resource_id: 'b', size: 10, name: 'plan.zip' }),
      expect: needs('edit'),
    },
    {
      as: 'of a picture',
      body: ({ file }) => ({ file_guid: file, resource_id: 'a', size: 10, type: 'image/png' }),
      expect: needs('edit'),
    },
  ],
  '/callbacks/delete_resources': [
    { as: 'of a document', body: ({ file }) => ({ file_guid: file, resource_ids: 'a' }), expect: needs('edit') },
    { as: 'of all they may edit', body: () => ({ resource_ids: 'a' }), expect: signedIn, once: true },
  ],
}
