// @module-tag never-retried
import type { Client } from '@ramify/contract'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { apiClient, newEmail, newPerson, type Person, password, post } from '../../kit/api.ts'
import { LiveClient } from '../../kit/collab/live-client.ts'
import { engines } from '../../kit/database/engines.ts'
import { keptMessages } from '../../kit/server/outbox.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import { type SharedServer, sharedServer, sharedServerWithPlans } from '../../kit/server/shared-servers.ts'

type Known = Person & { id: string }

describe.each(engines)('cooperation on $name', (engine) => {
  let server: SharedServer
  let withPlans: SharedServer
  let store: ReturnType<typeof openStoreOf>
  let planStore: ReturnType<typeof openStoreOf>
  beforeAll(async () => {
    ;[server, withPlans] = [await sharedServer(engine), await sharedServerWithPlans(engine)]
    ;[store, planStore] = [openStoreOf(server), openStoreOf(withPlans)]
  })
  afterAll(async () => {
    await store.close()
    await planStore.close()
  })

  const people = (count: number, at = store): Promise<Known[]> =>
    Promise.all(Array.from({ length: count }, () => at.newPerson()))

  const newFile = async ({ api }: Person, file_name = 'Plan') => (await api('/touch', { file_name })).file_guid

  /** A file of the first, with the others as members. */
  async function team(count: number, setting?: 'edit' | 'ask' | 'view') {
    const [owner, ...members] = (await people(count)) as [Known, ...Known[]]
    const file_guid = await newFile(owner)
    for (const { id } of members) {
      await owner.api('/team_worker', { action: 'add', file_guid, user_id: id, ...(setting && { setting }) })
    }
    return { owner, members: members as [Known, ...Known[]], file_guid }
  }

  /** The errno and the code of what people read. */
  const refusal = async (asked: Promise<unknown>) => {
    const error = await asked.then(
      () => ({}),
      (error) => error,
    )
    return [error.errno, error.failure?.code]
  }

  async function at({ token }: Person, fileId: string): Promise<LiveClient> {
    const client = await new LiveClient({ address: () => server.address, token, fileId }).connect()
    onTestFinished(() => client.close())
    return client
  }

  const save = async (api: Client, file_guid: string, text: string) => {
    const { hash } = await api('/open', { file_guid })
    return api('/save', { file_guid, hash, content: { root: { data: { text }, children: [] } } })
  }

  it('is opened, listed on both sides and closed, and members come back', async () => {
    const { owner, members, file_guid } = await team(3, 'edit')
    const [ben, cas] = members as [Known, Known]
    const my = await owner.api('/cooperation', { action: 'ls_my' })
    expect(my.files).toMatchObject([
      { file_guid, is_cooperation: 1, role: 'owner', setting: null, is_member: 0, mode: 'turns', members: 3 },
    ])
    const faces = my.files[0]?.people.map(({ user_id }) => user_id) ?? []
    expect([faces[0], new Set(faces)]).toEqual([owner.id, new Set([owner.id, ben.id, cas.id])])
    expect(my.files[0]?.requests).toBe(0)
    expect(my.files[0]).toMatchObject({ edit_user_id: owner.id, isEditor: true, allow_edit: true, isOwner: true })
    const joined = await ben.api('/cooperation', { action: 'ls_join' })
    expect(joined.files).toMatchObject([
      { file_guid, role: 'editor', setting: 'edit', is_member: 1, isMember: true, isEditor: false, is_owner: false },
    ])
    expect((await ben.api('/cooperation', { action: 'ls_my' })).files).toEqual([])
    expect((await owner.api('/file_info', { file_guid })).is_cooperation).toBe(1)

    const ended = await owner.api('/cooperation', { action: 'set_status', file_guid, is_cooperation: 0 })
    expect(ended.files).toMatchObject([{ is_cooperation: 0 }])
    await expect(ben.api('/open', { file_guid })).rejects.toMatchObject({ errno: -104 })
    expect((await ben.api('/cooperation', { action: 'ls_join' })).files).toEqual([])
    // Nobody takes turns: the owner just writes.
    await save(owner.api, file_guid, 'alone')

    await owner.api('/cooperation', { action: 'set_status', file_guid, is_cooperation: 1 })
    expect((await cas.api('/open', { file_guid })).edit_user_id).toBe(owner.id)
    expect((await ben.api('/team_worker', { action: 'ls', file_guid })).members.map(({ role }) => role)).toEqual([
      'owner',
      'editor',
      'editor',
    ])
  })

  it('lists come in parts', async () => {
    const [owner, ben] = (await people(2)) as [Known, Known]
    const files: string[] = []
    for (let nth = 0; nth < 3; nth++) {
      const file_guid = await newFile(owner)
      await owner.api('/team_worker', { action: 'add', file_guid, user_id: ben.id })
      files.unshift(file_guid)
    }
    for (const [{ api }, action] of [[owner, 'ls_my'] as const, [ben, 'ls_join'] as const]) {
      const first = await api('/cooperation', { action, limit: 2 })
      const second = await api('/cooperation', { action, limit: 2, cursor: first.cursor ?? '' })
      expect([...first.files, ...second.files].map(({ file_guid }) => file_guid)).toEqual(files)
      expect(second.cursor).toBeNull()
    }
    await expect(ben.api('/cooperation', { action: 'ls_my', cursor: 'nonsense' })).rejects.toMatchObject({
      errno: -400,
    })
  })

  it('trash suspends members, copies have none', async () => {
    const { owner, members, file_guid } = await team(2, 'edit')
    const [ben] = members
    await owner.api('/rm', { file_guids: file_guid })
    await expect(ben.api('/open', { file_guid })).rejects.toMatchObject({ errno: -104 })
    expect((await ben.api('/cooperation', { action: 'ls_join' })).files).toEqual([])
    await owner.api('/revert', { file_guids: file_guid })
    await ben.api('/open', { file_guid })
    await owner.api('/cp', { file_guids: file_guid, copy_to: (await owner.api('/get_root_dir', {})).file_guid })
    const copies = (await owner.api('/ls', {})).files.filter((each) => each.file_guid !== file_guid)
    expect(copies).toMatchObject([{ is_cooperation: 0 }])
    await expect(ben.api('/open', { file_guid: copies[0]?.file_guid ?? '' })).rejects.toMatchObject({ errno: -104 })
  })

  it('settings decide who writes, together and in turns, by /save as well', async () => {
    const [owner, ed, asker, viewer] = (await people(4)) as [Known, Known, Known, Known]
    const file_guid = await newFile(owner)
    for (const [{ id }, setting] of [[ed, 'edit'] as const, [asker, undefined] as const, [viewer, 'view'] as const]) {
      await owner.api('/team_worker', { action: 'add', file_guid, user_id: id, ...(setting && { setting }) })
    }
    const settings = (await owner.api('/team_worker', { action: 'ls', file_guid })).members.map(
      ({ setting }) => setting,
    )
    expect(settings).toEqual([null, 'edit', 'ask', 'view'])
    const outcomes = async () => {
      const texts: string[] = []
      for (const [name, { api }] of Object.entries({ owner, ed, asker, viewer })) {
        const isSaved = await save(api, file_guid, name).then(
          () => true,
          () => false,
        )
        if (isSaved) texts.push(name)
      }
      return texts
    }
    expect(await outcomes()).toEqual(['owner'])
    await owner.api('/cooperation', { action: 'set_mode', file_guid, mode: 'together' })
    expect(await outcomes()).toEqual(['owner', 'ed'])
    expect((await ed.api('/edit_permission', { action: 'apply', file_guid })).granted).toBe(true)
    expect(await refusal(viewer.api('/edit_permission', { action: 'apply', file_guid }))).toEqual([-104, '-104'])
    const asked = await asker.api('/edit_permission', { action: 'apply', file_guid })
    expect(asked).toMatchObject({ granted: false, asked: { user_id: owner.id }, requests: [] })
    // Only the owner changes settings.
    expect(await refusal(ed.api('/edit_permission', { action: 'accept', file_guid, user_id: asker.id }))).toEqual([
      -104,
      '-104',
    ])
    await owner.api('/edit_permission', { action: 'accept', file_guid, user_id: asker.id })
    expect(await outcomes()).toEqual(['owner', 'ed', 'asker'])
    await owner.api('/team_worker', { action: 'set', file_guid, user_id: ed.id, setting: 'view' })
    expect(await outcomes()).toEqual(['owner', 'asker'])
    await owner.api('/team_worker', { action: 'remove', file_guid, user_id: asker.id })
    expect(await outcomes()).toEqual(['owner'])
  })

  it('restoring a version is writing', async () => {
    const { owner, members, file_guid } = await team(2, 'edit')
    const [ben] = members
    const { id } = await owner.api('/save_backup', { file_guid, tag_text: 'First' })
    await save(owner.api, file_guid, 'Later')
    await expect(ben.api('/save_back', { file_guid, id })).rejects.toMatchObject({ errno: -104 })
    await owner.api('/cooperation', { action: 'set_mode', file_guid, mode: 'together' })
    await ben.api('/save_back', { file_guid, id })
  })

  it('who is added: once, willing, somebody else, and known by the nickname (B31)', async () => {
    const { owner, members, file_guid } = await team(2)
    const [ben] = members
    const stranger = await store.newPerson()
    const add = (who: object) => owner.api('/team_worker', { action: 'add', file_guid, ...who })
    expect(await refusal(add({ user_id: ben.id }))).toEqual([-400, '207'])
    expect(await refusal(add({ user_id: owner.id }))).toEqual([-400, '217'])
    await stranger.api('/user/edit-data', { accept_invitations: 0 })
    expect(await refusal(add({ user_id: stranger.id }))).toEqual([-400, '215'])
    await stranger.api('/user/edit-data', { accept_invitations: 1 })
    expect((await refusal(add({ user_id: '0'.repeat(32) })))[0]).toBe(-200)
    expect((await refusal(add({})))[0]).toBe(-400)
    expect((await refusal(add({ user_id: stranger.id, nickname: 'x' })))[0]).toBe(-400)

    const name = `Zoe ${stranger.id.slice(0, 8)}`
    await stranger.api('/user/edit', { nickname: name })
    expect((await refusal(add({ nickname: name })))[0]).toBe(-200)
    // They have worked together once there is a file that both have a right to.
    const other = await newFile(stranger)
    await stranger.api('/team_worker', { action: 'add', file_guid: other, email: owner.email })
    expect(await add({ nickname: name })).toMatchObject({ added: 'member' })

    const namesake = await store.newPerson()
    await namesake.api('/user/edit', { nickname: name })
    await namesake.api('/team_worker', { action: 'add', file_guid: await newFile(namesake), user_id: owner.id })
    const second = await newFile(owner)
    const several = await owner.api('/team_worker', { action: 'add', file_guid: second, nickname: name })
    expect(several).toMatchObject({ added: 'several', is_cooperation: 0 })
    expect(several.candidates.map(({ user_id }) => user_id).sort()).toEqual([stranger.id, namesake.id].sort())
  })

  it('only the owner manages members; a member sees them, quits, and is out', async () => {
    const { owner, members, file_guid } = await team(3)
    const [ben, cas] = members as [Known, Known]
    for (const body of [
      { action: 'add', user_id: (await store.newPerson()).id },
      { action: 'set', user_id: cas.id, setting: 'edit' },
      { action: 'remove', user_id: cas.id },
      { action: 'invite' },
      { action: 'uninvite', invitation_id: '0'.repeat(32) },
      { action: 'dismiss', user_id: cas.id },
    ]) {
      expect(await refusal(ben.api('/team_worker', { file_guid, ...body } as never))).toEqual([-104, '-104:open'])
    }
    expect((await refusal(ben.api('/cooperation', { action: 'set_status', file_guid, is_cooperation: 0 })))[0]).toBe(
      -104,
    )
    expect((await refusal(ben.api('/cooperation', { action: 'set_mode', file_guid, mode: 'together' })))[0]).toBe(-104)
    expect((await refusal(ben.api('/set_user_editor', { file_guid, user_id: ben.id })))[0]).toBe(-104)
    expect((await refusal(ben.api('/edit_permission', { action: 'recover', file_guid })))[0]).toBe(-104)
    await owner.api('/team_worker', { action: 'invite', file_guid })
    const seen = await ben.api('/team_worker', { action: 'ls', file_guid })
    expect(seen.members.map(({ user_id }) => user_id)).toEqual([owner.id, ben.id, cas.id])
    expect(seen).toMatchObject({ invite: null, invitations: [], access_requests: [] })
    expect(JSON.stringify(seen)).not.toContain(owner.email)
    await ben.api('/team_worker', { action: 'quit', file_guid })
    expect((await refusal(ben.api('/team_worker', { action: 'ls', file_guid })))[0]).toBe(-104)
    expect((await refusal(owner.api('/team_worker', { action: 'quit', file_guid })))[0]).toBe(-104)
    const { members: left } = await owner.api('/team_worker', { action: 'ls', file_guid })
    expect(left.map(({ user_id }) => user_id)).toEqual([owner.id, cas.id])
    expect((await refusal(owner.api('/team_worker', { action: 'remove', file_guid, user_id: ben.id })))[0]).toBe(-200)
  })

  describe('invitations', () => {
    const invited = async (owner: Person, file_guid: string, more = {}) => {
      const { invite } = await owner.api('/team_worker', { action: 'invite', file_guid, ...more })
      return invite as NonNullable<typeof invite>
    }

    it('by link and code: shown to anybody, joined with the code, until it is renewed (T13)', async () => {
      const [owner, ben, cas] = (await people(3)) as [Known, Known, Known]
      const file_guid = await newFile(owner, 'Trip')
      const guest = apiClient(server.address)
      const nothing = await refusal(guest('/check_cooperation_token', { type: 0, file_guid }))
      expect(nothing).toEqual([-104, '220'])
      const { join_id, code, expires_at, setting } = await invited(owner, file_guid)
      expect(setting).toBe('ask')
      expect(code).toMatch(/^[0-9A-Z]{8}$/)
      expect(Math.abs(expires_at - Date.now() - 7 * 24 * 60 * 60_000)).toBeLessThan(60_000)
      const nickname = owner.email.split('@')[0]
      const shown = { nickname, file_name: 'Trip' }
      expect(await guest('/check_cooperation_token', { type: 0, file_guid: join_id })).toEqual(shown)
      expect(await owner.api('/check_cooperation_token', { type: 0, file_guid })).toEqual(shown)
      // The id of a file is no invitation: it is known before the password of a share is (T7).
      expect(await refusal(guest('/check_cooperation_token', { type: 0, file_guid }))).toEqual(nothing)
      const join = ({ api }: { api: Client }, meta_token?: string) =>
        api('/check_cooperation_token', { type: 1, file_guid: join_id, ...(meta_token && { meta_token }) })
      expect((await refusal(join({ api: guest }, code)))[0]).toBe(-102)
      expect(await refusal(join(ben))).toEqual([-400, 'x-invite-required'])
      expect(await refusal(join(ben, 'AAAAAAAA'))).toEqual([-104, '221'])
      expect(await refusal(join(owner, code))).toEqual([-400, '217'])
      expect(await join(ben, ` ${code.toLowerCase().slice(0, 4)}-${code.slice(4)}`)).toEqual({
        nickname,
        file_name: 'Trip',
        file_guid,
      })
      await join(ben, code)
      expect((await ben.api('/cooperation', { action: 'ls_join' })).files).toMatchObject([
        { setting: 'ask', role: 'viewer' },
      ])
      // Who was removed knows the old code.
      await owner.api('/team_worker', { action: 'remove', file_guid, user_id: ben.id })
      expect(await refusal(join(ben, code))).toEqual([-104, '221'])
      const renewed = await invited(owner, file_guid, { renew: true, setting: 'edit' })
      expect(renewed).toMatchObject({ join_id, setting: 'edit' })
      expect(await invited(owner, file_guid)).toEqual(renewed)
      await join(cas, renewed.code)
      expect((await cas.api('/cooperation', { action: 'ls_join' })).files).toMatchObject([{ setting: 'edit' }])
      await owner.api('/cooperation', { action: 'set_status', file_guid, is_cooperation: 0 })
      expect(await refusal(join(ben, renewed.code))).toEqual([-104, '220'])
    })

    it('by the code alone: for who is signed in, and few tries (T13)', async () => {
      const [owner, ben, eve] = (await people(3)) as [Known, Known, Known]
      const file_guid = await newFile(owner, 'Trip')
      const { code } = await invited(owner, file_guid)
      const tryCode = ({ api }: { api: Client }, meta_token?: string, type: 0 | 1 = 1) =>
        api('/check_cooperation_token', { type, ...(meta_token && { meta_token }) })
      for (const type of [0, 1] as const) {
        expect((await refusal(tryCode({ api: apiClient(server.address) }, code, type)))[0]).toBe(-102)
        expect(await refusal(tryCode(ben, undefined, type))).toEqual([-400, 'x-invite-required'])
      }
      expect(await tryCode(ben, code, 0)).toEqual({ nickname: expect.any(String), file_name: 'Trip' })
      expect(await tryCode(ben, ` ${code.toLowerCase()}`)).toMatchObject({ file_name: 'Trip', file_guid })
      expect((await ben.api('/cooperation', { action: 'ls_join' })).files).toMatchObject([{ file_guid }])
      // Right ones cost nothing.
      for (let nth = 0; nth < 6; nth++) await tryCode(ben, code, 0)
      for (let nth = 0; nth < 5; nth++) expect(await refusal(tryCode(eve, `WR0NG00${nth}`))).toEqual([-104, '221'])
      expect((await refusal(tryCode(eve, code)))[0]).toBe(-429)
      await owner.api('/cooperation', { action: 'set_status', file_guid, is_cooperation: 0 })
      expect(await refusal(tryCode(ben, code))).toEqual([-104, '221'])
    })

    it('one network soon has to wait with wrong codes, and others do not (T13)', async () => {
      const [owner, eve, ben] = (await people(3)) as [Known, Known, Known]
      const file_guid = await newFile(owner)
      const { code } = await invited(owner, file_guid)
      const tryCode = async ({ token }: Person, meta_token: string, network: string) => {
        const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': network }
        const answer = await post(
          server.address,
          '/check_cooperation_token',
          JSON.stringify({ type: 1, file_guid, meta_token }),
          headers,
        )
        return ((await answer.json()) as { errno: number }).errno
      }
      const network = `172.16.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`
      const errnos: number[] = []
      for (let nth = 0; nth < 6; nth++) errnos.push(await tryCode(eve, `WRONG${nth}`, network))
      expect(errnos).toEqual([-104, -104, -104, -104, -104, -429])
      expect(await tryCode(eve, code, network)).toBe(-429)
      expect(await tryCode(ben, code, '10.1.2.3')).toBe(0)
    })

    it('to an address without an account: bound to it, can be taken back, claimed at sign-in', async () => {
      const owner = await store.newPerson()
      const file_guid = await newFile(owner, 'Trip')
      const [email, other] = [newEmail(), newEmail()]
      const add = (address: string) =>
        owner.api('/team_worker', { action: 'add', file_guid, email: address, setting: 'edit' })
      const { added, invitations } = await add(email)
      expect(added).toBe('invited')
      expect(invitations).toMatchObject([{ kind: 'email', address: email, setting: 'edit' }])
      const { invite } = await owner.api('/team_worker', { action: 'ls', file_guid })
      const [mail] = await keptMessages(server.store.dataDir, email)
      expect(mail?.text).toContain(`${server.address}/join/${invite?.join_id}`)
      expect(mail?.subject).toContain('Trip')
      expect(mail?.text).not.toContain(invite?.code)
      // Whoever names another host would have somebody else led there in our name: nothing is sent, and nothing kept.
      const third = newEmail()
      const elsewhere = { authorization: `Bearer ${owner.token}`, 'x-forwarded-host': 'evil.example' }
      const wanted = JSON.stringify({ action: 'add', file_guid, email: third, setting: 'edit' })
      const refused = await post(server.address, '/team_worker', wanted, elsewhere)
      expect(await refused.json()).toMatchObject({ errno: -503 })
      expect(await keptMessages(server.store.dataDir, third)).toEqual([])
      expect((await owner.api('/team_worker', { action: 'ls', file_guid })).invitations).toHaveLength(1)
      const pending = (await add(other)).invitations.find(({ address }) => address === other)
      await owner.api('/team_worker', { action: 'uninvite', file_guid, invitation_id: pending?.id ?? '' })

      for (const [address, isIn] of [[other, false] as const, [email, true] as const]) {
        const { api_token } = await apiClient(server.address)('/passport/register', {
          email: address,
          password,
          agreed: true,
        })
        const { token } = await apiClient(server.address)('/login', { api_token })
        const { files } = await apiClient(server.address, token)('/cooperation', { action: 'ls_join' })
        expect(files.map((file) => [file.file_guid, file.setting])).toEqual(isIn ? [[file_guid, 'edit']] : [])
      }
      expect((await owner.api('/team_worker', { action: 'ls', file_guid })).invitations).toEqual([])
      // An address is written to once a minute.
      expect((await add(newEmail())).added).toBe('invited')
    })

    it('to an address does not let in again who was removed', async () => {
      const owner = await store.newPerson()
      const file_guid = await newFile(owner)
      const ben = await store.newPerson()
      const email = newEmail()
      await owner.api('/team_worker', { action: 'add', file_guid, email })
      // Nobody claims an invitation to what is closed: it stays open, and Ben is added by himself.
      await owner.api('/cooperation', { action: 'set_status', file_guid, is_cooperation: 0 })
      await store.database
        .tables<{ accounts: { id: string; email: string } }>()
        .updateTable('accounts')
        .set({ email })
        .where('id', '=', ben.id)
        .execute()
      await owner.api('/cooperation', { action: 'set_status', file_guid, is_cooperation: 1 })
      await owner.api('/team_worker', { action: 'add', file_guid, user_id: ben.id })
      const { invitations } = await owner.api('/team_worker', { action: 'remove', file_guid, user_id: ben.id })
      expect(invitations).toEqual([])
      const { api_token } = await apiClient(server.address)('/passport/login', { email, password })
      const { token } = await apiClient(server.address)('/login', { api_token })
      expect((await refusal(apiClient(server.address, token)('/open', { file_guid })))[0]).toBe(-104)
    })
  })

  describe('limits', () => {
    const ownerWithPlan = async () => {
      const owner = await planStore.newPerson()
      return { ...owner, file_guid: await newFile(owner) }
    }

    it('members and collaborated documents are exactly as many as the plan of the owner allows, also at once (T19)', async () => {
      const { api, file_guid } = await ownerWithPlan()
      const others = await people(5, planStore)
      const { invite } = await api('/team_worker', { action: 'invite', file_guid })
      const joined = await Promise.all(
        others.map((each) =>
          each
            .api('/check_cooperation_token', { type: 1, file_guid, meta_token: invite?.code ?? '' })
            .then(() => 0)
            .catch((error) => error.errno),
        ),
      )
      expect(joined.sort()).toEqual([-113, -113, -113, 0, 0].sort())
      const team = await api('/team_worker', { action: 'ls', file_guid })
      expect(team.members).toHaveLength(3)
      expect(team.members_limit).toBe(3)
      const late = await planStore.newPerson()
      expect(await refusal(api('/team_worker', { action: 'add', file_guid, user_id: late.id }))).toEqual([-113, '209'])
      expect(await refusal(api('/team_worker', { action: 'add', file_guid, email: newEmail() }))).toEqual([-113, '209'])
      // A second document is one too many, by whichever call.
      const second = (await api('/touch', {})).file_guid
      expect(
        await refusal(api('/cooperation', { action: 'set_status', file_guid: second, is_cooperation: 1 })),
      ).toEqual([-111, '210'])
      expect(await refusal(api('/team_worker', { action: 'invite', file_guid: second }))).toEqual([-111, '210'])
      await api('/rm', { file_guids: file_guid })
      // In the trash it counts: it comes back with its members.
      expect((await refusal(api('/team_worker', { action: 'invite', file_guid: second })))[0]).toBe(-111)
      await api('/cooperation', { action: 'set_status', file_guid, is_cooperation: 0 })
      await api('/team_worker', { action: 'invite', file_guid: second })
    })

    it('of two documents that are opened at once one is', async () => {
      const { api, file_guid } = await ownerWithPlan()
      const second = (await api('/touch', {})).file_guid
      const opened = await Promise.allSettled(
        [file_guid, second, file_guid, second].map((id) =>
          api('/cooperation', { action: 'set_status', file_guid: id, is_cooperation: 1 }),
        ),
      )
      expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
      expect((await api('/cooperation', { action: 'ls_my' })).files).toHaveLength(1)
    })
  })

  describe('turns', () => {
    it('are asked for, given, refused and taken back', async () => {
      const { owner, members, file_guid } = await team(3)
      const [ben, cas] = members as [Known, Known]
      await at(owner, file_guid)
      const [benAt, casAt] = [await at(ben, file_guid), await at(cas, file_guid)]
      expect(benAt.heard).toContainEqual({ type: 'turn', mode: 'turns', holder: owner.id })
      const apply = ({ api }: Person) => api('/edit_permission', { action: 'apply', file_guid })
      const sent = await apply(ben)
      expect(sent).toMatchObject({ granted: false, asked: { user_id: owner.id }, edit_user_id: owner.id })
      expect(await refusal(apply(ben))).toEqual([-110, '514'])
      const { requests } = await owner.api('/edit_permission', { action: 'ls', file_guid })
      expect(requests).toMatchObject([{ user_id: ben.id }])
      const waiting = async ({ api }: Person, action: 'ls_my' | 'ls_join') =>
        (await api('/cooperation', { action })).files.map((file) => file.requests)
      expect([await waiting(owner, 'ls_my'), await waiting(cas, 'ls_join')]).toEqual([[1], [0]])
      expect((await cas.api('/edit_permission', { action: 'ls', file_guid })).requests).toEqual([])
      expect((await refusal(cas.api('/edit_permission', { action: 'accept', file_guid, user_id: ben.id })))[0]).toBe(
        -104,
      )
      await owner.api('/edit_permission', { action: 'refuse', file_guid, user_id: ben.id })
      await benAt.until(() => benAt.heard.some((each) => each.type === 'answered' && !each.accepted), 'told no')
      // What one has asked oneself one takes back, and nobody else's.
      await apply(ben)
      expect((await refusal(cas.api('/edit_permission', { action: 'refuse', file_guid, user_id: ben.id })))[0]).toBe(
        -104,
      )
      await ben.api('/edit_permission', { action: 'refuse', file_guid, user_id: ben.id })
      expect((await owner.api('/edit_permission', { action: 'ls', file_guid })).requests).toEqual([])
      expect((await refusal(ben.api('/edit_permission', { action: 'accept', file_guid, user_id: ben.id })))[0]).toBe(
        -104,
      )
      await apply(ben)
      await owner.api('/edit_permission', { action: 'accept', file_guid, user_id: ben.id })
      await benAt.until(() => benAt.heard.some((each) => each.type === 'answered' && each.accepted), 'told yes')
      await benAt.until(() => benAt.heard.some((each) => each.type === 'rights' && each.edit), 'may write')
      await casAt.until(() => casAt.heard.some((each) => each.type === 'turn' && each.holder === ben.id), 'told of Ben')
      await save(ben.api, file_guid, 'by Ben')
      await expect(save(owner.api, file_guid, 'by the owner')).rejects.toMatchObject({ errno: -104 })
      // Who has it answers, too. It is lent: the setting stays.
      await apply(cas)
      await benAt.until(
        () => benAt.heard.some((each) => each.type === 'requests' && each.requests[0]?.user_id === cas.id),
        'asked by Cas',
      )
      await ben.api('/edit_permission', { action: 'accept', file_guid, user_id: cas.id })
      await expect(save(ben.api, file_guid, 'late')).rejects.toMatchObject({ errno: -104 })
      const { members: after } = await owner.api('/team_worker', { action: 'ls', file_guid })
      expect(after.map(({ setting, online }) => [setting, online])).toEqual([
        [null, true],
        ['ask', true],
        ['ask', true],
      ])
      expect((await owner.api('/edit_permission', { action: 'recover', file_guid })).granted).toBe(true)
      await save(owner.api, file_guid, 'taken back')
      expect((await owner.api('/set_user_editor', { file_guid, user_id: ben.id })).edit_user_id).toBe(ben.id)
      await benAt.close()
      await owner.api('/edit_permission', { action: 'recover', file_guid })
      expect(await refusal(owner.api('/set_user_editor', { file_guid, user_id: ben.id }))).toEqual([-109, '546'])
      // A member who may only look does not get it by any way, and loses it.
      await owner.api('/set_user_editor', { file_guid, user_id: cas.id })
      await owner.api('/team_worker', { action: 'set', file_guid, user_id: cas.id, setting: 'view' })
      expect((await owner.api('/edit_permission', { action: 'ls', file_guid })).edit_user_id).toBeNull()
    })

    it('are not got by asking at the moment in which one may only look any more (T45)', async () => {
      const { owner, members, file_guid } = await team(2, 'edit')
      const [ben] = members as [Known]
      await at(ben, file_guid)
      const set = (setting: 'edit' | 'view') =>
        owner.api('/team_worker', { action: 'set', file_guid, user_id: ben.id, setting })
      for (let round = 0; round < 3; round++) {
        await set('edit')
        await owner.api('/set_user_editor', { file_guid, user_id: ben.id })
        const applied = Array.from({ length: 6 }, () => ben.api('/edit_permission', { action: 'apply', file_guid }))
        await Promise.all([set('view'), Promise.allSettled(applied)])
        expect((await ben.api('/file_info', { file_guid })).allow_edit).toBe(false)
        expect((await owner.api('/edit_permission', { action: 'ls', file_guid })).edit_user_id).toBeNull()
      }
    })

    it('who begins a collaboration in the open document is there at once', async () => {
      const [owner, ben] = (await people(2)) as [Known, Known]
      const file_guid = await newFile(owner)
      await at(owner, file_guid)
      const { members } = await owner.api('/team_worker', { action: 'add', file_guid, user_id: ben.id })
      expect(members.map(({ user_id, online }) => [user_id, online])).toEqual([
        [owner.id, true],
        [ben.id, false],
      ])
    })

    it('one that has just left is not reachable; the first who can edit takes a free turn by opening', async () => {
      const { owner, members, file_guid } = await team(2, 'edit')
      const [ben] = members
      const owned = await at(owner, file_guid)
      await owned.close()
      await expect
        .poll(() => refusal(ben.api('/edit_permission', { action: 'apply', file_guid })))
        .toEqual([-109, '542'])
      await owner.api('/team_worker', { action: 'set', file_guid, user_id: ben.id, setting: 'ask' })
      await owner.api('/cooperation', { action: 'set_mode', file_guid, mode: 'together' })
      expect((await owner.api('/team_worker', { action: 'ls', file_guid })).edit_user_id).toBeNull()
    })
  })

  it('is handed to a member, who owns it from then on', async () => {
    const { owner, members, file_guid } = await team(3)
    const [ben, cas] = members as [Known, Known]
    const hand = ({ api }: Person, { id: user_id }: Known) => api('/hand_over_file', { file_guid, user_id })
    expect((await refusal(hand(ben, ben)))[0]).toBe(-104)
    expect(await hand(owner, ben)).toEqual({ file_guid, owner_id: ben.id })
    expect((await ben.api('/ls', {})).files).toMatchObject([{ file_guid, is_owner: true, is_cooperation: 1 }])
    expect((await owner.api('/ls', {})).files).toEqual([])
    const { members: after } = await cas.api('/team_worker', { action: 'ls', file_guid })
    expect(after.map(({ user_id, setting }) => [user_id, setting])).toEqual([
      [ben.id, null],
      [cas.id, 'ask'],
      [owner.id, 'edit'],
    ])
    expect((await refusal(owner.api('/rename', { file_guids: file_guid, new_name: 'Mine' })))[0]).toBe(-104)
    const new_name = `Handed ${file_guid.slice(0, 8)}`
    await ben.api('/rename', { file_guids: file_guid, new_name })
    for (const { api } of [ben, owner]) {
      const { files } = await api('/search', { words: new_name })
      expect(files.map((file) => file.file_guid)).toEqual([file_guid])
    }
    await ben.api('/edit_permission', { action: 'recover', file_guid })
    await save(ben.api, file_guid, 'by the new owner')
    await ben.api('/team_worker', { action: 'remove', file_guid, user_id: owner.id })
    expect((await refusal(owner.api('/open', { file_guid })))[0]).toBe(-104)
  })

  it('is handed over once, whoever is named at the same moment', async () => {
    const { owner, members, file_guid } = await team(3)
    const outcomes = await Promise.all(
      members.map(({ id: user_id }) =>
        owner.api('/hand_over_file', { file_guid, user_id }).then(
          ({ owner_id }) => owner_id === user_id,
          ({ errno }) => errno,
        ),
      ),
    )
    expect(new Set(outcomes)).toEqual(new Set([true, -104]))
  })

  it('whoever hands it over changes no members afterwards, however early they asked', async () => {
    const { owner, members, file_guid } = await team(2)
    for (let [from, to] = [owner, members[0]], round = 0; round < 4; [from, to] = [to, from], round++) {
      // Before it is handed over they are no member, and nobody can set what they may do; afterwards it is not theirs to do so.
      const set = () => from.api('/team_worker', { action: 'set', file_guid, user_id: from.id, setting: 'view' })
      const asked = [from.api('/hand_over_file', { file_guid, user_id: to.id }), ...Array.from({ length: 5 }, set)]
      const [handed, ...changed] = (await Promise.allSettled(asked)).map(({ status }) => status)
      expect(handed).toBe('fulfilled')
      expect(changed).not.toContain('fulfilled')
    }
  })

  it('asking to be let in answers the same for everything, and reaches the owner', async () => {
    const [owner, eve] = (await people(2)) as [Known, Known]
    const file_guid = await newFile(owner)
    const ask = (id: string) => eve.api('/request_access', { file_guid: id })
    expect(await ask('0'.repeat(32))).toEqual({})
    expect(await ask(file_guid)).toEqual({})
    expect(await ask(file_guid)).toEqual({})
    const { access_requests } = await owner.api('/team_worker', { action: 'ls', file_guid })
    expect(access_requests).toMatchObject([{ user_id: eve.id }])
    const let_in = await owner.api('/team_worker', { action: 'add', file_guid, user_id: eve.id, setting: 'view' })
    expect(let_in).toMatchObject({ added: 'member', access_requests: [] })
    const other = await newFile(owner)
    await ask(other)
    const dismissed = await owner.api('/team_worker', { action: 'dismiss', file_guid: other, user_id: eve.id })
    expect(dismissed.access_requests).toEqual([])
    for (let nth = 0; nth < 6; nth++) await ask(other)
    await expect(ask(other)).rejects.toMatchObject({ errno: -429 })
  })

  it('the owner reads who opened it, joined, left and what was changed', async () => {
    const { owner, members, file_guid } = await team(2)
    const [ben] = members
    await ben.api('/open', { file_guid })
    await at(ben, file_guid)
    await owner.api('/open', { file_guid })
    await owner.api('/team_worker', { action: 'set', file_guid, user_id: ben.id, setting: 'edit' })
    await ben.api('/team_worker', { action: 'quit', file_guid })
    const log = async (more = {}) => owner.api('/access_log', { file_guid, ...more })
    await expect.poll(async () => (await log()).entries.some(({ action }) => action === 'opened')).toBe(true)
    const { entries } = await log()
    expect(entries.map(({ action }) => action).sort()).toEqual(['added', 'left', 'opened', 'setting', 'started'])
    const setting = entries.find(({ action }) => action === 'setting')
    expect(setting).toMatchObject({ person: { user_id: ben.id }, by: { user_id: owner.id }, detail: 'edit' })
    const first = await log({ limit: 2 })
    const rest = await log({ cursor: first.cursor ?? '' })
    expect([...first.entries, ...rest.entries]).toEqual(entries)
    expect((await refusal(ben.api('/access_log', { file_guid })))[0]).toBe(-104)
  })

  it('goes with the file, and with the account', async () => {
    const { owner, members, file_guid } = await team(2, 'edit')
    const [ben] = members
    await ben.api('/open', { file_guid })
    await owner.api('/team_worker', { action: 'add', file_guid, email: newEmail() })
    await (await newPerson(server.address)).api('/request_access', { file_guid })
    await owner.api('/rm', { file_guids: file_guid })
    await owner.api('/clear_trash', {})
    await expect.poll(() => store.rowsNaming(file_guid)).toEqual([])
  })
})
