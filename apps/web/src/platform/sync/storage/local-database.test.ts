import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { asked, localDatabase } from './local-database.ts'

test('opened ahead, it is opened once', async () => {
  const opened = vi.spyOn(indexedDB, 'open')
  const database = localDatabase('ahead', ['rows'])
  database.open()
  database.open()
  expect(await database.read(['rows'], (transaction) => asked(transaction.objectStore('rows').count()))).toBe(0)
  expect(opened).toHaveBeenCalledTimes(1)
  opened.mockRestore()
})

test('what goes wrong while it is opened ahead is told to whoever needs it', async () => {
  const factory = () => {
    throw new DOMException('No storage here', 'SecurityError')
  }
  const database = localDatabase('forbidden', ['rows'], { factory })
  database.open()
  await expect(database.read(['rows'], async () => 0)).rejects.toThrow('No storage here')
})
