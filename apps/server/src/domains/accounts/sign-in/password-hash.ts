import { hash, verify } from '@node-rs/argon2'

// argon2id is the library's default.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

let decoy: Promise<string> | undefined

/** False without a hash too, after the same work: whoever counts milliseconds shall not learn more than the answer says. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const matches = await verify(stored ?? (await decoy), password)
  return matches && stored !== null && stored !== undefined
}
