import type { Translator } from '@ramify/locales'
import { returnPath } from '../../../platform/session/return-path.ts'
import { documentPath, homePath, placeAt } from '../../files/index.ts'
import { confirmPath } from '../qr/confirm-address.ts'

/** Why somebody stands at the door: what they came for is not open to everybody. Nothing where they just came to sign in. */
export function reasonToSignIn(search: string, { text }: Translator): string | null {
  const [path = ''] = returnPath(search).split(/[?#]/)
  if (path === homePath) return null
  if (path === confirmPath) return text('accounts.reason.confirm')
  if (path.startsWith(documentPath(''))) return text('accounts.reason.document')
  if (path.startsWith('/join/')) return text('accounts.reason.join')
  if (path.startsWith('/user')) return text('accounts.reason', { place: text('accounts.title') })
  if (path === '/setting') return text('accounts.reason', { place: text('settings.title') })
  const place = placeAt(path)
  return place && !place.isOpen ? text('accounts.reason', { place: text(place.title) }) : null
}
