import { statSync } from 'node:fs'
import { dirname } from 'node:path'

const everybodyMayEnter = 0o001

/** Whether every user may reach and run this: programs inside root's home cannot be run by another user. */
export function isOpenToEverybody(path: string): boolean {
  if ((statSync(path).mode & everybodyMayEnter) === 0) return false
  return dirname(path) === path || isOpenToEverybody(dirname(path))
}
