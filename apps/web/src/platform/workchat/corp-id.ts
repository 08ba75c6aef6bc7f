import { brand } from '../brand/brand.ts'
import { readLocal, writeLocal } from '../storage/local.ts'
import { isInWorkchat } from './in-workchat.ts'

const key = 'ramify.corp-id'
const shape = /^[\w-]{1,64}$/

/** The client names the organisation in the address by which it opens the app; later pages no longer have it. */
export function keepCorpId(): void {
  if (!isInWorkchat()) return
  const query = new URLSearchParams(location.search)
  const named = query.get('corpid') ?? query.get('corp_id') ?? ''
  // Another organisation's would come by a link of somebody who wants to keep people from signing in: this server knows only its own.
  if (shape.test(named) && named === brand.workchat?.corpId) writeLocal(key, named)
}

/** Where nobody has named one, that of the server. */
export function corpId(): string {
  const kept = readLocal(key)
  return kept !== null && shape.test(kept) ? kept : (brand.workchat?.corpId ?? '')
}
