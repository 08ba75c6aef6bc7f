import { readLocal, writeLocal } from '../../../../platform/storage/local.ts'

const key = 'ramify.agreed'

/** Nobody is asked twice in the same browser. */
export const hasAgreed = (): boolean => readLocal(key) !== null

export function rememberAgreed(isAgreed: boolean): void {
  writeLocal(key, isAgreed ? 'yes' : null)
}
