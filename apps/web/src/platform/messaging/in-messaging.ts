import { brand } from '../brand/brand.ts'

/** Whether the page is shown by the messaging app that knows this server. */
export function isInMessaging(): boolean {
  const userAgent = globalThis.navigator?.userAgent ?? ''
  // As the server has it: the app of organisations is another one.
  return brand.messaging !== null && /\bMicroMessenger\//i.test(userAgent) && !/\bwxwork\//i.test(userAgent)
}
