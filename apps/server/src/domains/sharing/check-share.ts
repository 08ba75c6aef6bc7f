import { charactersOf } from '@ramify/contract'
import { sql } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import type { Handler, VisitorContext } from '../../platform/http/calls/call.ts'
import { networkOf } from '../../platform/limits/network-of.ts'
import { atMost } from '../../platform/limits/rules.ts'
import { tooMany } from '../../platform/limits/too-many.ts'
import { type Principal, principalOf } from '../access/index.ts'
import { livingFilesById } from '../files/index.ts'
import type { Services } from './services.ts'
import { stateOf } from './share-state.ts'
import type { LiveShare } from './shares.ts'
import type { SharingTables } from './tables.ts'

const hour = 60 * 60_000

/** A guest is a row. A school that opens one link is one network. */
const newGuests = atMost({ count: 600, per: hour })
/** A guest is known for so long after the last proof, to make it anew. */
const guestGraceMs = hour
const longestShownName = 12

/** The same for what ended, ran out, is in the trash or never was (T1). */
export const notAvailable = () => new AppError(-104, { code: '547' })

/** Lets whoever has a link, and knows its password, look at what it leads to. */
export function checkShare(services: Services): Handler<'/check_share_limit'> {
  const { access, shares, guard, peopleOf, now } = services
  return async ({ share_id: shareId, file_guid: fileId, password }, context) => {
    const share = await shares.findLive({ shareId, fileId })
    const over = share || shareId === undefined ? undefined : await shares.find(shareId)
    const known = share?.file_id ?? over?.file_id ?? fileId
    const before = context.reader && known ? await access.capabilitiesOf(principalOf(context.reader), known) : []
    if (!share) {
      // Who may see the file anyway needs no link to it, and may know what became of the link.
      if (known && before.includes('see')) {
        const state = over && stateOf(over, now())
        return { need_check: false, file_guid: known, rights: before, ...(state && { share_state: state }) }
      }
      throw notAvailable()
    }
    const needsProof = !before.includes('see')
    // The id of a file is no link: who knows it from a link that was renewed has to know the password, if there is one (T1).
    const isLinkKnown = shareId !== undefined || (share.password !== null && password !== undefined)
    if (needsProof && !isLinkKnown) throw notAvailable()
    if (share.password !== null && (needsProof || password !== undefined)) {
      if (password === undefined) return { need_check: true, file_name: shownName(share.name) }
      await guard.requireRight(share, password.trim(), context.address)
    }
    const ownerId = await access.ownerOf(share.space_id)
    const answer = {
      need_check: false,
      file_name: share.name,
      share_id: share.id,
      file_guid: share.file_id,
      naotu_type: share.kind,
      owner: (await peopleOf([ownerId])).get(ownerId) ?? null,
      thumbnail: await pictureOf(services, share),
      link_expires_at: share.expires_at,
    }
    // Owners and members are no viewers, and with a password that was not given nothing is proven anew.
    const isProven = !needsProof && share.password !== null && password === undefined
    if (isProven || (await mayLookOtherwise(services, context, share, before))) return { ...answer, rights: before }
    const { principal, token } = await readerOf(services, context)
    const { isNew, expiresAt } = await access.proveLink(principal, {
      id: share.id,
      passwordVersion: share.password_version,
    })
    if (principal.guestId) await services.sessions.extendGuest(principal.guestId, expiresAt + guestGraceMs)
    await noteView(services, principal, share, isNew)
    return {
      ...answer,
      rights: await access.capabilitiesOf(principal, share.file_id),
      expires_at: expiresAt,
      ...(token && { token }),
    }
  }
}

/** Enough to know whether it is the right link. */
export function shownName(name: string): string {
  const characters = charactersOf(name)
  return characters.length > longestShownName ? `${characters.slice(0, longestShownName).join('')}…` : name
}

/** Viewers see it before all that draws the document has come. */
async function pictureOf({ database, documents }: Services, { file_id }: LiveShare): Promise<string | null> {
  documents.hurry([file_id])
  return (await livingFilesById(database, [file_id])).get(file_id)?.thumbnail_version ?? null
}

/** By a right that is no link's. */
async function mayLookOtherwise(
  { access }: Services,
  { reader }: VisitorContext,
  { file_id }: LiveShare,
  rights: readonly string[],
): Promise<boolean> {
  if (!reader || !rights.includes('see')) return false
  const standing = await access.standingOf(principalOf(reader), file_id)
  return standing !== null && standing.links.length === 0
}

async function readerOf(
  { limits, sessions, now }: Services,
  { reader, address }: VisitorContext,
): Promise<{ principal: Principal; token?: string }> {
  if (reader) return { principal: principalOf(reader) }
  const wait = await limits.take({ name: 'guests', subject: networkOf(address), rule: newGuests })
  if (wait > 0) throw tooMany(-429, wait)
  const { token, guest } = await sessions.openGuest(now() + guestGraceMs)
  return { principal: principalOf(guest), token }
}

/** Each reader counts once for as long as a proof lasts, which is a day. What people have viewed is listed for them. */
async function noteView(
  { database, now }: Services,
  { personId }: Principal,
  { id }: LiveShare,
  isNew: boolean,
): Promise<void> {
  const db = database.tables<SharingTables>()
  if (isNew) {
    await db.updateTable('shares').set({ views: sql<number>`views + 1` }).where('id', '=', id).execute()
  }
  if (personId === null) return
  await db
    .insertInto('share_views')
    .values({ person_id: personId, share_id: id, viewed_at: now() })
    .onConflict((conflict) => conflict.columns(['person_id', 'share_id']).doUpdateSet({ viewed_at: now() }))
    .execute()
}
