import { type Expected, needs, signedIn } from '../answers.ts'
import { may } from '../people.ts'
import type { Rows } from '../row.ts'
import { password, type Target } from '../stage.ts'

type Calls =
  | '/share_info'
  | '/set_share_status'
  | '/update_share_limit'
  | '/check_share_limit'
  | '/save_share'
  | '/ls_my_share'
  | '/ls_my_view'
  | '/delete_view_log'

const reads = true as const
const file = ({ file }: Target) => ({ file_guid: file })
const link = ({ share }: Target) => ({ share_id: share })

/** Who may see the document anyway is told what became of a link to it. */
const byLink: Expected = (who, state) => (state === 'shared' || may(who, 'see', state) ? 'done' : 'nothing')

export const sharingRows: Rows<Calls> = {
  '/share_info': [{ reads, body: file, expect: needs('share') }],
  '/set_share_status': [
    { as: 'on', body: ({ file }) => ({ file_guid: file, is_share: 1 }), expect: needs('share') },
    { as: 'off', body: ({ file }) => ({ file_guid: file, is_share: 0 }), expect: needs('share') },
    { as: 'renewed', body: ({ file }) => ({ file_guid: file, is_share: 1, renew: true }), expect: needs('share') },
  ],
  '/update_share_limit': [{ body: ({ file }) => ({ file_guid: file, may_save: true }), expect: needs('share') }],
  '/check_share_limit': [
    // Whoever has to give the password is told a part of the name.
    { as: 'by the link', body: link, expect: byLink, nothing: '"547"' },
    {
      as: 'with its password',
      body: (at) => ({ ...link(at), password }),
      expect: byLink,
      nothing: '"547"',
    },
    // The id of a file is no link: it opens nothing to who may not see the file already.
    {
      as: 'by the file alone',
      body: file,
      expect: (who, state) => (may(who, 'see', state) ? 'done' : 'nothing'),
      nothing: '"547"',
    },
    {
      as: 'by the file and the password',
      body: (at) => ({ ...file(at), password }),
      expect: (who, state) => {
        const hasPassword =
          state === 'shared' && who !== 'teamMember' && who !== 'invitedToTeam' && who !== 'removedFromTeam'
        return may(who, 'see', state) || (hasPassword && who !== 'guestByLink' && who !== 'personByLink')
          ? 'done'
          : 'nothing'
      },
      nothing: '"547"',
    },
  ],
  '/save_share': [
    {
      as: 'by the link',
      body: link,
      expect: (who, state) => (state === 'shared' ? needs('copy')(who, state) : needs('copy')(who, 'trashed')),
      nothing: '"547"',
    },
    { as: 'by the file', body: file, expect: needs('copy'), nothing: '"547"' },
  ],
  '/ls_my_share': [
    {
      reads,
      body: () => ({}),
      expect: signedIn,
      lists: (who, state) => who === 'owner' && (state === 'shared' || state === 'expired'),
    },
  ],
  '/ls_my_view': [
    {
      reads,
      body: () => ({}),
      expect: signedIn,
      lists: (who, state) => (who === 'personByLink' || who === 'personByPassword') && state === 'shared',
    },
  ],
  '/delete_view_log': [{ body: ({ share }) => ({ share_ids: share }), expect: signedIn }],
}
