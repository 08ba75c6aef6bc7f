import type { Path } from '@ramify/contract'
import { except, only, signedIn } from '../answers.ts'
import type { Rows } from '../row.ts'
import type { Target } from '../stage.ts'

type Calls = Exclude<Extract<Path, `/team_${string}`>, '/team_worker'>

const team = ({ team }: Target) => ({ team_id: team })
const once = true as const

const members = only(['owner', 'teamMember'], 'shared')
const owner = only(['owner'], 'shared')
const invited = only(['invitedToTeam'], 'shared')

export const teamRows: Rows<Calls> = {
  '/team_list': [{ once, reads: true, body: () => ({}), expect: signedIn }],
  '/team_add': 'signed in',
  '/team_edit': [{ once, body: (at) => ({ ...team(at), team_name: 'Other' }), expect: owner }],
  '/team_delete': [{ once, body: team, expect: owner }],
  '/team_user_list': [{ once, reads: true, body: team, expect: members }],
  '/team_user': [
    {
      ...{ once, as: 'add' },
      body: (at) => ({ action: 'add', ...team(at), user_id: at.ids.stranger }),
      expect: owner,
    },
    {
      ...{ once, as: 'remove' },
      body: (at) => ({ action: 'remove', ...team(at), user_id: at.ids.teamMember }),
      expect: owner,
    },
    {
      ...{ once, as: 'take back' },
      body: (at) => ({ action: 'uninvite', ...team(at), invitation_id: '0'.repeat(32) }),
      expect: owner,
    },
    {
      ...{ once, as: 'hand over' },
      body: (at) => ({ action: 'role', ...team(at), user_id: at.ids.teamMember, role: 'owner' }),
      expect: owner,
    },
    // A team without an owner would be nobody’s.
    { once, as: 'quit', body: (at) => ({ action: 'quit', ...team(at) }), expect: except(members, { owner: -400 }) },
    { once, as: 'accept', body: (at) => ({ action: 'accept', ...team(at) }), expect: invited },
    { once, as: 'decline', body: (at) => ({ action: 'decline', ...team(at) }), expect: invited },
  ],
}
