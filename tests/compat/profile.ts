import type { Page } from 'playwright-core'

/** What a browser stores for one origin, as JSON. A `Uint8Array` is `{ "$bytes": base64 }`, an `ArrayBuffer` is `{ "$buffer": base64 }`. */
export interface Profile {
  databases: StoredDatabase[]
  localStorage: Record<string, string>
}

interface StoredDatabase {
  name: string
  version: number
  stores: StoredStore[]
}

interface StoredStore {
  name: string
  keyPath: string | string[] | null
  autoIncrement: boolean
  indexes: { name: string; keyPath: string | string[]; unique: boolean; multiEntry: boolean }[]
  records: { key: unknown; value: unknown }[]
}

/** Reads everything that the page's origin has in IndexedDB and in localStorage. */
export const readProfile = (page: Page): Promise<Profile> => page.evaluate(readAll)

/** Writes a profile by plain IndexedDB calls. The page must be one of the origin in which no script of the app runs. */
export const writeProfile = (page: Page, profile: Profile): Promise<void> => page.evaluate(writeAll, profile)

// Both run in the page, so they use nothing from outside themselves.

async function readAll(): Promise<Profile> {
  const answer = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const encode = (value: unknown): unknown => {
    if (value instanceof Uint8Array) return { $bytes: base64(value) }
    if (value instanceof ArrayBuffer) return { $buffer: base64(new Uint8Array(value)) }
    if (Array.isArray(value)) return value.map(encode)
    if (typeof value !== 'object' || value === null) return value
    const prototype = Object.getPrototypeOf(value)
    if (prototype !== Object.prototype) throw new Error(`A ${prototype?.constructor?.name} cannot be recorded`)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, encode(each)]))
  }
  const databases: StoredDatabase[] = []
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answer(indexedDB.open(name))
    const stores: StoredStore[] = []
    for (const storeName of database.objectStoreNames) {
      const store = database.transaction(storeName).objectStore(storeName)
      const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())])
      const indexes = [...store.indexNames].map((each) => {
        const { keyPath, unique, multiEntry } = store.index(each)
        return { name: each, keyPath, unique, multiEntry }
      })
      const records = keys.map((key, nth) => ({ key: encode(key), value: encode(values[nth]) }))
      stores.push({ name: storeName, keyPath: store.keyPath, autoIncrement: store.autoIncrement, indexes, records })
    }
    databases.push({ name, version: database.version, stores })
    database.close()
  }
  return { databases, localStorage: { ...localStorage } }
}

async function writeAll({ databases, localStorage: local }: Profile): Promise<void> {
  const decode = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(decode)
    if (typeof value !== 'object' || value === null) return value
    const coded = value as { $bytes?: string; $buffer?: string }
    const text = coded.$bytes ?? coded.$buffer
    if (text === undefined) return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, decode(each)]))
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    return coded.$bytes === undefined ? bytes.buffer : bytes
  }
  for (const { name, version, stores } of databases) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, version)
      request.onupgradeneeded = () => {
        for (const { name: storeName, keyPath, autoIncrement, indexes } of stores) {
          const store = request.result.createObjectStore(storeName, { keyPath, autoIncrement })
          for (const { name: index, keyPath: path, ...options } of indexes) store.createIndex(index, path, options)
        }
      }
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction([...database.objectStoreNames], 'readwrite')
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
      for (const { name: storeName, keyPath, records } of stores) {
        const store = transaction.objectStore(storeName)
        for (const { key, value } of records) {
          if (keyPath === null) store.put(decode(value), decode(key) as IDBValidKey)
          else store.put(decode(value))
        }
      }
    })
    database.close()
  }
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
}
