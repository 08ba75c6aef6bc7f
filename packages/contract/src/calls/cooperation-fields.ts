import { z } from 'zod'
import { id, time } from '../rules/fields.ts'
import { user } from './account-fields.ts'
import { bit, count, fileEntry } from './file-fields.ts'

/** What a member may do: write, ask for the right to write (`allow_edit` 1, the usual), or only look. */
export const memberSetting = z.enum(['edit', 'ask', 'view'])
export type MemberSetting = z.output<typeof memberSetting>

/** `turns`: one person writes at a time. `together`: everybody who may edit writes at once. */
export const editMode = z.enum(['turns', 'together'])
export type EditMode = z.output<typeof editMode>

/** A person as others see them. */
const person = user.pick({ user_id: true, nickname: true, avatar: true, avatar_url: true })

const role = z.enum(['owner', 'editor', 'viewer'])

export const cooperationFile = fileEntry.extend({
  /** Of who asks. */
  role,
  /** Null of the owner. */
  setting: memberSetting.nullable(),
  /** The same under the names of the specifications: joined, not owned. */
  is_member: bit,
  isMember: z.boolean(),
  mode: editMode,
  /** Whose turn it is; null in `together`, and when nobody has it. */
  edit_user_id: id.nullable(),
  /** Whether who asks may write at this moment. */
  isEditor: z.boolean(),
  owner_nickname: z.string(),
  /** The owner included. */
  members: count,
  /** The owner and those who joined first, as many as a row shows. */
  people: z.array(person),
  /** How many wait for an answer of who asks: for the turn, and of the owner also to be let in. */
  requests: count,
  /** When who asks opened or joined it: lists are in this order, the newest first. */
  since: time,
})
export type CooperationFile = z.output<typeof cooperationFile>

const member = person.extend({
  role,
  /** Null of the owner. */
  setting: memberSetting.nullable(),
  /** Whether they have the document open, as far as is known. */
  online: z.boolean(),
  joined_at: time,
})
export type Member = z.output<typeof member>

const invitation = z.object({
  id,
  kind: z.enum(['email', 'phone']),
  address: z.string(),
  setting: memberSetting,
  created_at: time,
  expires_at: time,
})

/** The link is `/join/<join_id>`; links that carry the code have it behind a `#`. */
const invite = z.object({ join_id: id, code: z.string(), setting: memberSetting, expires_at: time })

const request = person.extend({ asked_at: time })
export type EditRequest = z.output<typeof request>

/** Who works on a file. What only its owner may know is empty for members. */
export const team = z.object({
  file_guid: id,
  is_cooperation: bit,
  mode: editMode,
  edit_user_id: id.nullable(),
  members: z.array(member),
  /** How many there may be, the owner included; null: any number. */
  members_limit: count.nullable(),
  /** To people who have no account here yet. */
  invitations: z.array(invitation),
  /** Who asks to be let in. */
  access_requests: z.array(request),
  /** Null: none was made yet. One that has run out is answered until it is renewed. */
  invite: invite.nullable(),
  /** Of `add`: what became of it. `several`: more than one person has that nickname, see `candidates`. */
  added: z.enum(['member', 'invited', 'several']).nullable(),
  candidates: z.array(person),
})
export type Team = z.output<typeof team>

export const turn = z.object({
  mode: editMode,
  edit_user_id: id.nullable(),
  /** Whether who asks may write now. */
  granted: z.boolean(),
  /** Who has been asked: message 513 names them. Null when nobody had to be. */
  asked: person.nullable(),
  /** Waiting for an answer, for those who may answer; empty for all others. */
  requests: z.array(request),
})
export type TurnState = z.output<typeof turn>

export const accessLogEntry = z.object({
  at: time,
  action: z.enum([
    'opened',
    'joined',
    'added',
    'left',
    'removed',
    'setting',
    'started',
    'ended',
    'mode',
    'editor',
    'handed-over',
  ]),
  /** Whom it is about; null: they have deleted their account. */
  person: person.nullable(),
  /** Who did it, where that is somebody else. */
  by: person.nullable(),
  /** Of `setting` and `mode`: what it is from then on. */
  detail: z.string().nullable(),
})
export type AccessLogEntry = z.output<typeof accessLogEntry>
