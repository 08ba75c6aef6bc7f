import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '../../../../../tests/kit/database/engines.ts'
import { openFileServices } from '../../../../../tests/kit/server/file-services.ts'
import { memberGrant } from '../../../../../tests/kit/server/member-grant.ts'
import { newId } from '../../platform/random.ts'
import { remove } from './trash/remove.ts'
import { revert } from './trash/revert.ts'
import { makeFolder } from './tree/make-folder.ts'
import { move } from './tree/move.ts'
import { rename } from './tree/rename.ts'

describe.each(engines)('the access counter of a space on $name', (engine) => {
  let house: Awaited<ReturnType<typeof openFileServices>>
  beforeAll(async () => {
    house = await openFileServices(engine)
  })
  afterAll(() => house.close())

  it('is raised by every change of grants, places and the trash, and by nothing else', async () => {
    const { services, caller } = house
    const { personId } = caller.session
    const folder = (await makeFolder(services)({ dir_name: 'Folder' }, caller)).file_guid
    const file = await house.makeDocument('Plan')
    const grant = memberGrant(file, newId(), 'viewer')
    const inTransaction = (act: 'give' | 'take') =>
      services.database
        .tables<unknown>()
        .transaction()
        .execute((transaction) => services.access[act](transaction, grant))
    const count = async () => {
      const rows = await services.database
        .tables<{ access_counters: { id: string; count: number } }>()
        .selectFrom('access_counters')
        .select('count')
        .where('id', '=', personId)
        .execute()
      return rows[0]?.count ?? 0
    }
    const raisedBy = async (work: () => Promise<unknown>) => {
      const before = await count()
      await work()
      return (await count()) - before
    }
    expect(await raisedBy(() => move(services)({ file_guids: file, move_to: folder }, caller))).toBe(1)
    expect(await raisedBy(() => remove(services)({ file_guids: folder }, caller))).toBe(1)
    expect(await raisedBy(() => revert(services)({ file_guids: folder }, caller))).toBe(1)
    expect(await raisedBy(() => inTransaction('give'))).toBe(1)
    expect(await raisedBy(() => inTransaction('take'))).toBe(1)
    expect(await raisedBy(() => rename(services)({ file_guids: file, new_name: 'Other' }, caller))).toBe(0)
    expect(await raisedBy(() => house.makeDocument('Another'))).toBe(0)
  })
})
