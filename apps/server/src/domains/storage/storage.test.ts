import { describe, expect, it, onTestFinished } from 'vitest'
import { engines } from '../../../../../tests/kit/database/engines.ts'
import { openFileServices } from '../../../../../tests/kit/server/file-services.ts'
import { createStorage } from './index.ts'

describe.each(engines)('storage on $name', (engine) => {
  it('counts versions with the documents they are of, and not with a copy of them', async () => {
    const { services, caller, makeDocument, close } = await openFileServices(engine)
    onTestFinished(close)
    const [fileId, db] = [await makeDocument('Map'), services.database.tables<Versions>()]
    const { personId } = caller.session
    const storage = createStorage({ STORAGE_PER_PERSON: 1 })
    await storage.requireRoom(db, personId, 500_000)
    const before = await storage.sizesOf(db, [fileId])
    const version = { file_id: fileId, created_at: 1, schema: 1, hash: '', resource_ids: '' }
    const state = new Uint8Array(400_000)
    for (const reason of ['automatic', 'named']) {
      await db
        .insertInto('document_versions')
        .values({ ...version, reason, size: state.byteLength, state })
        .execute()
    }
    await expect(storage.requireRoom(db, personId, 500_000)).rejects.toMatchObject({ errno: -413 })
    await storage.requireRoom(db, personId, 100_000)
    expect(await storage.sizesOf(db, [fileId])).toEqual(before)
  })
})

interface Versions {
  document_versions: Record<string, string | number | Uint8Array>
}
