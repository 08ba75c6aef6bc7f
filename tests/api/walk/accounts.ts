import type { Path } from '@ramify/contract'
import { networkTries } from '../../../apps/server/src/domains/accounts/verification/tries.ts'
import { createLimits, type Limit } from '../../../apps/server/src/platform/limits/limits.ts'
import { atMost } from '../../../apps/server/src/platform/limits/rules.ts'
import { hashToken } from '../../../apps/server/src/platform/random.ts'
import { lastCode } from '../../kit/server/outbox.ts'
import { bindToken, bound } from './identities.ts'
import type { Rows } from './row.ts'
import { withoutDelivery } from './without-delivery.ts'
import { type Account, someId, type World } from './world.ts'

type Calls = Exclude<
  Extract<Path, `/passport/${string}` | '/login' | '/logout' | `/user/${string}`>,
  '/user/del_recent_edit'
>

let registered = 0
const newEmail = () => `walk-${Date.now()}-${registered++}@example.com`

const agreed = true as const
const password = 'secret-1'
/** Of six digits, so it may be the right one; once in a million walks. */
const captcha = '000000'
const phrase = 'Delete my account'
const reason = 'A walk'

const codeFor = ({ server }: World, email: string) => lastCode(server.store.dataDir, email)

/** Where one was sent within the minute, that one: nobody has used it. */
async function destroyCode({ api, email }: Account, world: World): Promise<string> {
  await api('/passport/captcha', { scene: 'destroy' }).catch((error) => {
    if (error.errno !== -305) throw error
  })
  return codeFor(world, email)
}

/**
 * Counts so many as if each had come as soon as it was let in. In one statement: transactions in a row, from here, would
 * keep everybody else on SQLite waiting.
 */
async function count({ store }: World, { name, subject, rule }: Limit, times: number): Promise<void> {
  let counted: { note: string; until: number } | undefined
  for (let [nth, at] = [0, Date.now()]; nth < times; ) {
    const verdict = rule.take(counted?.note ?? null, at)
    if ('wait' in verdict) at += verdict.wait
    else {
      counted = verdict
      nth++
    }
  }
  const { note = '', until: expires_at = 0 } = counted ?? {}
  await store.database
    .tables<{ limit_notes: { key: string; note: string; expires_at: number } }>()
    .insertInto('limit_notes')
    .values({ key: `${name}:${hashToken(subject)}`, note, expires_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ note, expires_at }))
    .execute()
}

/** As many wrong tries for an address as make the next one wait for minutes. */
const exhaust = async (world: World, email: string) => {
  for (const by of ['password', 'code'] as const) {
    await count(world, networkTries({ contact: { kind: 'email', value: email }, address: '127.0.0.1', by }), 12)
  }
}

/** -429 for this address, whatever is brought. */
const exhausted =
  <P extends Calls>(path: P, body: (email: string) => object) =>
  async (owner: Account, world: World) => {
    await exhaust(world, owner.email)
    return world.outcome(
      path.startsWith('/user/') || /change|delete/.test(path) ? owner : null,
      path,
      body(owner.email) as never,
    )
  }

const qrCodes: Limit = { name: 'qr-network', subject: '127.0.0.1', rule: atMost({ count: 60, per: 600_000 }) }

