import type { Principal } from '../access/index.ts'
import type { Services } from './services.ts'
import { eachOnce } from './tree/named-files.ts'

/** Those of these files and folders that there are for whoever asks. */
export function existingFiles({ access }: Services) {
  return async (principal: Principal, named: string | readonly string[]): Promise<string[]> => {
    const asked = eachOnce(named)
    const roles = await access.rolesOf(principal, asked)
    return asked.filter((id) => roles.has(id))
  }
}
