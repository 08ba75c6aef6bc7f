import {
  type Answer,
  anyoneWhile,
  type Expected,
  except,
  living,
  needs,
  only,
  refused,
  signedIn,
  together,
} from '../answers.ts'
import { hasAccount, may } from '../people.ts'
import type { Rows } from '../row.ts'
import type { Target } from '../stage.ts'

type Calls =
  | '/cooperation'
  | '/team_worker'
  | '/edit_permission'
  | '/set_user_editor'
  | '/check_cooperation_token'
  | '/hand_over_file'
  | '/request_access'
  | '/access_log'

const reads = true as const
const file = ({ file }: Target) => ({ file_guid: file })
const viewer = ({ file, ids }: Target) => ({ file_guid: file, user_id: ids.viewer })
const asker = ({ file, ids }: Target) => ({ file_guid: file, user_id: ids.asker })

/** Who reads by a link does not learn who else there is. */
const ofThem = except(only(['viewer', 'asker', 'editor', 'teamMember'], ...together), {
  owner: only(['owner'], ...living),
})

/** Where people do not work together the owner is told that there is nobody to answer. */
const whileOpen: Expected = (_, state) =>
  ({ shared: 'done', expired: 'done', trashed: 'nothing', closed: -104 })[state] as Answer

/** They see that there is something to answer, and that it is not theirs to answer. */
const onlookers = {
  viewer: refused(-104, ...together),
  editor: refused(-104, ...together),
  teamMember: refused(-104, ...together),
  owner: whileOpen,
}

export const cooperationRows: Rows<Calls> = {
  '/cooperation': [
    {
      as: 'one’s own',
      reads,
      body: () => ({ action: 'ls_my' }),
      expect: signedIn,
      lists: (who, state) => who === 'owner' && (state === 'shared' || state === 'expired'),
    },
    {
      as: 'joined',
      reads,
      body: () => ({ action: 'ls_join' }),
      expect: signedIn,
      lists: (who, state) => ['viewer', 'asker', 'editor'].includes(who) && may(who, 'see', state),
    },
    { as: 'open', body: (at) => ({ action: 'set_status', ...file(at), is_cooperation: 1 }), expect: needs('manage') },
    // In the trash as well, because it counts there.
    {
      as: 'end',
      body: (at) => ({ action: 'set_status', ...file(at), is_cooperation: 0 }),
      expect: only(['owner'], 'trashed', ...living),
    },
    { as: 'mode', body: (at) => ({ action: 'set_mode', ...file(at), mode: 'turns' }), expect: needs('manage') },
  ],
  '/team_worker': [
    { as: 'list', reads, body: (at) => ({ action: 'ls', ...file(at) }), expect: ofThem },
    {
      as: 'add',
      body: ({ file, ids }) => ({ action: 'add', file_guid: file, user_id: ids.stranger }),
      expect: needs('manage'),
    },
    { as: 'set', body: (at) => ({ action: 'set', ...viewer(at), setting: 'edit' }), expect: needs('manage') },
    { as: 'remove', body: (at) => ({ action: 'remove', ...viewer(at) }), expect: needs('manage') },
    {
      as: 'quit',
      body: (at) => ({ action: 'quit', ...file(at) }),
      expect: only(['viewer', 'asker', 'editor'], ...together),
    },
    { as: 'invite', body: (at) => ({ action: 'invite', ...file(at) }), expect: needs('manage') },
    {
      as: 'uninvite',
      body: (at) => ({ action: 'uninvite', ...file(at), invitation_id: at.file }),
      expect: needs('manage'),
    },
    { as: 'dismiss', body: (at) => ({ action: 'dismiss', ...viewer(at) }), expect: needs('manage') },
  ],
  '/edit_permission': [
    { as: 'list', reads, body: (at) => ({ action: 'ls', ...file(at) }), expect: ofThem },
    // Who may only view cannot ask; who has asked already is told so (-110).
    {
      as: 'apply',
      body: (at) => ({ action: 'apply', ...file(at) }),
      expect: except(ofThem, { viewer: refused(-104, ...together), asker: refused(-110, ...together) }),
    },
    { as: 'recover', body: (at) => ({ action: 'recover', ...file(at) }), expect: needs('manage') },
    {
      as: 'accept',
      body: (at) => ({ action: 'accept', ...asker(at) }),
      expect: except(only(['owner'], ...together), { ...onlookers, asker: refused(-104, ...together) }),
    },
    // Whoever has asked takes it back.
    {
      as: 'refuse',
      body: (at) => ({ action: 'refuse', ...asker(at) }),
      expect: except(only(['owner', 'asker'], ...together), onlookers),
    },
  ],
  '/set_user_editor': [{ body: viewer, expect: except(needs('manage'), { owner: whileOpen }) }],
  '/check_cooperation_token': [
    {
      as: 'look, by the link',
      reads,
      body: ({ joinId }) => ({ type: 0, file_guid: joinId }),
      expect: anyoneWhile(...together),
      nothing: '"220"',
    },
    {
      as: 'look, by the file',
      reads,
      body: (at) => ({ type: 0, ...file(at) }),
      expect: (who, state) =>
        hasAccount(who) && may(who, 'see', state) ? anyoneWhile(...together)(who, state) : 'nothing',
      nothing: '"220"',
    },
    {
      as: 'join',
      body: ({ joinId, code }) => ({ type: 1, file_guid: joinId, meta_token: code }),
      expect: except((who, state) => (hasAccount(who) ? anyoneWhile(...together)(who, state) : 'sign in'), {
        // Nobody joins what is theirs.
        owner: refused(-400, ...together),
      }),
      nothing: '"220"',
    },
  ],
  '/hand_over_file': [{ body: ({ file, ids }) => ({ file_guid: file, user_id: ids.editor }), expect: needs('manage') }],
  // Whoever asks is told the same, whatever there is to ask for.
  '/request_access': [{ body: file, expect: (who) => (hasAccount(who) ? 'nothing' : 'sign in'), nothing: '"errno":0' }],
  '/access_log': [{ reads, body: file, expect: needs('manage') }],
}
