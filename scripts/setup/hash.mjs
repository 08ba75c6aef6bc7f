import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** One hash over the names and contents of files, and over words that matter as much. */
export function hashFiles(base, files, words = []) {
  const hash = createHash('sha256')
  for (const word of words) hash.update(`${word}\0`)
  for (const file of [...files].sort()) {
    const content = readFileSync(file)
    hash.update(`${relative(base, file)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

export function filesUnder(folder, isSkipped) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (isSkipped(entry.name)) return []
    if (entry.isDirectory()) return filesUnder(path, isSkipped)
    return entry.isFile() ? [path] : []
  })
}

/** Whether the work that left this stamp was done from the same sources. */
export function isStamped(stamp, hash) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
}
