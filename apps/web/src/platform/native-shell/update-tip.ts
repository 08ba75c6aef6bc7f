import type { Shell } from './shell.ts'
import { isOutdated } from './version.ts'

const key = 'ramify.update-tip'

/** Whether people in an app that is too old have yet to be told in this session; from then on they have been. */
export function takeUpdateTip(shell: Shell | null): boolean {
  if (shell === null || !isOutdated(shell)) return false
  try {
    if (sessionStorage.getItem(key) !== null) return false
    sessionStorage.setItem(key, '1')
  } catch {
    // Storage is forbidden: told again by the next page, which is better than never.
  }
  return true
}
