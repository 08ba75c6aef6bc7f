import { z } from 'zod'
import { avatarPresets } from '../account/avatars.ts'
import { personSettings } from '../account/person-settings.ts'
import { planLimits, planName } from '../account/plans.ts'
import { accountForm, call } from '../call.ts'
import { apiToken, captcha, contactFields, id, nothing, password, time } from '../rules/fields.ts'
import { bindings, destroyBody, user } from './account-fields.ts'

const session = z.object({
  session_id: id,
  created_at: time,
  last_seen_at: time,
  expires_at: time,
  /** What the browser or program called itself when it signed in. */
  device: z.string(),
  address: z.string(),
  is_current: z.boolean(),
})
export type SessionInfo = z.output<typeof session>

export const accountCalls = {
  '/login': call({
    ...accountForm,
    summary: 'Exchanges an api_token, once, for a session',
    auth: 'anyone',
    body: z.object({
      api_token: apiToken,
      /** What else the account service answered; nothing of it is needed. */
      original: z.unknown().optional(),
    }),
    data: z.object({
      token: apiToken,
      /** The same token, by the names under which clients of the specifications keep it. */
      api_token: apiToken,
      identity_token: apiToken,
      /** The api_token that was brought: spent. */
      original: apiToken,
      user,
    }),
    errors: [-102],
  }),
  '/logout': call({
    summary: 'Ends the session of the call',
    auth: 'session',
    body: nothing,
    data: nothing,
    errors: [],
  }),
  '/user/info': call({
    summary: 'The signed-in person, their settings, and what their plan allows',
    auth: 'session',
    body: nothing,
    data: z.object({
      user,
      settings: personSettings,
      /** Off: there are no plans here; everybody has what `vip` allows, and nobody is told of it. */
      membership: z.enum(['off', 'on']),
      plan: planName,
      limits: planLimits,
      has_password: z.boolean(),
      /** As `/passport/bindings` has them. */
      bindings,
      /** What a new share is locked with, unless one says otherwise. */
      share_pwd: z.string().nullable(),
    }),
    errors: [],
  }),
  '/user/edit': call({
    summary: 'Changes the nickname, or the avatar to a preset; a picture of one’s own comes by PUT /api/user/avatar',
    auth: 'session',
    body: z.object({
      nickname: z.string().max(200).optional(),
      /** Null: none. */
      avatar: z.enum(avatarPresets).nullable().optional(),
    }),
    data: z.object({ user }),
    errors: [],
  }),
  '/user/bind': call({
    summary:
      'Sets or changes the e-mail address or phone number, by a code of the scene bind that was sent there, and signs the other devices out',
    auth: 'session',
    body: z.object({
      ...contactFields,
      captcha,
      /** That of the account. */
      password: password.optional(),
      /** Instead of the password: a code of the scene bind that was sent to the first address the account has. */
      old_captcha: captcha.optional(),
    }),
    data: z.object({ user }),
    errors: [-204, -205, -303, -429],
  }),
  '/user/edit_share_pwd': call({
    summary: 'The password that new shares start with: four digits, or null for none',
    auth: 'session',
    body: z.object({ password: z.string().max(100).nullable() }),
    data: z.object({ share_pwd: z.string().nullable() }),
    errors: [],
  }),
  '/user/edit-data': call({
    summary: 'Changes the settings that are named; the others stay',
    auth: 'session',
    body: personSettings.partial(),
    data: z.object({ settings: personSettings }),
    errors: [],
    // With all own shapes that an account takes.
    bodyLimit: 512 * 1024,
  }),
  '/user/sessions': call({
    summary: 'Where the person is signed in, newest first',
    auth: 'session',
    body: nothing,
    data: z.object({ sessions: z.array(session) }),
    errors: [],
  }),
  '/user/end_session': call({
    summary: 'Signs one device out',
    auth: 'session',
    body: z.object({ session_id: id }),
    data: nothing,
    errors: [-104],
  }),
  '/user/end_other_sessions': call({
    summary: 'Signs every device out but the one that asks',
    auth: 'session',
    body: nothing,
    data: z.object({ ended: z.number().int() }),
    errors: [],
  }),
  '/user/destroy': call({
    summary:
      'Deletes the account and everything in it, for good; by a code of the scene destroy, and a phrase typed in full',
    auth: 'session',
    body: destroyBody,
    data: nothing,
    errors: [-215, -303, -429],
  }),
  '/user/export': call({
    summary: 'An address that gives everything the person has here, as one zip, to this session and for a minute',
    auth: 'session',
    body: nothing,
    data: z.object({ url: z.string(), expires_at: time }),
    errors: [-429],
  }),
  '/user/client_token': call({
    summary:
      'Tokens for another page of this person, as base64 of JSON; its api_token is good for one /login within a minute',
    auth: 'session',
    body: nothing,
    data: z.object({ client_token: z.string(), expires_in: z.number().int() }),
    errors: [],
  }),
}
