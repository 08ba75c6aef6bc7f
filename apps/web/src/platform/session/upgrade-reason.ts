import { CallError } from '@ramify/contract'
import { writeLocal } from '../storage/local.ts'

/** What somebody wanted when their plan was not enough: the page that sells more says it first. */
export function keepUpgradeReason(reason: string): void {
  writeLocal('ramify.upgrade-reason', reason)
}

/** The same from a refused call. */
export function rememberUpgradeReason(error: unknown): void {
  const reason = error instanceof CallError ? error.failure.params?.reason : undefined
  if (typeof reason === 'string') keepUpgradeReason(reason)
}
