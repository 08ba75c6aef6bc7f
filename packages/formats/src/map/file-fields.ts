import type { Json } from '@ramify/document'

/** A file as the field `files` of content has it. */
export interface SaidFile {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly type: string
}

const plainType = 'application/octet-stream'

export function saidFiles(value: Json | undefined): SaidFile[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item: Json) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return []
    const { id, name, size, type } = item as { readonly [field: string]: Json }
    if (typeof id !== 'string' || typeof name !== 'string') return []
    return [{ id, name, size: typeof size === 'number' ? size : 0, type: typeof type === 'string' ? type : plainType }]
  })
}

/** The name of a file that comes from outside, without folders; `file` where nothing is left of it. */
export function fileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return (
    last
      .toWellFormed()
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, 200)
      .toWellFormed()
      .trim() || 'file'
  )
}

const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  txt: 'text/plain',
  csv: 'text/csv',
  md: 'text/markdown',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
}

/** By its ending: the bytes are not looked at. */
export function fileType(name: string): string {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(types, ending) ? (types[ending] ?? plainType) : plainType
}
