import { brand } from '../brand/brand.ts'

/** Whether the page is shown by the client of the workplace chat app that this server belongs to. */
export const isInWorkchat = (): boolean =>
  brand.workchat !== null && /DingTalk/i.test(globalThis.navigator?.userAgent ?? '')
