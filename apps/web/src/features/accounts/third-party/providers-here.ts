import { providerTypes } from '@ramify/contract'
import { isInMessaging } from '../../../platform/messaging/in-messaging.ts'
import type { OfferedProvider } from './provider-name.ts'

/** Those that lead in from this page: inside of the messaging app its own page asks, first of all, and there is nothing to scan a code with. */
export function providersHere(offered: readonly OfferedProvider[]): OfferedProvider[] {
  if (!isInMessaging()) return [...offered]
  const inside = { id: 'weixin', name: null, type: providerTypes.weixin }
  return [inside, ...offered.filter(({ id }) => id !== inside.id)]
}
