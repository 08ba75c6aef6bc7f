import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../../platform/app-error.ts'
import { settingTypes } from '../../platform/settings.ts'

export const passwordSettings = {
  PASSWORD_MIN: settingTypes.wholeNumber(1, 100).default(6),
  PASSWORD_MAX: settingTypes.wholeNumber(1, 100).default(18),
}

export interface PasswordRule {
  min: number
  max: number
}

/** Refuses a new password that breaks the rule (message 106). */
export function checkPasswordRule(password: string, { min, max }: PasswordRule): void {
  if (password.length < min || password.length > max || !/^[\w\-!@#$%^&*]+$/.test(password)) {
    throw new AppError(-400, { code: '106', params: { min, max }, field: 'password' })
  }
}

// argon2id is the library's default.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

let decoy: Promise<string> | undefined

/** False without a hash too, after the same work: the time it takes must not tell which accounts exist. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const matches = await verify(stored ?? (await decoy), password)
  return matches && stored !== null && stored !== undefined
}
