import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, clientSchemaHeader, outcome } from '@ramify/contract'
import { clientSchema, documentKinds, type KindName } from '@ramify/document'
import { apiClient, post } from '../../kit/api.ts'
import { png } from '../../kit/pictures.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import type { RunningServer } from '../../kit/server/server.ts'
import { contentOf, kindOf } from './kinds.ts'
import { everybody, people, type Spot, type State, sessionOf, states, type Who } from './people.ts'

export const someId = () => randomBytes(16).toString('hex')

/** The id of a picture in each document. */
export const picture = 'lamp'

/** Of every link that has one. */
export const password = '2718'

/** Apps of today show both kinds of document. */
const schema = { [clientSchemaHeader]: String(clientSchema) }

interface Actor {
  /** Empty of guests. */
  id: string
  token: string | undefined
  api: Client
  /** The folder of their own files. */
  root: string
}

type Cast = { readonly [Name in Who]: Actor }

/** A document in one state, with everything about it that a call can name. */
interface Place {
  kind: KindName
  file: string
  folder: string
  share: string
  /** Said by its owner. */
  comment: string
  /** What each of them has said who may. */
  said: { readonly [Name in Who]?: string }
  version: number
  hash: string
  /** Of an invitation to work on it, and its code. */
  joinId: string
  code: string
}

/** What somebody names in a call. */
export interface Target extends Omit<Place, 'said'> {
  /** The caller's own comment; the owner's where they have none. */
  own: string
  /** The editor's; the owner's where they have said nothing. */
  editorSaid: string
  team: string
  me: Pick<Actor, 'id' | 'root'>
  /** Ids of people whom a call may be about. */
  ids: { readonly [Name in Who]: string }
}

/** A server with everybody on it, and the documents in each state. */
export class Stage {
  readonly #address: string
  readonly #cast: Cast
  readonly #team: string
  readonly #places: Record<State, Record<Spot, Place>>

  private constructor(address: string, cast: Cast, team: string, places: Stage['places']) {
    this.#address = address
    this.#cast = cast
    this.#team = team
    this.#places = places
  }

  get places() {
    return this.#places
  }

  static async make(server: RunningServer): Promise<Stage> {
    const { address } = server
    const cast = await castFor(server)
    const { id: team, root } = await makeTeam(cast)
    const made = await Promise.all(
      states.map(async (state) => {
        const [withPassword, open, inTeam] = [
          await makePlace(cast, { address, kind: kindOf('password', state), members: true, password }),
          await makePlace(cast, { address, kind: kindOf('open', state), members: false, may_save: true }),
          await makePlace(cast, { address, kind: kindOf('team', state), members: false, parent: root }),
        ]
        for (const place of [withPassword, open, inTeam]) await enter[state](cast.owner.api, place)
        return [state, { password: withPassword, open, team: inTeam }] as const
      }),
    )
    const { owner, removedFromTeam } = cast
    await owner.api('/team_user', { action: 'remove', team_id: team, user_id: removedFromTeam.id })
    // Until the links have run out.
    await sleep(linkMs)
    await allDrawn(server)
    return new Stage(address, cast, team, Object.fromEntries(made) as Stage['places'])
  }

  token(who: Who): string | undefined {
    return this.#cast[who].token
  }

