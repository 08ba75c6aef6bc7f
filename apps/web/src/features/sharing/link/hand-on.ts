import { brand } from '../../../platform/brand/brand.ts'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import { isInMessaging } from '../../../platform/messaging/in-messaging.ts'
import type { ShareCard } from '../../../platform/messaging/share-card.ts'
import { areShareTipsShown } from '../../../platform/messaging/share-tips.ts'
import { canShareLinks, handOnLink } from '../../../platform/share-sheet.ts'
import { showError } from '../../../platform/show-error.ts'
import { shareAt, shareLink } from './share-link.ts'

export interface HandedOn {
  readonly shareId: string
  readonly name: string
  /** Whose it is, as people call them; null: nobody says. */
  readonly owner: string | null
}

/** Whether a link can be handed to other people from here: by the app around the page, or by the system. */
export const canHandOn = (): boolean => isInMessaging() || canShareLinks()

export async function handOn(shared: HandedOn): Promise<void> {
  if (!isInMessaging()) return handOnLink(shareLink(shared.shareId), shared.name)
  try {
    await offer(shared)
  } catch (error) {
    // What is on the screen is handed on by its address as well, only without a picture.
    if (shareAt(location.pathname) !== shared.shareId) return showError(error)
    console.warn(error)
  }
  areShareTipsShown.set(true)
}

/** Inside of the messaging app its own menu hands this on from now on; elsewhere nothing happens. */
export async function offer(shared: HandedOn): Promise<void> {
  if (!isInMessaging()) return
  const { brandPicture, offerCard } = await import('../../../platform/messaging/share-card.ts')
  await offerCard(await cardOf(shared, brandPicture()))
}

/** The document is not on the screen any more. */
export async function withdraw(): Promise<void> {
  if (!isInMessaging()) return
  await (await import('../../../platform/messaging/share-card.ts')).withdrawCard()
}

/** Title, picture and owner; of a link with a password the brand alone, as everywhere links are shown: there is no picture then. */
async function cardOf({ shareId, name, owner }: HandedOn, brandPicture: string): Promise<ShareCard> {
  const { text } = currentTranslator()
  const link = shareLink(shareId)
  const picture = `${location.origin}/api/share_previews/${shareId}`
  if (!(await isThere(picture))) return { title: brand.name, description: '', link, picture: brandPicture }
  const description = owner === null ? brand.name : text('viewer.by', { name: owner })
  return { title: name, description, link, picture }
}

const isThere = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', credentials: 'omit' }).then(
    ({ ok }) => ok,
    () => false,
  )
