import { rename, rm, writeFile } from 'node:fs/promises'

/** A file of that name is there whole or not at all. */
export async function writeWhole(name: string, content: string | Uint8Array): Promise<void> {
  const beside = `${name}.${process.pid}.part`
  try {
    await writeFile(beside, content)
    await rename(beside, name)
  } catch (error) {
    await rm(beside, { force: true })
    // The name that was asked for, not the one of this moment.
    throw error instanceof Error ? Object.assign(error, { path: name }) : error
  }
}
