import { brand } from '../brand/brand.ts'

/** Whether the page is shown by the messaging app that knows this server. */
export const isInMessaging = (): boolean =>
  brand.messaging !== null && /\bMicroMessenger\//i.test(globalThis.navigator?.userAgent ?? '')
