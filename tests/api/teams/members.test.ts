// @module-tag never-retried

import type { CallError } from '@ramify/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiClient, newEmail, type Person, password } from '../../kit/api.ts'
import { engines } from '../../kit/database/engines.ts'
import { keptMessages } from '../../kit/server/outbox.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import { type SharedServer, sharedServer, sharedServerWithPlans } from '../../kit/server/shared-servers.ts'

type Member = Person & { id: string }

describe.each(engines)('members of a team, on $name', (engine) => {
  let server: SharedServer
  let store: ReturnType<typeof openStoreOf>
  let free: ReturnType<typeof openStoreOf>
  let ann: Member
  let ben: Member
  beforeAll(async () => {
    server = await sharedServer(engine)
    store = openStoreOf(server)
    free = openStoreOf(await sharedServerWithPlans(engine))
    ;[ann, ben] = [await store.newPerson(), await store.newPerson()]
  })
  afterAll(() => Promise.all([store.close(), free.close()]))

  const teamOf = async (owner: Member, team_name = 'Harbour') => {
    const { team_id, root_guid } = await owner.api('/team_add', { team_name })
    return { team_id, root: root_guid ?? '' }
  }
  const add = (owner: Member, team_id: string, user_id: string) =>
    owner.api('/team_user', { action: 'add', team_id, user_id })
  const join = async (owner: Member, member: Member, team_id: string) => {
    await add(owner, team_id, member.id)
    await member.api('/team_user', { action: 'accept', team_id })
  }
  const refusal = (call: Promise<unknown>) =>
    call.then(
      () => 'done',
      ({ errno, failure }: CallError) => `${errno} ${failure.code}`,
    )
  const rolesIn = async ({ api }: Member, team_id: string) =>
    (await api('/team_user_list', { team_id })).members.map(({ user_id, role, state }) => [user_id, role, state])

  it('are invited, answer, and see the team once they have accepted', async () => {
    const { team_id, root } = await teamOf(ann)
    const { member } = await ann.api('/team_user', { action: 'add', team_id, email: ben.email })
    expect(member).toMatchObject({ user_id: ben.id, role: 'editor', state: 'invited' })
    const [invitation] = (await ben.api('/team_list', {})).teams
    expect(invitation).toMatchObject({ team_id, state: 'invited', root_guid: null, invited_by: { user_id: ann.id } })
    expect(await refusal(ben.api('/team_user_list', { team_id }))).toMatch(/^-104/)
    expect(await refusal(ben.api('/get_root_dir', { team_id }))).toMatch(/^-104/)
    expect(await refusal(ben.api('/ls', { dir_guid: root }))).toMatch(/^-104/)
    expect(await refusal(ben.api('/ls_trash', { team_id }))).toMatch(/^-104/)
    const { team } = await ben.api('/team_user', { action: 'accept', team_id })
    expect(team).toMatchObject({ state: 'member', role: 'editor', root_guid: root, members: 2, invited_by: null })
    expect(await rolesIn(ben, team_id)).toEqual([
      [ann.id, 'owner', 'member'],
      [ben.id, 'editor', 'member'],
    ])
    // Accepted twice, or without an invitation.
    expect(await refusal(ben.api('/team_user', { action: 'accept', team_id }))).toMatch(/^-104/)
    const carl = await store.newPerson()
    expect(await refusal(carl.api('/team_user', { action: 'accept', team_id }))).toMatch(/^-104/)
    expect(await ben.api('/team_user', { action: 'quit', team_id })).toMatchObject({ team: null })
    expect((await ben.api('/team_list', {})).teams).toEqual([])
  })

  it('decline, or have said that they accept no invitations (215)', async () => {
    const { team_id } = await teamOf(ann)
    await add(ann, team_id, ben.id)
    await ben.api('/team_user', { action: 'decline', team_id })
    expect((await ben.api('/team_list', {})).teams).toEqual([])
    expect(await rolesIn(ann, team_id)).toEqual([[ann.id, 'owner', 'member']])
    const carl = await store.newPerson()
    await carl.api('/user/edit-data', { accept_invitations: 0 })
    expect(await refusal(add(ann, team_id, carl.id))).toBe('-400 215')
  })

  it('are neither oneself (217) nor somebody who is there (216); twice invited is once', async () => {
    const { team_id } = await teamOf(ann)
    expect(await refusal(add(ann, team_id, ann.id))).toBe('-400 217')
    await add(ann, team_id, ben.id)
    await add(ann, team_id, ben.id)
    expect(await rolesIn(ann, team_id)).toHaveLength(2)
    await ben.api('/team_user', { action: 'accept', team_id })
    expect(await refusal(add(ann, team_id, ben.id))).toBe('-400 216')
    const nobody = '0'.repeat(32)
    expect(await refusal(ann.api('/team_user', { action: 'add', team_id, user_id: nobody }))).toBe('-200 206')
    expect(await refusal(ann.api('/team_user', { action: 'add', team_id }))).toMatch(/^-400/)
  })

  it('are invited by an address that nobody has yet, and asked once somebody signs in with it', async () => {
    const { team_id } = await teamOf(ann, 'Lighthouse')
    const [email, other] = [newEmail(), newEmail()]
    const byMail = (address: string) => ann.api('/team_user', { action: 'add', team_id, email: address })
    expect(await byMail(email)).toMatchObject({ member: null, candidates: [], address: email })
    await byMail(other)
    const listed = () => ann.api('/team_user_list', { team_id })
    const { invitations } = await listed()
    expect(invitations.map(({ kind, address }) => `${kind} ${address}`).sort()).toEqual(
      [`email ${email}`, `email ${other}`].sort(),
    )
    await join(ann, ben, team_id)
    expect((await ben.api('/team_user_list', { team_id })).invitations).toEqual([])
    const sent = invitations.find(({ address }) => address === other)
    const taken = { action: 'uninvite', team_id, invitation_id: sent?.id ?? '' } as const
    expect(await refusal(ben.api('/team_user', taken))).toMatch(/^-104/)
    await ann.api('/team_user', taken)
    const [mail] = await keptMessages(server.store.dataDir, email)
    expect(mail?.text).toContain(`${server.address}/team`)
    expect(mail?.subject).toContain('Lighthouse')

    const guest = apiClient(server.address)
    for (const [address, isInvited] of [[other, false] as const, [email, true] as const]) {
      const { api_token } = await guest('/passport/register', { email: address, password, agreed: true })
      const api = apiClient(server.address, (await guest('/login', { api_token })).token)
      const { teams } = await api('/team_list', {})
      expect(teams).toMatchObject(isInvited ? [{ team_id, state: 'invited', invited_by: { user_id: ann.id } }] : [])
      if (!isInvited) continue
      await expect
        .poll(async () => (await api('/ls_notifications', {})).notifications)
        .toMatchObject([{ type: 'team-invited' }])
      await api('/team_user', { action: 'accept', team_id })
      expect((await api('/team_list', {})).teams).toMatchObject([{ team_id, state: 'member' }])
    }
    expect((await listed()).invitations).toEqual([])
  })

  it('who are removed are not invited again by what was sent to their address', async () => {
    const { team_id } = await teamOf(ann)
    const [carl, email] = [await store.newPerson(), newEmail()]
    await ann.api('/team_user', { action: 'add', team_id, email })
    await join(ann, carl, team_id)
    await store.database
      .tables<{ accounts: { id: string; email: string } }>()
      .updateTable('accounts')
      .set({ email })
      .where('id', '=', carl.id)
      .execute()
    await ann.api('/team_user', { action: 'remove', team_id, user_id: carl.id })
    expect((await ann.api('/team_user_list', { team_id })).invitations).toEqual([])
    const { api_token } = await apiClient(server.address)('/passport/login', { email, password })
    await apiClient(server.address)('/login', { api_token })
    expect((await carl.api('/team_list', {})).teams).toEqual([])
  })

  it('are found by nickname among people one has worked with', async () => {
    const [dora, other, owner] = [await store.newPerson(), await store.newPerson(), await store.newPerson()]
    for (const person of [dora, other]) await person.api('/user/edit', { nickname: 'Dora Q' })
    const { team_id } = await teamOf(owner)
    const byName = () => owner.api('/team_user', { action: 'add', team_id, nickname: 'Dora Q' })
    expect(await refusal(byName())).toBe('-200 206')
    const { file_guid } = await owner.api('/touch', {})
    await store.letIn(dora.id, file_guid, 'viewer')
    expect((await byName()).member).toMatchObject({ user_id: dora.id, state: 'invited' })
    await owner.api('/team_user', { action: 'remove', team_id, user_id: dora.id })
    await store.letIn(other.id, file_guid, 'viewer')
    const { member, candidates } = await byName()
    expect(member).toBeNull()
    expect(candidates.map(({ user_id }) => user_id).sort()).toEqual([dora.id, other.id].sort())
  })

  it('are changed by the owner alone', async () => {
    const [carl, dora] = [await store.newPerson(), await store.newPerson()]
    const { team_id } = await teamOf(ann)
    await join(ann, ben, team_id)
    await join(ann, carl, team_id)
    const stranger = await store.newPerson()
    for (const { api } of [ben, stranger]) {
      expect(await refusal(api('/team_user', { action: 'add', team_id, user_id: dora.id }))).toMatch(/^-104/)
      expect(await refusal(api('/team_user', { action: 'remove', team_id, user_id: carl.id }))).toMatch(/^-104/)
      expect(await refusal(api('/team_user', { action: 'role', team_id, user_id: ben.id, role: 'owner' }))).toMatch(
        /^-104/,
      )
      expect(await refusal(api('/team_edit', { team_id, team_name: 'Mine' }))).toMatch(/^-104/)
      expect(await refusal(api('/team_delete', { team_id }))).toMatch(/^-104/)
    }
    expect(await refusal(stranger.api('/team_user_list', { team_id }))).toMatch(/^-104/)
    expect(await rolesIn(ann, team_id)).toHaveLength(3)
  })

  it('get the team when it is handed over, and only then its owner may leave', async () => {
    const { team_id, root } = await teamOf(ann)
    await join(ann, ben, team_id)
    const { file_guid } = await ann.api('/touch', { parent_guid: root, file_name: 'Handed over' })
    expect(await refusal(ann.api('/team_user', { action: 'quit', team_id }))).toBe('-400 x-hand-over-first')
    const carl = await store.newPerson()
    await add(ann, team_id, carl.id)
    expect(await refusal(ann.api('/team_user', { action: 'role', team_id, user_id: carl.id, role: 'owner' }))).toMatch(
      /^-104/,
    )
    await ann.api('/team_user', { action: 'role', team_id, user_id: ben.id, role: 'owner' })
    expect(await rolesIn(ann, team_id)).toEqual([
      [ben.id, 'owner', 'member'],
      [ann.id, 'editor', 'member'],
      [carl.id, 'editor', 'invited'],
    ])
    expect(await ben.api('/file_info', { file_guid })).toMatchObject({ owner_id: ben.id, is_owner: true })
    await ann.api('/team_user', { action: 'quit', team_id })
    expect(await refusal(ann.api('/file_info', { file_guid }))).toMatch(/^-104/)
    expect((await ben.api('/file_info', { file_guid })).file_name).toBe('Handed over')
  })

  it('keep a team that was handed over while the owner before wanted to end it', async () => {
    const { team_id } = await teamOf(ann)
    await join(ann, ben, team_id)
    const outcomes = await Promise.allSettled([
      ann.api('/team_user', { action: 'role', team_id, user_id: ben.id, role: 'owner' }),
      ...Array.from({ length: 4 }, () => ann.api('/team_delete', { team_id })),
    ])
    const [handed, ...ended] = outcomes.map(({ status }) => status === 'fulfilled')
    // Whichever came first, and nothing after it.
    expect([handed, ...ended].filter(Boolean)).toHaveLength(1)
    const { teams } = await ben.api('/team_list', {})
    expect(teams.some((team) => team.team_id === team_id)).toBe(handed)
  })

  it('are at most as many as the plan of the owner allows (219), also when all come at once', async () => {
    const [owner, ...others] = await Promise.all(Array.from({ length: 7 }, () => free.newPerson()))
    if (!owner) throw new Error('there is one')
    const { team_id } = await teamOf(owner)
    const outcomes = await Promise.all(others.map(({ id }) => refusal(add(owner, team_id, id))))
    expect(outcomes.sort()).toEqual([...Array(4).fill('-113 219'), 'done', 'done'])
    expect((await owner.api('/team_user_list', { team_id })).members_limit).toBe(3)
    expect(await rolesIn(owner, team_id)).toHaveLength(3)
    // A place that becomes free can be given again.
    const [, first] = await rolesIn(owner, team_id)
    await owner.api('/team_user', { action: 'remove', team_id, user_id: String(first?.[0]) })
    expect(await refusal(add(owner, team_id, (await free.newPerson()).id))).toBe('done')
  })

  it('is made once for each key, and named and pictured by its owner', async () => {
    const key = { idempotency_key: 'one-team-please' }
    const [one, two] = await Promise.all([0, 1].map(() => ann.api('/team_add', { team_name: 'Once', ...key })))
    expect(one?.team_id).toBe(two?.team_id)
    expect(await refusal(ann.api('/team_add', { team_name: ' \u200b' }))).toBe('-400 500')
    const team_id = one?.team_id ?? ''
    expect(await ann.api('/team_edit', { team_id, team_name: 'Twice', picture: 'sun' })).toMatchObject({
      team_name: 'Twice',
      picture: 'sun',
      picture_url: '/icons/avatars/sun.svg',
    })
    expect(await ann.api('/team_edit', { team_id, picture: null })).toMatchObject({ team_name: 'Twice', picture: null })
  })
})
