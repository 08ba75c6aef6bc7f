import { basename } from 'node:path'
import { mostFileBytes, type ReadFile, readFile } from '@ramify/formats'
import { Failure } from '../failure.ts'
import { readAtMost } from './read-at-most.ts'

type Read = Extract<ReadFile, { ok: true }>

/** The documents of a file, or why there are none. */
export async function readDocuments(path: string): Promise<Read> {
  // Of a folder the system does not say which.
  const bytes = await readAtMost(path, mostFileBytes).catch((error) => Promise.reject(Object.assign(error, { path })))
  const read = readFile(basename(path), bytes)
  if (!read.ok) throw new Failure(`${path}: ${reasons[read.code]} (${read.detail})`)
  return read
}

const reasons = {
  format: 'this is no file that can be read, or it is damaged',
  'too-large': 'it is too large',
  encrypted: 'it is locked with a password',
  foreign: 'this file cannot be read',
  newer: 'a newer version has written it',
  kind: 'it cannot hold this kind of document',
} as const
