import type { Readable } from 'node:stream'

/** Where things lie that are too large for a table. Whoever puts something there makes its key. */
export interface Blobs {
  /** Once this settles the blob is there, whole; before that, and when it fails, there is nothing. */
  put: (key: string, body: Readable | Uint8Array, about: BlobDescription) => Promise<void>
  /** Null when there is no such blob. */
  get: (key: string) => Promise<StoredBlob | null>
  head: (key: string) => Promise<{ size: number } | null>
  /**
   * Where whoever has the address may fetch it from, without asking us, until its time is over; null where blobs have no
   * address of their own.
   */
  addressOf: (key: string, wanted: BlobAddress) => Promise<string | null>
  /** Nothing happens when there is none. */
  remove: (key: string) => Promise<void>
  /** All of them, in no order. */
  list: () => AsyncIterable<ListedBlob>
  close: () => void
}

export interface BlobDescription {
  size: number
  type: string
}

export interface BlobAddress {
  seconds: number
  /** What it is called when it is saved. */
  name: string
}

export interface StoredBlob {
  size: number
  stream: Readable
}

export interface ListedBlob {
  key: string
  size: number
  /** When it was put there. */
  at: number
}

const keyShape = /^[0-9a-f]{32}(-[a-z]+)?$/

/** Nothing that came from outside becomes part of a path (T55). */
export function checkKey(key: string): string {
  if (!keyShape.test(key)) throw new Error(`${JSON.stringify(key)} is no key of a blob`)
  return key
}

export const isKey = (text: string): boolean => keyShape.test(text)
