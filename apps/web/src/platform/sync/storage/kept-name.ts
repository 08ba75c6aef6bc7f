import { personDatabase, readName, rememberName, rememberOpened } from './person-database.ts'

/** What a file was called when this browser last heard of it, for when nobody can be asked. */
export function keptName(personId: string, fileId: string): Promise<string | null> {
  return readName(personDatabase(personId), fileId)
}

export async function keepName(personId: string, fileId: string, name: string): Promise<void> {
  await rememberName(personDatabase(personId), fileId, name)
}

/** It is opened now: without a network, what was opened last is offered first. */
export async function keepOpened(personId: string, fileId: string): Promise<void> {
  await rememberOpened(personDatabase(personId), fileId, Date.now())
}
