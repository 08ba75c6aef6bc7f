// @module-tag never-retried
import { closeCodes } from '@ramify/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addTopic, topicsOf } from '../kit/collab/collab.ts'
import { LiveClient } from '../kit/collab/live-client.ts'
import { engines } from '../kit/database/engines.ts'
import { openStoreOf } from '../kit/server/own-store.ts'
import { type SharedServer, sharedServer } from '../kit/server/shared-servers.ts'

describe.each(engines)('somebody who is taken out of a team while they edit, on $name (T45)', (engine) => {
  let server: SharedServer
  let store: ReturnType<typeof openStoreOf>
  const clients: LiveClient[] = []
  beforeAll(async () => {
    server = await sharedServer(engine)
    store = openStoreOf(server)
  })
  afterAll(async () => {
    for (const client of clients) await client.close()
    await store.close()
  })

  /** Two people in a team, who both have a map of it open. */
  async function editing() {
    const [ann, ben] = [await store.newPerson(), await store.newPerson()]
    const { team_id, root_guid } = await ann.api('/team_add', { team_name: 'Harbour' })
    await ann.api('/team_user', { action: 'add', team_id, user_id: ben.id })
    await ben.api('/team_user', { action: 'accept', team_id })
    const { file_guid } = await ben.api('/touch', { parent_guid: root_guid ?? '' })
    const open = async ({ token }: { token: string }) => {
      const client = new LiveClient({ address: () => server.address, token, fileId: file_guid })
      clients.push(client)
      return client.connect()
    }
    const [anns, bens] = [await open(ann), await open(ben)]
    addTopic(bens.doc, 'as a member')
    expect(await bens.saved()).toBe(true)
    return { ann, ben, team_id, anns, bens }
  }

  it.each(['remove', 'quit', 'delete'] as const)(
    'by %s stops writing within a second, and reading within two',
    async (how) => {
      const { ann, ben, team_id, anns, bens } = await editing()
      if (how === 'remove') await ann.api('/team_user', { action: 'remove', team_id, user_id: ben.id })
      if (how === 'quit') await ben.api('/team_user', { action: 'quit', team_id })
      if (how === 'delete') await ann.api('/team_delete', { team_id })
      addTopic(bens.doc, 'too late')
      expect(await bens.saved(1_000)).toBe(false)
      expect(await bens.closed(2_000)).toBe(closeCodes.access)
      expect(topicsOf(anns.doc)).not.toContain('too late')
      if (how === 'delete') return
      addTopic(anns.doc, 'goes on')
      expect(await anns.saved()).toBe(true)
      expect(topicsOf(anns.doc)).toContain('as a member')
    },
  )

  it('does not write any more, although this server has not heard of it', async () => {
    const { ben, team_id, bens } = await editing()
    // As another process does it.
    await store.database
      .tables<unknown>()
      .transaction()
      .execute(async (transaction) => {
        await transaction
          .withTables<{ team_members: { team_id: string; person_id: string } }>()
          .deleteFrom('team_members')
          .where('person_id', '=', ben.id)
          .execute()
        await store.access.raise(transaction, [team_id])
      })
    addTopic(bens.doc, 'too late')
    expect(await bens.saved(5_000)).toBe(false)
  })
})
