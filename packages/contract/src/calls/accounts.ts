import { z } from 'zod'
import { call } from '../call.ts'
import { apiToken, id, nothing, time } from '../fields.ts'
import { personSettings } from '../person-settings.ts'
import { planLimits, planName } from '../plans.ts'

export const user = z.object({
  user_id: id,
  nickname: z.string(),
  avatar: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
})
export type User = z.output<typeof user>

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
    summary: 'Exchanges an api_token, once, for a session',
    auth: 'anyone',
    body: z.object({ api_token: apiToken }),
    data: z.object({ token: apiToken, api_token: apiToken, user }),
    errors: [-102, -103],
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
    data: z.object({ user, settings: personSettings, plan: planName, limits: planLimits }),
    errors: [],
  }),
  '/user/edit-data': call({
    summary: 'Changes the settings that are named; the others stay',
    auth: 'session',
    body: personSettings.partial(),
    data: z.object({ settings: personSettings }),
    errors: [],
    bodyLimit: 64 * 1024,
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
}
