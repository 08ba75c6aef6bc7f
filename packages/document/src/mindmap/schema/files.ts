import { type Field, type Fields, list, name, readFields, whole, words } from '../../core/fields.ts'
import type { AttachedFile } from '../snapshot/snapshot.ts'

/** More would not be found again in the list of one topic. */
const mostFiles = 64
const longestName = 200

/** Without folders and signs that file systems refuse: the name is what a download is called. */
const fileName: Field<string> = (value) => {
  const clean = words(longestName)(value)
  return clean?.replace(/[\p{Cc}/\\]+/gu, ' ').trim() || undefined
}

const mediaType: Field<string> = (value) =>
  typeof value === 'string' && /^[\w.+-]{1,64}\/[\w.+-]{1,100}$/.test(value) ? value.toLowerCase() : undefined

const fileFields: Fields<AttachedFile> = {
  id: name(),
  name: fileName,
  size: whole(0, Number.MAX_SAFE_INTEGER),
  type: mediaType,
}

const readFile: Field<AttachedFile> = (value) => {
  const { id, name, size = 0, type = 'application/octet-stream' } = readFields(fileFields, value)
  return id !== undefined && name !== undefined ? { id, name, size, type } : undefined
}

/** Those that can be read, each once. An empty list is none. */
export function readFiles(value: unknown): readonly AttachedFile[] | undefined {
  if (!Array.isArray(value)) return undefined
  const files = new Map<string, AttachedFile>()
  for (const item of value) {
    const file = readFile(item)
    if (file && !files.has(file.id) && files.size < mostFiles) files.set(file.id, file)
  }
  return files.size > 0 ? [...files.values()] : undefined
}

/** Strict: all of them have to be right. An empty list is allowed. */
export function checkFiles(value: unknown): readonly AttachedFile[] | undefined {
  const files = list(readFile, mostFiles)(value)
  return files && new Set(files.map(({ id }) => id)).size === files.length ? files : undefined
}
