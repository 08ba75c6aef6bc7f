import { CallError, type Capability, type Data } from '@ramify/contract'
import { readerApi } from '../../../platform/api/api.ts'
import { guestToken, keepGuestToken, readerToken } from '../../../platform/session/guest-token.ts'
import { currentToken } from '../../../platform/session/session-store.ts'
import type { HandedOn } from '../link/hand-on.ts'
import { rememberPassword } from '../saving/proven-passwords.ts'
import type { WhyOver } from './UnavailablePage.tsx'

type Checked = Data<'/check_share_limit'>

/** A shared document that somebody may look at. */
export interface SharedDocument {
  readonly fileId: string
  readonly shareId: string
  readonly name: string
  readonly naotuType: number
  readonly owner: NonNullable<Checked['owner']> | null
  readonly isOwner: boolean
  /** When the link runs out; null: never. */
  readonly expiresAt: number | null
  readonly rights: readonly Capability[]
}

export const handedOn = ({ shareId, name, owner }: SharedDocument): HandedOn => ({
  shareId,
  name,
  owner: owner?.nickname ?? null,
})

/** How far somebody has come who has opened a share link. */
export type Visit =
  | { readonly step: 'asking' }
  | { readonly step: 'password'; readonly name: string; readonly wrong: CallError | null }
  | { readonly step: 'open'; readonly document: SharedDocument; readonly token: string }
  /** The address names a document without a link, which the person has a right to. */
  | { readonly step: 'unshared'; readonly fileId: string }
  | { readonly step: 'over'; readonly why: WhyOver }
  /** The same for who manages the document, and can do something about it. */
  | { readonly step: 'own-over'; readonly why: 'expired' | 'ended'; readonly fileId: string }
  | { readonly step: 'failed'; readonly error: unknown }

/** A password, and what the map is called that it is tried on. */
interface Tried {
  readonly password: string
  readonly name: string
}

/** Shows the link to the server, with a password where one is needed. */
export async function checkLink(shareId: string, tried?: Tried): Promise<Visit> {
  try {
    const checked = await readerApi('/check_share_limit', {
      ...namedBy(shareId),
      ...(tried && { password: tried.password }),
    })
    keepGuest(checked)
    if (checked.need_check) return { step: 'password', name: checked.file_name ?? '', wrong: null }
    const { file_guid: fileId, share_id } = checked
    if (fileId === undefined) return { step: 'over', why: 'unavailable' }
    if (share_id === undefined) return withoutLink(fileId, checked)
    // By the name of the link, also where the address names the document.
    if (tried) rememberPassword(share_id, tried.password)
    return { step: 'open', document: documentOf(fileId, share_id, checked), token: readerToken() ?? '' }
  } catch (error) {
    return visitAfter(error, tried)
  }
}

/** Who may see it anyway; who manages it is told what became of the link. */
function withoutLink(fileId: string, { share_state, rights = [] }: Checked): Visit {
  if (share_state === undefined || !rights.includes('manage')) return { step: 'unshared', fileId }
  return { step: 'own-over', why: share_state === 'expired' ? 'expired' : 'ended', fileId }
}

/** Some addresses name the document itself: ids of documents are longer than those of links. */
const namedBy = (id: string) => (/^[0-9a-z]{32}$/.test(id) ? { file_guid: id } : { share_id: id })

/** Who was wrong tries again; what is not there any more is not said to have been there; and it may be that nobody answered. */
function visitAfter(error: unknown, tried: Tried | undefined): Visit {
  if (!(error instanceof CallError) || error.errno === null) return { step: 'failed', error }
  if (error.errno === -104 || error.errno === -400) return { step: 'over', why: 'unavailable' }
  return tried ? { step: 'password', name: tried.name, wrong: error } : { step: 'failed', error }
}

/** Nobody gets in before the owner has renewed the password. */
export const isLocked = (wrong: CallError | null): boolean => wrong?.failure.code === 'x-share-locked'

function documentOf(fileId: string, shareId: string, checked: Checked): SharedDocument {
  const { rights = [] } = checked
  return {
    fileId,
    shareId,
    name: checked.file_name ?? '',
    naotuType: checked.naotu_type ?? 0,
    owner: checked.owner ?? null,
    isOwner: rights.includes('manage'),
    expiresAt: checked.link_expires_at ?? null,
    rights,
  }
}

/** For as long as the server knows them by it. */
function keepGuest({ token = guestToken() ?? undefined, expires_at }: Checked): void {
  if (currentToken() === null && token !== undefined && expires_at) keepGuestToken(token, expires_at)
}
