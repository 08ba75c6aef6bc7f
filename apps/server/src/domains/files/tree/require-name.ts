import { isBlankName } from '@ramify/contract'
import { AppError } from '../../../platform/app-error.ts'

/** Refuses a name in which nothing can be seen (message 500). */
export function requireName(name: string, field: string): void {
  if (isBlankName(name)) throw new AppError(-400, { code: '500', field })
}