  /** What somebody asks for in a state. */
  target(who: Who, state: State): Target {
    const { said, ...place } = this.#places[state][people[who].at]
    const { id, root } = this.#cast[who]
    const comments = { own: said[who] ?? place.comment, editorSaid: said.editor ?? place.comment }
    return { ...place, ...comments, team: this.#team, me: { id, root }, ids: this.#ids() }
  }

  /** The same, of things that never were. */
  nowhere(who: Who): Target {
    const [file, folder, share] = [someId(), someId(), randomBytes(10).toString('hex')]
    const [comment, joinId, team] = [someId(), someId(), someId()]
    const comments = { comment, own: comment, editorSaid: comment }
    return { ...this.target(who, 'shared'), file, folder, share, ...comments, joinId, team }
  }

  /** One call, over HTTP: how it ended, and all that came back but the request's own id and the clock. */
  async call(who: Who, path: string, body: object): Promise<{ errno: number; text: string; whole: string }> {
    const token = this.token(who)
    const headers = { ...schema, ...(token !== undefined && { authorization: `Bearer ${token}` }) }
    const response = await post(this.#address, path, JSON.stringify(body), headers)
    const text = await response.text()
    return { errno: outcome(JSON.parse(text)), text, whole: wholeOf(response, text) }
  }

  /** The same for an address. */
  async get(who: Who, path: string): Promise<{ status: number; whole: string }> {
    const token = this.token(who)
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const response = await fetch(this.#address + path, { headers })
    return { status: response.status, whole: wholeOf(response, await response.text()) }
  }

  #ids(): Target['ids'] {
    return Object.fromEntries(everybody.map((who) => [who, this.#cast[who].id])) as Target['ids']
  }
}

function wholeOf({ status, headers }: Response, text: string): string {
  const kept = [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'date')
  return JSON.stringify([status, kept, text])
}

async function castFor(server: RunningServer): Promise<Cast> {
  const store = openStoreOf(server)
  const makePerson = async (): Promise<Actor> => {
    const { id, token } = await store.newPerson()
    const api = apiClient(server.address, token, schema)
    const { file_guid: root } = await api('/get_root_dir', {})
    return { id, token, api, root }
  }
  const elsewhere = await makePerson()
  const { share } = await shareAny(elsewhere)
  const makeGuest = async (): Promise<Actor> => {
    const { token = '' } = await apiClient(server.address)('/check_share_limit', { share_id: share })
    return { id: '', token, api: apiClient(server.address, token, schema), root: elsewhere.root }
  }
  const nobody = { id: '', token: undefined, api: apiClient(server.address), root: elsewhere.root }
  const make = { none: async () => nobody, guest: makeGuest, person: makePerson }
  const cast: [Who, Actor][] = []
  for (const who of everybody) cast.push([who, await make[sessionOf(who)]()])
  await store.close()
  return Object.fromEntries(cast) as Cast
}

async function shareAny({ api }: Actor): Promise<{ share: string }> {
  const { file_guid } = await api('/touch', {})
  return { share: (await api('/set_share_status', { file_guid, is_share: 1 })).share_id ?? '' }
}

async function makeTeam({ owner, ...cast }: Cast): Promise<{ id: string; root: string }> {
  const { team_id, root_guid } = await owner.api('/team_add', { team_name: 'Harbour' })
  for (const who of ['teamMember', 'invitedToTeam', 'removedFromTeam'] as const) {
    await owner.api('/team_user', { action: 'add', team_id, user_id: cast[who].id })
    if (who !== 'invitedToTeam') await cast[who].api('/team_user', { action: 'accept', team_id })
  }
  return { id: team_id, root: root_guid ?? '' }
}

/** New documents are drawn a second later. From then on the server writes nothing that nobody has asked for. */
async function allDrawn(server: RunningServer): Promise<void> {
  const { database, close } = openStoreOf(server)
  const undrawn = database
    .tables<{
      files: { id: string; type: string }
      document_readings: { file_id: string; thumbnail_version: string }
    }>()
    .selectFrom('files')
    .leftJoin('document_readings', 'document_readings.file_id', 'files.id')
    .select('files.id')
    .where('files.type', '=', 'file')
    .where('thumbnail_version', 'is', null)
  while ((await undrawn.execute()).length > 0) await sleep(50)
  await close()
}

interface Wishes {
  address: string
  kind: KindName
  members: boolean
  password?: string
  may_save?: boolean
  parent?: string
}

const members = { viewer: 'view', asker: 'ask', editor: 'edit', removedMember: 'edit' } as const

/** A document that is shared in every way, beside a folder. */
async function makePlace(
  cast: Cast,
  { address, kind, members: hasMembers, parent, ...limits }: Wishes,
): Promise<Place> {
  const { owner } = cast
  const below = parent === undefined ? {} : { parent_guid: parent }
  const content = contentOf(kind, 'Lighthouse')
  const naotu_type = documentKinds[kind].number
  const { file_guid: file } = await owner.api('/touch', { file_name: 'Lighthouse', naotu_type, content, ...below })
  await putPicture(owner, address, file)
  const { file_guid: folder } = await owner.api('/mkdir', { dir_name: 'Pier', ...below })
  const share = (await owner.api('/set_share_status', { file_guid: file, is_share: 1 })).share_id ?? ''
  await owner.api('/update_share_limit', { file_guid: file, ...limits })
  const at = parent !== undefined ? 'team' : hasMembers ? 'password' : 'open'
  await prove(cast, at, share)
  await owner.api('/cooperation', { action: 'set_status', file_guid: file, is_cooperation: 1 })
  await owner.api('/cooperation', { action: 'set_mode', file_guid: file, mode: 'together' })
  if (hasMembers) await addMembers(cast, file)
  const { invite } = await owner.api('/team_worker', { action: 'invite', file_guid: file })
  const { id: comment } = await owner.api('/add_comment', { file_guid: file, content: 'From the owner' })
  const { id: version } = await owner.api('/save_backup', { file_guid: file, type: 'before-restore' })
  const { hash } = await owner.api('/open', { file_guid: file })
  const said = await visit(cast, at, file)
  if (hasMembers) await owner.api('/team_worker', { action: 'remove', file_guid: file, user_id: cast.removedMember.id })
  const { invite: renewed } = await owner.api('/team_worker', { action: 'invite', file_guid: file })
  return {
    ...{ kind, file, folder, share, comment, said, version, hash },
    joinId: invite?.join_id ?? '',
    code: renewed?.code ?? '',
  }
}

async function putPicture({ api }: Actor, address: string, file_guid: string): Promise<void> {
  const bytes = await png()
  const upload = { file_guid, resource_id: picture, size: bytes.byteLength, type: 'image/png' }
  const { upload_url } = await api('/authentications', upload)
  const headers = { 'content-type': 'image/png' }
  await fetch(address + upload_url, { method: 'PUT', headers, body: new Uint8Array(bytes) })
}

async function prove(cast: Cast, at: Spot, share_id: string): Promise<void> {
  if (at === 'team') return
  const viewers = at === 'open' ? (['guestByLink', 'personByLink'] as const) : byPassword
  for (const who of viewers)
    await cast[who].api('/check_share_limit', { share_id, ...(at === 'password' && { password }) })
}
const byPassword = ['guestByPassword', 'personByPassword'] as const

async function addMembers({ owner, asker, ...cast }: Cast, file_guid: string): Promise<void> {
  const ids = { ...cast, asker }
  for (const [who, setting] of Object.entries(members)) {
    await owner.api('/team_worker', { action: 'add', file_guid, user_id: ids[who as keyof typeof members].id, setting })
  }
  await asker.api('/edit_permission', { action: 'apply', file_guid })
}

/** Whoever may see it now has it among what they opened last, and has said something about it. */
async function visit(cast: Cast, at: Spot, file_guid: string): Promise<Place['said']> {
  const visitors = {
    password: [...byPassword, 'viewer', 'asker', 'editor', 'removedMember', 'owner'],
    open: ['guestByLink', 'personByLink'],
    team: ['teamMember', 'removedFromTeam'],
  } as const satisfies Record<string, readonly Who[]>
  const said: { [Name in Who]?: string } = {}
  for (const who of visitors[at]) {
    await cast[who].api('/open', { file_guid })
    said[who] = (await cast[who].api('/add_comment', { file_guid, content: 'What I think' })).id
  }
  return said
}

/** Long enough for the other documents to be made meanwhile, or else they wait for it. */
const linkMs = 1000

const enter: { readonly [Name in State]: (owner: Client, place: Place) => Promise<unknown> } = {
  shared: async () => undefined,
  expired: (owner, { file }) => owner('/update_share_limit', { file_guid: file, expires: Date.now() + linkMs }),
  trashed: (owner, { file, folder }) => owner('/rm', { file_guids: [file, folder] }),
  closed: async (owner, { file }) => {
    await owner('/set_share_status', { file_guid: file, is_share: 0 })
    await owner('/cooperation', { action: 'set_status', file_guid: file, is_cooperation: 0 })
  },
}
