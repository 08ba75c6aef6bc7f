import { z } from 'zod'
import { accountForm, call } from '../call.ts'
import type { MessageCode } from '../messages.ts'
import { apiToken, captcha, contactFields, id, newPassword, nothing, password } from '../rules/fields.ts'
import { bindings, destroyBody, user } from './account-fields.ts'

const scene = z.enum(['login', 'register', 'resetpwd', 'bind', 'destroy'])
export type CodeScene = z.output<typeof scene>

/** By name, as ours and as the desktop's; the numbers of the phone's clients mean the same. */
const loginType = z.union([
  z.enum(['account', 'phone', 'email', 'verifycode', 'quick']),
  z.enum(['phoneVerifyCode', 'phonePassword', 'emailVerifyCode', 'emailPassword', 'state', 'dingtalk']),
  z.literal([1, 2, 3, 4, 9, 17]),
])
export type LoginType = z.output<typeof loginType>

const signInOptions = z.object({
  /** Whether registering by e-mail needs a code; by phone it always does. */
  register_code: z.boolean(),
  /** `outbox`: messages leave the server nowhere; whoever hosts it finds them there. */
  delivery: z.object({ email: z.enum(['smtp', 'outbox']), phone: z.enum(['provider', 'outbox']) }),
  /** The rule for new passwords. */
  password: z.object({ min: z.number().int(), max: z.number().int() }),
  /** Whose accounts one can sign in with, by `GET /api/passport/login-url`. */
  providers: z.array(
    z.object({
      id: z.string(),
      /** Of a provider that only this server knows. */
      name: z.string().nullable(),
      /** Its number among the login types, if it has one. */
      type: z.number().int().nullable(),
    }),
  ),
})
export type SignInOptions = z.output<typeof signInOptions>

const ticket = z.object({ api_token: apiToken })

/** Clients of the account service name the person; it can only be who asks. */
const ofSelf = z.object({ user_id: id.optional() })

export const passportCalls = {
  '/passport/options': call({
    ...accountForm,
    summary: 'How one registers and signs in at this server',
    auth: 'anyone',
    body: nothing,
    data: signInOptions,
    errors: [],
  }),
  '/passport/captcha': call({
    ...accountForm,
    summary:
      'Sends a code of six digits, good for one scene, once: to register where there is no account, otherwise where there is one. Binding and deleting need a session',
    auth: 'either',
    body: z.object({ ...contactFields, scene }),
    /** Seconds: until another can be asked for, and how long this one is good. */
    data: z.object({ wait: z.number().int(), expires_in: z.number().int() }),
    errors: [-200, -206, -213, -215, -221, -305, -503],
  }),
  '/passport/register': call({
    ...accountForm,
    summary: 'Makes an account for an e-mail address or a phone number',
    auth: 'anyone',
    body: z.object({
      ...contactFields,
      /** Without one, signing in takes a code. */
      password: newPassword.optional(),
      /** Needed for phones, and for e-mail where `/passport/options` says so. */
      captcha: captcha.optional(),
      /** The terms, the privacy policy and the use of cookies, all three. */
      agreed: z.literal(true, 'x-agree' satisfies MessageCode),
    }),
    data: ticket,
    errors: [-206, -303, -429],
  }),
  '/passport/login': call({
    ...accountForm,
    summary: 'Proves who one is; its api_token is exchanged by /login within five minutes',
    auth: 'anyone',
    body: z.object({
      /** Without one, what is given decides. */
      type: loginType.optional(),
      ...contactFields,
      /** An e-mail address or a phone number, whichever it looks like. */
      account: z.string().trim().min(1).max(254).optional(),
      password: password.optional(),
      captcha: captcha.optional(),
      /** Of type `state` (17): the state of a QR code that was confirmed. */
      state: apiToken.optional(),
      /** Of type `dingtalk` (9): what the client of the workplace chat app has given the page. */
      provider: z.literal('dingtalk').optional(),
      code: z
        .string()
        .regex(/^[\w-]{1,200}$/)
        .optional(),
      /** The agreement; without it nobody new is taken in. */
      agreed: z.boolean().optional(),
    }),
    data: ticket,
    errors: [-200, -205, -221, -303, -429],
  }),
  '/passport/reset_password': call({
    ...accountForm,
    summary: 'Sets a new password by a code of the scene resetpwd and signs every device out',
    auth: 'anyone',
    body: z.object({ ...contactFields, captcha, password: newPassword }),
    data: ticket.extend({
      /** Identities and phone numbers that are linked no more: they were before anybody had proved the address. */
      unlinked: z.number().int(),
    }),
    errors: [-303, -429],
    methods: ['POST', 'PUT'],
  }),
  '/passport/change_password': call({
    ...accountForm,
    summary: 'Sets or changes the own password and signs the other devices out',
    auth: 'session',
    body: z.object({
      /** The old one, or a code of the scene resetpwd to an own address. */
      old_password: password.optional(),
      ...contactFields,
      captcha: captcha.optional(),
      password: newPassword,
    }),
    data: nothing,
    errors: [-205, -303, -429],
  }),
  '/passport/qr': call({
    ...accountForm,
    summary: 'A code to be shown as a QR code, and the state by which only this browser can use it',
    auth: 'anyone',
    body: nothing,
    data: z.object({ code: id, state: apiToken, expires_in: z.number().int() }),
    errors: [-429],
  }),
  '/passport/qr_state': call({
    ...accountForm,
    summary:
      'Whether somebody has looked at the QR code or confirmed it; then /passport/login takes the state (17), once',
    auth: 'anyone',
    body: z.object({ state: apiToken }),
    data: z.object({ status: z.enum(['waiting', 'seen', 'confirmed', 'refused', 'over']) }),
    errors: [],
  }),
  '/passport/qr_confirm': call({
    ...accountForm,
    summary: 'From a signed-in phone: who asks to be signed in by this QR code, and whether they shall be',
    auth: 'session',
    body: z.object({ code: id, action: z.enum(['look', 'confirm', 'refuse']) }),
    data: z.object({ device: z.string(), address: z.string() }),
    errors: [-303],
  }),
  '/passport/bindings': call({
    ...accountForm,
    summary: 'The providers by which the person is known',
    auth: 'session',
    body: nothing,
    data: z.object({ bindings }),
    errors: [],
  }),
  '/passport/bind': call({
    ...accountForm,
    summary:
      'Binds who came back from GET /api/passport/login-url, which was asked for with this session, within five minutes',
    auth: 'session',
    body: z.object({ bind_token: apiToken }),
    data: z.object({ bindings }),
    errors: [-204, -303],
  }),
  '/passport/unbind': call({
    ...accountForm,
    summary: 'From now on the person is not known by this provider; refused for the last way to sign in',
    auth: 'session',
    body: z.object({ oauth_id: id }),
    data: z.object({ bindings }),
    errors: [-104, -215],
  }),
  '/passport/user': call({
    ...accountForm,
    summary: 'The signed-in person; nobody else is told of by their id',
    auth: 'session',
    body: ofSelf,
    data: z.object({ user }),
    errors: [-200],
  }),
  '/passport/contact': call({
    ...accountForm,
    summary: 'Where the signed-in person can be reached',
    auth: 'session',
    body: ofSelf,
    data: user.pick({ email: true, phone: true }),
    errors: [-200],
  }),
  '/passport/delete_user': call({
    ...accountForm,
    summary: 'As /user/destroy',
    auth: 'session',
    body: destroyBody.extend(ofSelf.shape),
    data: nothing,
    errors: [-200, -215, -303, -429],
  }),
}
