import type { AccountTables } from '../../../apps/server/src/domains/accounts/tables.ts'
import { createBindings } from '../../../apps/server/src/domains/accounts/third-party/bindings.ts'
import { type Account, someId, type World } from './world.ts'

/** What a way to a provider and back leaves for somebody: a token to bind with. */
export function bindToken(
  { store }: Pick<World, 'store'>,
  { id }: Pick<Account, 'id'>,
  subject = someId(),
): Promise<string> {
  const db = store.database.tables<AccountTables>()
  return createBindings({ db, now: Date.now }).issue(id, { provider: 'harbour', subject, nickname: 'Ann' })
}

/** A binding of theirs, by its `oauth_id`. */
export async function bound(owner: Account, world: World): Promise<string> {
  const { bindings } = await owner.api('/passport/bind', { bind_token: await bindToken(world, owner) })
  return bindings[0]?.oauth_id ?? ''
}