export const accountRows: Rows<Calls, Account> = {
  '/passport/options': { reads: true, right: () => ({}), errors: {} },
  '/passport/captcha': {
    right: () => ({ email: newEmail(), scene: 'register' }),
    errors: {
      '-200': (_owner, world) => world.outcome(null, '/passport/captcha', { email: newEmail(), scene: 'login' }),
      '-206': ({ email }, world) => world.outcome(null, '/passport/captcha', { email, scene: 'register' }),
      '-213': (_owner, world) => world.outcome(null, '/passport/captcha', { email: newEmail(), scene: 'bind' }),
      '-215': (owner, world) => world.outcome(owner, '/passport/captcha', { email: newEmail(), scene: 'destroy' }),
      '-221': (_owner, world) => world.outcome(null, '/passport/captcha', { telephone: '13800000000', scene: 'login' }),
      '-305': async ({ api, email }, world) => {
        await api('/passport/captcha', { email, scene: 'login' })
        return world.outcome(null, '/passport/captcha', { email, scene: 'login' })
      },
      '-503': (_owner, world) =>
        withoutDelivery(world, () =>
          world.outcome(null, '/passport/captcha', { email: newEmail(), scene: 'register' }),
        ),
    },
  },
  '/passport/register': {
    right: () => ({ email: newEmail(), password, agreed }),
    errors: {
      '-206': ({ email }, world) => world.outcome(null, '/passport/register', { email, password, agreed }),
      '-303': (_owner, world) => world.outcome(null, '/passport/register', { email: newEmail(), captcha, agreed }),
      '-429': exhausted('/passport/register', (email) => ({ email, password, agreed })),
    },
  },
  '/passport/login': {
    right: ({ email, password }) => ({ email, password }),
    errors: {
      '-200': (_owner, world) => world.outcome(null, '/passport/login', { email: newEmail(), password }),
      '-205': ({ email }, world) => world.outcome(null, '/passport/login', { email, password: 'secret-2' }),
      '-221': (_owner, world) => world.outcome(null, '/passport/login', { telephone: '13800000000', password }),
      '-303': ({ email }, world) => world.outcome(null, '/passport/login', { email, captcha }),
      '-429': exhausted('/passport/login', (email) => ({ email, password })),
    },
  },
  '/passport/reset_password': {
    right: async ({ api, email }, world) => {
      await api('/passport/captcha', { email, scene: 'resetpwd' })
      return { email, captcha: await codeFor(world, email), password: 'secret-2' }
    },
    errors: {
      '-303': ({ email }, world) => world.outcome(null, '/passport/reset_password', { email, captcha, password }),
      '-429': exhausted('/passport/reset_password', (email) => ({ email, captcha, password })),
    },
  },
  '/passport/change_password': {
    right: ({ password: old_password }) => ({ old_password, password: 'secret-2' }),
    errors: {
      '-205': (owner, world) =>
        world.outcome(owner, '/passport/change_password', { old_password: 'secret-9', password }),
      '-303': (owner, world) => world.outcome(owner, '/passport/change_password', { captcha, password }),
      '-429': exhausted('/passport/change_password', () => ({ old_password: password, password })),
    },
  },
  '/passport/qr': {
    right: () => ({}),
    errors: {
      '-429': async (_owner, world) => {
        await count(world, qrCodes, 60)
        const errno = await world.outcome(null, '/passport/qr', {})
        await createLimits({ database: world.store.database }).forget(qrCodes)
        return errno
      },
    },
  },
  '/passport/qr_state': {
    right: async ({ api }) => ({ state: (await api('/passport/qr', {})).state }),
    errors: {},
  },
  '/passport/qr_confirm': {
    right: async ({ api }) => ({ code: (await api('/passport/qr', {})).code, action: 'look' }),
    errors: {
      '-303': (owner, world) => world.outcome(owner, '/passport/qr_confirm', { code: someId(), action: 'confirm' }),
    },
  },
  '/passport/bindings': { reads: true, right: () => ({}), errors: {} },
  '/passport/bind': {
    right: async (owner, world) => ({ bind_token: await bindToken(world, owner) }),
    errors: {
      '-204': async (owner, world) => {
        await bound(owner, world)
        return world.outcome(owner, '/passport/bind', { bind_token: await bindToken(world, owner) })
      },
      '-303': (owner, world) => world.outcome(owner, '/passport/bind', { bind_token: 'x'.repeat(43) }),
    },
  },
  '/passport/unbind': {
    right: async (owner, world) => ({ oauth_id: await bound(owner, world) }),
    errors: {
      '-104': (owner, world) => world.outcome(owner, '/passport/unbind', { oauth_id: someId() }),
      '-215': async (owner, world) => {
        const oauth_id = await bound(owner, world)
        await world.store.database
          .tables<{ accounts: { id: string; email: string | null } }>()
          .updateTable('accounts')
          .set({ email: null })
          .where('id', '=', owner.id)
          .execute()
        return world.outcome(owner, '/passport/unbind', { oauth_id })
      },
    },
  },
  '/passport/user': {
    reads: true,
    right: ({ id }) => ({ user_id: id }),
    errors: { '-200': (owner, world) => world.outcome(owner, '/passport/user', { user_id: someId() }) },
  },
  '/passport/contact': {
    reads: true,
    right: ({ id }) => ({ user_id: id }),
    errors: { '-200': (owner, world) => world.outcome(owner, '/passport/contact', { user_id: someId() }) },
  },
  '/passport/delete_user': {
    right: async (owner, world) => ({ user_id: owner.id, phrase, reason, captcha: await destroyCode(owner, world) }),
    errors: {
      '-200': (owner, world) =>
        world.outcome(owner, '/passport/delete_user', { user_id: someId(), phrase, reason, captcha }),
      '-215': (owner, world) =>
        world.outcome(owner, '/passport/delete_user', { phrase, reason, captcha, email: newEmail() }),
      '-303': (owner, world) => world.outcome(owner, '/passport/delete_user', { phrase, reason, captcha }),
      '-429': exhausted('/passport/delete_user', () => ({ phrase, reason, captcha })),
    },
  },
  '/login': {
    right: async ({ api, email, password }) => api('/passport/login', { email, password }),
    errors: { '-102': (_owner, world) => world.outcome(null, '/login', { api_token: 'x'.repeat(43) }) },
  },
  '/logout': { right: () => ({}), errors: {} },
  '/user/info': { reads: true, right: () => ({}), errors: {} },
  '/user/edit-data': { right: () => ({ sort_by: 'asc' }), errors: {} },
  '/user/sessions': { reads: true, right: () => ({}), errors: {} },
  '/user/end_session': {
    right: async ({ api }) => ({ session_id: (await api('/user/sessions', {})).sessions[0]?.session_id ?? '' }),
    errors: { '-104': (owner, world) => world.outcome(owner, '/user/end_session', { session_id: someId() }) },
  },
  '/user/end_other_sessions': { right: () => ({}), errors: {} },
  '/user/edit': { right: () => ({ nickname: 'Walker', avatar: 'leaf' }), errors: {} },
  '/user/edit_share_pwd': { right: () => ({ password: '1234' }), errors: {} },
  '/user/client_token': { right: () => ({}), errors: {} },
  '/user/bind': {
    right: async ({ api, password }, world) => {
      const email = newEmail()
      await api('/passport/captcha', { email, scene: 'bind' })
      return { email, captcha: await codeFor(world, email), password }
    },
    errors: {
      '-204': async (owner, world) => {
        const { email, password } = owner
        await owner.api('/passport/captcha', { email, scene: 'bind' })
        return world.outcome(owner, '/user/bind', { email, captcha: await codeFor(world, email), password })
      },
      '-205': (owner, world) =>
        world.outcome(owner, '/user/bind', { email: newEmail(), captcha, password: 'not-it-at-all' }),
      '-303': (owner, world) => {
        const { password } = owner
        return world.outcome(owner, '/user/bind', { email: newEmail(), captcha, password })
      },
      '-429': exhausted('/user/bind', (email) => ({ email, captcha, old_captcha: captcha })),
    },
  },
  '/user/export': {
    right: () => ({}),
    errors: {
      '-429': async (owner, world) => {
        for (let nth = 0; nth < 5; nth++) await owner.api('/user/export', {})
        return world.outcome(owner, '/user/export', {})
      },
    },
  },
  '/user/destroy': {
    right: async (owner, world) => ({ phrase, reason, captcha: await destroyCode(owner, world) }),
    errors: {
      '-215': (owner, world) => world.outcome(owner, '/user/destroy', { phrase, reason, captcha, email: newEmail() }),
      '-303': (owner, world) => world.outcome(owner, '/user/destroy', { phrase, reason, captcha }),
      '-429': exhausted('/user/destroy', () => ({ phrase, reason, captcha })),
    },
  },
}
