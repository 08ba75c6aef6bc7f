import { readLocal, writeLocal } from '../../../platform/storage/local.ts'

const key = 'ramify.outline.guided'
/** Of documents opened long ago it may be said again. */
const most = 200

/** Whether it was already said for this document what a finger does in its outline. */
export const wasGuided = (id: string): boolean => guided().includes(id)

export function rememberGuided(id: string): void {
  writeLocal(key, [id, ...guided().filter((each) => each !== id)].slice(0, most).join(' '))
}

const guided = (): readonly string[] => (readLocal(key) ?? '').split(' ').filter((id) => id !== '')
