import { guestPath, homePath } from '../files/index.ts'

/** Where one comes from to a draft, and goes back to. */
export const homeOfDrafts = (isGuest: boolean): string => (isGuest ? guestPath : homePath)
