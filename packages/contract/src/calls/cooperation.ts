import { z } from 'zod'
import { call } from '../call.ts'
import { contactFields, id } from '../rules/fields.ts'
import { longestNickname } from '../rules/name-rules.ts'
import { accessLogEntry, cooperationFile, editMode, memberSetting, team, turn } from './cooperation-fields.ts'
import { bit, naotuType, partOf } from './file-fields.ts'

const file = { file_guid: id }
const part = { naotu_type: naotuType.optional(), ...partOf(100, 200) }

export const cooperationCalls = {
  '/cooperation': call({
    summary:
      'Files that people work on together: one’s own (`ls_my`), those one has joined (`ls_join`); opens or ends it for a file (`set_status`), and says whether people write in turns or together (`set_mode`). Ending it suspends the members until it is opened again',
    auth: 'session',
    body: z.discriminatedUnion('action', [
      z.object({ action: z.literal('ls_my'), ...part }),
      z.object({ action: z.literal('ls_join'), ...part }),
      z.object({ action: z.literal('set_status'), ...file, is_cooperation: bit }),
      z.object({ action: z.literal('set_mode'), ...file, mode: editMode }),
    ]),
    /** Of `set_status` and `set_mode`: the file itself. */
    data: z.object({ files: z.array(cooperationFile), cursor: z.string().nullable() }),
    errors: [-104, -111],
  }),
  '/team_worker': call({
    summary:
      'The members of a file: listed for each of them; added, changed and removed by its owner. Whoever has no account here is invited by e-mail or SMS. `invite` makes the link and the code, `quit` leaves. All but `quit` answer what holds then',
    auth: 'session',
    body: z.discriminatedUnion('action', [
      z.object({ action: z.literal('ls'), ...file }),
      /** By one of: user_id, email, telephone, nickname. Nicknames find only people one has worked with. Opens the collaboration. */
      z.object({
        action: z.literal('add'),
        ...file,
        user_id: id.optional(),
        nickname: z.string().trim().min(1).max(longestNickname).optional(),
        ...contactFields,
        setting: memberSetting.default('ask'),
      }),
      z.object({ action: z.literal('set'), ...file, user_id: id, setting: memberSetting }),
      z.object({ action: z.literal('remove'), ...file, user_id: id }),
      z.object({ action: z.literal('quit'), ...file }),
      /** Without `renew` the one there is, unless it has run out. `setting`: of who joins by it. Opens the collaboration. */
      z.object({
        action: z.literal('invite'),
        ...file,
        setting: memberSetting.optional(),
        renew: z.boolean().default(false),
      }),
      /** Takes an invitation to an address back. */
      z.object({ action: z.literal('uninvite'), ...file, invitation_id: id }),
      /** Puts somebody’s wish to be let in aside; `add` grants it. */
      z.object({ action: z.literal('dismiss'), ...file, user_id: id }),
    ]),
    data: team,
    errors: [-104, -111, -113, -200, -429, -503],
  }),
  '/edit_permission': call({
    summary:
      'The right to write. `apply` asks for it: granted at once when nobody has it, or nobody who is here; -109 while the one who has it is away for less than a minute, -110 when one has asked before. `ls`, `accept` and `refuse` are for who has it and for the owner, and `refuse` of oneself takes back what one asked; `recover` takes the right back for the owner',
    auth: 'session',
    body: z.discriminatedUnion('action', [
      z.object({ action: z.literal('apply'), ...file }),
      z.object({ action: z.literal('ls'), ...file }),
      z.object({ action: z.literal('recover'), ...file }),
      z.object({ action: z.literal('accept'), ...file, user_id: id }),
      z.object({ action: z.literal('refuse'), ...file, user_id: id }),
    ]),
    data: turn,
    errors: [-104, -109, -110],
  }),
  '/set_user_editor': call({
    summary:
      'The owner gives a member the right to write: the turn, or, where people write together, the setting `edit`. -109 (546) when the turn would go to somebody who is not here',
    auth: 'session',
    body: z.object({ ...file, user_id: id }),
    data: turn,
    errors: [-104, -109],
  }),
  '/check_cooperation_token': call({
    summary:
      'What an invitation is to (`type` 0, without a session), and joining by its code (`type` 1). `file_guid` is the id of the link or the file (to look: for who may see it); without it the code says which file, and only somebody with a session may try',
    auth: 'either',
    body: z.object({
      type: z.union([z.literal(0), z.literal(1)]),
      file_guid: id.optional(),
      /** The code; spaces, hyphens and case do not matter. */
      meta_token: z.string('x-invite-required').trim().max(10).optional(),
    }),
    /** `file_guid`: of who has joined. */
    data: z.object({ nickname: z.string(), file_name: z.string(), file_guid: id.optional() }),
    errors: [-102, -104, -113, -429],
  }),
  '/hand_over_file': call({
    summary:
      'Makes a member the owner of a file, which counts as theirs from then on and lies in their root; who owned it is a member who can edit',
    auth: 'session',
    body: z.object({ ...file, user_id: id }),
    data: z.object({ ...file, owner_id: id }),
    errors: [-104, -111, -200],
  }),
  '/request_access': call({
    summary: 'Asks the owner of a file to be let in. Answers the same when there is no such file',
    auth: 'session',
    body: z.object({ ...file }),
    data: z.object({}),
    errors: [-429],
  }),
  '/access_log': call({
    summary:
      'Who opened a file, and what has changed about its members, for its owner: the newest first, up to 90 days',
    auth: 'session',
    body: z.object({ ...file, ...partOf(100, 200) }),
    data: z.object({ entries: z.array(accessLogEntry), cursor: z.string().nullable() }),
    errors: [-104],
  }),
}
