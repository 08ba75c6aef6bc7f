import { readLocal, writeLocal } from '../../../platform/storage/local.ts'

/** How somebody proves who they are. */
export type Way = 'code' | 'password'

const key = 'ramify.way'

/** People come back the way they came the last time. */
export function rememberedWay(): Way | null {
  // It once said more behind a space.
  const [way] = (readLocal(key) ?? '').split(' ')
  return way === 'code' || way === 'password' ? way : null
}

export function rememberWay(way: Way): void {
  writeLocal(key, way)
}
