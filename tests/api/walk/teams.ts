import type { Path } from '@ramify/contract'
import { newEmail, type Person } from '../../kit/api.ts'
import type { Rows } from './row.ts'
import { withoutDelivery } from './without-delivery.ts'
import { type Account, someId } from './world.ts'

type Calls = Exclude<Extract<Path, `/team_${string}`>, '/team_worker'>

const made = async ({ api }: Pick<Person, 'api'>, team_name = 'Secret team') => {
  const { team_id, root_guid } = await api('/team_add', { team_name })
  return { team_id, root: root_guid ?? '' }
}

type Member = Pick<Account, 'api' | 'id'>

/** A team of the first in which the second is a member. */
export async function teamOfBoth(owner: Member, member: Member) {
  const team = await made(owner)
  const { team_id } = team
  await owner.api('/team_user', { action: 'add', team_id, user_id: member.id })
  await member.api('/team_user', { action: 'accept', team_id })
  return team
}

export const teamRows: Rows<Calls, Account> = {
  '/team_list': { reads: true, right: () => ({}), errors: {} },
  '/team_add': {
    right: () => ({ team_name: 'Harbour' }),
    errors: {
      '-429': async (owner, world) => {
        for (let nth = 0; nth < 20; nth++) await made(owner)
        return world.outcome(owner, '/team_add', { team_name: 'One more' })
      },
    },
  },
  '/team_edit': {
    right: async (owner) => ({ team_id: (await made(owner)).team_id, team_name: 'Other' }),
    errors: { '-104': (owner, world) => world.outcome(owner, '/team_edit', { team_id: someId(), team_name: 'Mine' }) },
  },
  '/team_delete': {
    right: async (owner) => ({ team_id: (await made(owner)).team_id }),
    errors: { '-104': (owner, world) => world.outcome(owner, '/team_delete', { team_id: someId() }) },
  },
  '/team_user_list': {
    right: async (owner) => ({ team_id: (await made(owner)).team_id }),
    errors: { '-104': (owner, world) => world.outcome(owner, '/team_user_list', { team_id: someId() }) },
  },
  '/team_user': {
    right: async (owner, world) => ({
      action: 'add',
      team_id: (await made(owner)).team_id,
      user_id: (await world.person()).id,
    }),
    errors: {
      '-104': (owner, world) => world.outcome(owner, '/team_user', { action: 'accept', team_id: someId() }),
      '-113': async (owner, world) => {
        const { team_id } = await made(owner)
        const invite = async () =>
          world.outcome(owner, '/team_user', { action: 'add', team_id, user_id: (await world.person()).id })
        await invite()
        await invite()
        return invite()
      },
      '-200': async (owner, world) =>
        world.outcome(owner, '/team_user', {
          action: 'add',
          team_id: (await made(owner)).team_id,
          user_id: someId(),
        }),
      '-429': async (owner, world) => {
        const wish = { action: 'add', team_id: (await made(owner)).team_id, user_id: someId() } as const
        for (let nth = 0; nth < 60; nth++) await world.outcome(owner, '/team_user', wish)
        return world.outcome(owner, '/team_user', wish)
      },
      '-503': async (owner, world) => {
        const body = { action: 'add', team_id: (await made(owner)).team_id, email: newEmail() } as const
        // The folder of messages is made with the first one.
        await owner.api('/passport/captcha', { email: newEmail(), scene: 'register' })
        return withoutDelivery(world, () => world.outcome(owner, '/team_user', body))
      },
    },
  },
}
