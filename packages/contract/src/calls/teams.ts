import { z } from 'zod'
import { avatarPresets } from '../account/avatars.ts'
import { call } from '../call.ts'
import { contactFields, id, time } from '../rules/fields.ts'
import { fileName } from '../rules/file-name.ts'
import { longestNickname } from '../rules/name-rules.ts'
import { user } from './account-fields.ts'
import { count, idempotencyKey } from './file-fields.ts'

const person = user.pick({ user_id: true, nickname: true, avatar: true, avatar_url: true })

const role = z.enum(['owner', 'editor'])
const state = z.enum(['member', 'invited'])

/** One of the drawings that people have as well; null: the first letter of the name. */
const picture = z.enum(avatarPresets).nullable()

const teamEntry = z.object({
  team_id: id,
  team_name: z.string(),
  picture,
  picture_url: z.string().nullable(),
  /** Of who asks. An invitation is a team in which they are `invited`, until they accept or decline it. */
  role,
  state,
  owner: person,
  /** Who has invited them; null of members. */
  invited_by: person.nullable(),
  /** The folder in which everything of the team lies; null while one is only invited. */
  root_guid: id.nullable(),
  members: count,
  created_at: time,
})
export type TeamEntry = z.output<typeof teamEntry>

const teamMember = person.extend({
  role,
  state,
  /** When they joined, or were invited. */
  since: time,
})
export type TeamMember = z.output<typeof teamMember>

const teamInvitation = z.object({
  id,
  kind: z.enum(['email', 'phone']),
  address: z.string(),
  created_at: time,
  expires_at: time,
})
export type TeamInvitation = z.output<typeof teamInvitation>

const team = { team_id: id }

export const teamCalls = {
  '/team_list': call({
    summary: 'The teams one is in, and those one is invited to, by name',
    auth: 'session',
    body: z.object({}),
    data: z.object({ teams: z.array(teamEntry) }),
    errors: [],
  }),
  '/team_add': call({
    summary: 'Makes a team, which the person owns. The same key again gives the same team',
    auth: 'session',
    body: z.object({
      team_name: fileName,
      picture: picture.default(null),
      idempotency_key: idempotencyKey.optional(),
    }),
    data: teamEntry,
    errors: [-429],
  }),
  '/team_edit': call({
    summary: 'Gives a team that one owns another name or picture',
    auth: 'session',
    body: z.object({ ...team, team_name: fileName.optional(), picture: picture.optional() }),
    data: teamEntry,
    errors: [-104],
  }),
  '/team_delete': call({
    summary:
      'Ends a team that one owns. Its files come into the trash of the owner, in a folder with the name of the team; nobody else can open them any more',
    auth: 'session',
    body: z.object(team),
    /** `folder_guid`: that folder; null when there was nothing to keep. `documents`: how many are in it. */
    data: z.object({ folder_guid: id.nullable(), documents: count }),
    errors: [-104],
  }),
  '/team_user_list': call({
    summary: 'Who is in a team: the owner first, then by when they joined, then who is invited. For its members',
    auth: 'session',
    body: z.object(team),
    /** `members_limit`: how many there may be, the owner and open invitations included; null: any number. */
    data: z.object({
      members: z.array(teamMember),
      /** To addresses of people who have no account yet. For the owner; nobody else is told. */
      invitations: z.array(teamInvitation),
      members_limit: count.nullable(),
    }),
    errors: [-104],
  }),
  '/team_user': call({
    summary:
      'Changes who is in a team. The owner invites (`add`), takes back an invitation (`remove`, `uninvite`), removes a member (`remove`) and hands the team over (`role`). Whoever is invited answers (`accept`, `decline`). A member leaves (`quit`); what they made stays in the team',
    auth: 'session',
    body: z.discriminatedUnion('action', [
      /** By one of: user_id, email, telephone, nickname. Nicknames find only people one has worked with. */
      z.object({
        action: z.literal('add'),
        ...team,
        user_id: id.optional(),
        nickname: z.string().trim().min(1).max(longestNickname).optional(),
        ...contactFields,
      }),
      z.object({ action: z.literal('remove'), ...team, user_id: id }),
      /** Takes an invitation to an address back. */
      z.object({ action: z.literal('uninvite'), ...team, invitation_id: id }),
      /** Hands the team over to a member, after which one is an editor: there are no other roles. */
      z.object({ action: z.literal('role'), ...team, user_id: id, role: z.literal('owner') }),
      z.object({ action: z.literal('quit'), ...team }),
      z.object({ action: z.literal('accept'), ...team }),
      z.object({ action: z.literal('decline'), ...team }),
    ]),
    /** The team as it is for the caller now; null when they are not in it any more. */
    data: z.object({
      team: teamEntry.nullable(),
      /** Of `add`: whom it invited. */
      member: teamMember.nullable(),
      /** Of `add`, when nobody was invited because several people have that nickname: these. */
      candidates: z.array(person),
      /** Of `add`: the address that was written to, because nobody has an account with it. */
      address: z.string().nullable(),
    }),
    errors: [-104, -113, -200, -429, -503],
  }),
}
