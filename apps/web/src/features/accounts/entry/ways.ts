import { readLocal, writeLocal } from '../../../platform/storage/local.ts'
import type { ContactKind } from './contact.ts'

/** How somebody proves who they are. */
export interface Way {
  by: 'code' | 'password'
  kind: ContactKind
}

const key = 'ramify.way'

/** People come back the way they came the last time. */
export function rememberedWay(): Way | null {
  const [by, kind] = (readLocal(key) ?? '').split(' ')
  if ((by !== 'code' && by !== 'password') || (kind !== 'email' && kind !== 'phone')) return null
  return { by, kind }
}

export function rememberWay({ by, kind }: Way): void {
  writeLocal(key, `${by} ${kind}`)
}
