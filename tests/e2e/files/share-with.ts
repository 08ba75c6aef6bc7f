import type { Role } from '@ramify/contract'
import { inject } from 'vitest'
import { createAccess } from '../../../apps/server/src/domains/access/index.ts'
import type { Person } from '../../kit/api.ts'
import { openStore } from '../../kit/database/database.ts'
import { memberGrant } from '../../kit/server/member-grant.ts'

/** As sharing will: the server is not told, and asks when somebody connects. */
export async function shareWith(fileId: string, person: Person, role: Role): Promise<void> {
  const { user } = await person.api('/user/info', {})
  const server = inject('sharedServer')
  if ('failure' in server) throw new Error(server.failure)
  const database = openStore({ databaseUrl: undefined, dataDir: server.dataDir })
  try {
    const grant = memberGrant(fileId, user.user_id, role)
    const write = database.tables<unknown>().transaction()
    await write.execute((transaction) => createAccess({ database }).give(transaction, grant))
  } finally {
    await database.close()
  }
}
