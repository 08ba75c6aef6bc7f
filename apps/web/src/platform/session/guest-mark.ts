import { readLocal, writeLocal } from '../storage/local.ts'

const key = 'ramify.guest'

/** Whether somebody has been at work in this browser without an account: there may be drafts. */
export const isGuestHere = (): boolean => readLocal(key) !== null

export function markGuest(isHere: boolean): void {
  writeLocal(key, isHere ? 'yes' : null)
}
