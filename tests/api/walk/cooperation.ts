import { newEmail } from '../../kit/api.ts'
import type { Rows } from './row.ts'
import { withoutDelivery } from './without-delivery.ts'
import { type Owner, someId, type World } from './world.ts'

export type CooperationPath =
  | '/cooperation'
  | '/team_worker'
  | '/edit_permission'
  | '/set_user_editor'
  | '/check_cooperation_token'
  | '/hand_over_file'
  | '/request_access'
  | '/access_log'

const names = {
  status: (file_guid: string) => ({ action: 'set_status', file_guid, is_cooperation: 1 }) as const,
  list: (file_guid: string) => ({ action: 'ls', file_guid }) as const,
  editor: (file_guid: string) => ({ file_guid, user_id: someId() }),
  preview: (file_guid: string) => ({ type: 0, file_guid }) as const,
  file: (file_guid: string) => ({ file_guid }),
}

const unknown = (path: CooperationPath, naming: (id: string) => object) => ({
  '-104': (owner: Owner, world: World) => world.outcome(owner, path, naming(someId()) as never),
})

/** Opens the file to others, and gives the code to join by. */
async function invite({ api, file: file_guid }: Owner): Promise<string> {
  const { invite: made } = await api('/team_worker', { action: 'invite', file_guid })
  return made?.code ?? ''
}

async function addMember(owner: Owner, world: World) {
  const member = await world.person()
  await owner.api('/team_worker', { action: 'add', file_guid: owner.file, user_id: member.id })
  return member
}

const secondFile = async ({ api }: Owner) => (await api('/touch', {})).file_guid

export const cooperationRows: Rows<CooperationPath> = {
  '/cooperation': {
    right: ({ file }) => names.status(file),
    naming: names.status,
    errors: {
      ...unknown('/cooperation', names.status),
      '-111': async (owner, world) => {
        await invite(owner)
        return world.outcome(owner, '/cooperation', names.status(await secondFile(owner)))
      },
    },
  },
  '/team_worker': {
    right: async ({ file: file_guid }, world) => ({ action: 'add', file_guid, user_id: (await world.person()).id }),
    naming: names.list,
    errors: {
      ...unknown('/team_worker', names.list),
      '-111': async (owner, world) => {
        await invite(owner)
        return world.outcome(owner, '/team_worker', { action: 'invite', file_guid: await secondFile(owner) })
      },
      '-113': async (owner, world) => {
        await addMember(owner, world)
        await addMember(owner, world)
        const { id: user_id } = await world.person()
        return world.outcome(owner, '/team_worker', { action: 'add', file_guid: owner.file, user_id })
      },
      '-200': (owner, world) =>
        world.outcome(owner, '/team_worker', { action: 'add', file_guid: owner.file, user_id: someId() }),
      '-429': async (owner, world) => {
        const body = { action: 'add', file_guid: owner.file, email: newEmail() } as const
        await owner.api('/team_worker', body)
        return world.outcome(owner, '/team_worker', body)
      },
      '-503': async (owner, world) => {
        const body = { action: 'add', file_guid: owner.file, email: newEmail() } as const
        // The folder of messages is made with the first one.
        await owner.api('/passport/captcha', { email: newEmail(), scene: 'register' })
        return withoutDelivery(world, () => world.outcome(owner, '/team_worker', body))
      },
    },
  },
  '/edit_permission': {
    reads: true,
    right: ({ file }) => names.list(file),
    naming: names.list,
    errors: {
      ...unknown('/edit_permission', names.list),
      '-109': async (owner, world) => {
        const member = await addMember(owner, world)
        // Who has the turn was there a moment ago.
        await leave(owner, world)
        return world.outcome(member, '/edit_permission', { action: 'apply', file_guid: owner.file })
      },
      '-110': async (owner, world) => {
        const member = await addMember(owner, world)
        await member.api('/edit_permission', { action: 'apply', file_guid: owner.file })
        return world.outcome(member, '/edit_permission', { action: 'apply', file_guid: owner.file })
      },
    },
  },
  '/set_user_editor': {
    right: async (owner, world) => {
      const { id: user_id } = await addMember(owner, world)
      await owner.api('/cooperation', { action: 'set_mode', file_guid: owner.file, mode: 'together' })
      return { file_guid: owner.file, user_id }
    },
    naming: names.editor,
    errors: {
      ...unknown('/set_user_editor', names.editor),
      '-109': async (owner, world) => {
        const { id: user_id } = await addMember(owner, world)
        return world.outcome(owner, '/set_user_editor', { file_guid: owner.file, user_id })
      },
    },
  },
  '/check_cooperation_token': {
    right: async (owner) => {
      await invite(owner)
      return names.preview(owner.file)
    },
    naming: names.preview,
    nothing: '"220"',
    errors: {
      ...unknown('/check_cooperation_token', names.preview),
      '-102': (owner, world) => world.outcome(null, '/check_cooperation_token', { type: 1, file_guid: owner.file }),
      '-113': async (owner, world) => {
        const meta_token = await invite(owner)
        await addMember(owner, world)
        await addMember(owner, world)
        const late = await world.person()
        return world.outcome(late, '/check_cooperation_token', { type: 1, file_guid: owner.file, meta_token })
      },
      '-429': async (owner, world) => {
        await invite(owner)
        const body = { type: 1, file_guid: owner.file, meta_token: 'WRONG' } as const
        const late = await world.person()
        for (let nth = 0; nth < 5; nth++) await world.outcome(late, '/check_cooperation_token', body)
        return world.outcome(late, '/check_cooperation_token', body)
      },
    },
  },
  '/hand_over_file': {
    right: async (owner, world) => ({ file_guid: owner.file, user_id: (await addMember(owner, world)).id }),
    naming: names.editor,
    errors: {
      ...unknown('/hand_over_file', names.editor),
      '-111': async (owner, world) => {
        const member = await addMember(owner, world)
        // As many documents as the plan allows.
        for (let nth = 0; nth < 3; nth++) await member.api('/touch', {})
        return world.outcome(owner, '/hand_over_file', { file_guid: owner.file, user_id: member.id })
      },
      '-200': async (owner, world) => world.outcome(owner, '/hand_over_file', names.editor(owner.file)),
    },
  },
  '/request_access': {
    reads: true,
    right: ({ file }) => names.file(file),
    naming: names.file,
    nothing: '"errno":0',
    errors: {
      '-429': async (owner, world) => {
        for (let nth = 0; nth < 10; nth++) await owner.api('/request_access', { file_guid: someId() })
        return world.outcome(owner, '/request_access', { file_guid: someId() })
      },
    },
  },
  '/access_log': {
    reads: true,
    right: ({ file }) => names.file(file),
    naming: names.file,
    errors: unknown('/access_log', names.file),
  },
}

/** As if the owner had closed the document. */
async function leave({ id, file }: Owner, { store }: World): Promise<void> {
  const now = Date.now()
  await store.database
    .tables<{ cooperation_presence: { file_id: string; person_id: string; seen_at: number; left_at: number } }>()
    .insertInto('cooperation_presence')
    .values({ file_id: file, person_id: id, seen_at: now, left_at: now + 1 })
    .execute()
}
