import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '../../../../../../tests/kit/database/engines.ts'
import { openFileServices } from '../../../../../../tests/kit/server/file-services.ts'
import { copy } from '../copies/copy.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'

describe.each(engines)('a new document on $name', (engine) => {
  let house: Awaited<ReturnType<typeof openFileServices>>
  /** What happens in the transaction that makes a document, after it was made. */
  let beforeCommit: (fileIds: readonly string[]) => Promise<void>

  beforeAll(async () => {
    house = await openFileServices(engine, (search) => ({
      resources: { copy: (_, pairs) => beforeCommit(pairs.map(([, copied]) => copied)) } as Partial<
        Services['resources']
      > as Services['resources'],
      search: {
        ...search,
        write: async (transaction, fileId) => {
          await search.write(transaction, fileId)
          await beforeCommit([fileId])
        },
      },
    }))
  })
  afterAll(() => house.close())

  const db = () => house.services.database.tables<FileTables>()
  /** What is being made is looked at, while nothing of it is there yet for anybody else. */
  const lookTooEarly = async (fileIds: readonly string[]) => {
    const there = await db().selectFrom('files').select('id').where('id', 'in', fileIds).execute()
    expect([fileIds.length, there.length]).toEqual([1, 0])
    for (const id of fileIds) await house.documents.compact(id)
  }
  const isRead = (fileId: string) => expect.poll(() => house.documents.thumbnail(fileId)).not.toBeNull()

  it('is read once it is there, however long its commit took', async () => {
    beforeCommit = lookTooEarly
    await isRead(await house.makeDocument('Map'))
  })

  it('is read when it is a copy of one that nobody has read, too', async () => {
    beforeCommit = async () => undefined
    const source = await house.makeDocument('Map')
    await isRead(source)
    await db().deleteFrom('document_readings').where('file_id', '=', source).execute()
    beforeCommit = lookTooEarly
    const { files } = await copy(house.services)({ file_guids: source }, house.caller)
    await isRead(files[0]?.file_guid ?? '')
  })

  it('is drawn again when somebody looks at a picture that was drawn in an older way', async () => {
    beforeCommit = async () => undefined
    const fileId = await house.makeDocument('Map')
    await isRead(fileId)
    const today = await house.documents.thumbnail(fileId)
    const older = { thumbnail: '<svg/>', thumbnail_version: '0123456789abcdef' }
    await db().updateTable('document_readings').set(older).where('file_id', '=', fileId).execute()
    expect(await house.documents.thumbnail(fileId)).toEqual({ svg: '<svg/>', version: '0123456789abcdef' })
    await expect.poll(() => house.documents.thumbnail(fileId)).toEqual(today)
  })
})
