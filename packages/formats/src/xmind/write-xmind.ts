import { contentToJson } from '@ramify/document'
import { decodeText } from '../files/decode-text.ts'
import type { FileDocument } from '../files/file-format.ts'
import { imageSizeOf, imageTypeOf } from '../images/image-bytes.ts'
import { walkContent } from '../map/map-builder.ts'
import { writeXml } from '../xml/write-xml.ts'
import { writeZip } from '../zip/write-zip.ts'
import { oldStyles } from './legacy/read-legacy.ts'
import { writeOldContent } from './legacy/write-legacy.ts'
import { isEmpty, parseKept, type Raw, rawOf, stringOf } from './raw.ts'
import { isOldField, isOwnEntry } from './workbook.ts'
import { type WrittenImages, writeSheet } from './write-sheet.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>'

/** Several maps are sheets of one file. Maps that all come from an older XMind go back into the form of that. */
export function writeXmind(documents: readonly FileDocument[]): Uint8Array {
  const maps = documents.filter((document) => document.kind === 'mindmap')
  const files = new Map<string, Uint8Array | string>()
  const inFile = new Set(maps.flatMap(({ content }) => idsOf(content)))
  const sheets = maps.map((map) => writeSheet(map.title, map.content, imagesOf(map, files), inFile))
  for (const map of maps) putKeptFiles(map, files)
  const isOld = maps.length > 0 && maps.every(({ content }) => rawOf(content.xmind).dialect === 'xml')
  const head = maps.map(({ content }) => parseKept(rawOf(content.xmind).head)).find((one) => !isEmpty(one)) ?? {}
  return writeZip(isOld ? oldFile(sheets, head, files) : todaysFile(sheets, files))
}

/** What links from other sheets can lead to: topics by the ids they had, and the sheet itself. */
function idsOf(content: MapDocument['content']): string[] {
  const tops = [content.root, ...(content.floating ?? [])]
  const topics = tops.flatMap((top) => [...walkContent(top)].map(({ node }) => node.data))
  const kept = [rawOf(content.xmind).sheet, ...topics.map(({ xmind }) => xmind)].map((text) => parseKept(text).id)
  return [...topics.map(({ id }) => id), ...kept].flatMap((id) => stringOf(id) ?? [])
}

function todaysFile(sheets: readonly Raw[], files: ReadonlyMap<string, Uint8Array | string>) {
  const today = withoutOldFields(sheets) as Raw[]
  const all = new Map<string, Uint8Array | string>([
    ['content.json', contentToJson(today)],
    ['content.xml', writeOldContent(today, {}, null)],
    ['metadata.json', '{"creator":{"name":"Ramify"}}'],
    ...files,
  ])
  const entries = Object.fromEntries([...all.keys(), 'manifest.json'].map((name) => [name, {}]))
  all.set('manifest.json', JSON.stringify({ 'file-entries': entries }))
  return all
}

function oldFile(sheets: readonly Raw[], head: Raw, files: ReadonlyMap<string, Uint8Array | string>) {
  const given = files.get('styles.xml')
  const styles = oldStyles(given === undefined ? null : typeof given === 'string' ? given : decodeText(given))
  const all = new Map<string, Uint8Array | string>([['content.xml', writeOldContent(sheets, head, styles)], ...files])
  const { changed } = styles
  if (changed) all.set('styles.xml', `${declaration}${writeXml(changed)}`)
  all.set('META-INF/manifest.xml', oldManifest([...all.keys(), 'META-INF/manifest.xml']))
  return all
}

function oldManifest(names: readonly string[]): string {
  const entries = names.map((name) => ({
    name: 'file-entry',
    attributes: new Map([
      ['full-path', name],
      ['media-type', name.endsWith('.xml') ? 'text/xml' : (mediaTypes.get(name.split('.').at(-1) ?? '') ?? '')],
    ]),
    children: [],
  }))
  const attributes = new Map([['xmlns', 'urn:xmind:xmap:xmlns:manifest:1.0']])
  return `${declaration}${writeXml({ name: 'manifest', attributes, children: entries })}`
}

const mediaTypes = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['svg', 'image/svg+xml'],
])

type MapDocument = Extract<FileDocument, { kind: 'mindmap' }>

/** Where pictures and files were they go back to; new ones get a name of their own. */
function imagesOf({ content, resources }: MapDocument, files: Map<string, Uint8Array | string>): WrittenImages {
  const bytes = new Map(resources.map((resource) => [resource.id, resource.bytes]))
  const kept = keptFiles(content)
  const pictures = stringsOf(rawOf(content.xmind).pictures)
  const names = new Map([...kept].map(([name, id]) => [id, name]))
  // Pictures that were made of another kind: those are still there.
  for (const [name, id] of pictures) if (bytes.has(kept.get(name) ?? '')) names.set(id, name)
  const given = new Map<string, string>()
  const folder = rawOf(content.xmind).dialect === 'xml' ? 'attachments' : 'resources'
  return {
    image(src) {
      const path = src.replace(/^xap:\/*/i, '')
      const entry = kept.has(path) ? path : nameLike(kept, src)
      const resource = pictures.get(entry) ?? kept.get(entry)
      const found = resource === undefined ? undefined : bytes.get(resource)
      if (resource === undefined || !found || imageTypeOf(found) === null) return undefined
      const { width, height } = imageSizeOf(found) ?? { width: 100, height: 100 }
      return { resource, width, height }
    },
    file(src) {
      const path = src.replace(/^xap:\/*/i, '')
      const entry = kept.has(path) ? path : nameLike(kept, src)
      const resource = kept.get(entry) ?? given.get(path)
      const found = resource === undefined ? undefined : bytes.get(resource)
      if (resource === undefined || !found) return undefined
      const name = kept.has(entry) ? entry : path
      return { resource, name: name.split('/').at(-1) ?? name, size: found.length }
    },
    fileSrcOf({ id, name }) {
      const found = bytes.get(id)
      const ending = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? ''
      const entry = names.get(id) ?? `${folder}/${safe(id)}${ending}`
      given.set(entry, id)
      if (found) files.set(entry, found)
      return `xap:${entry}`
    },
    srcOf(resource) {
      const found = bytes.get(resource)
      const name = names.get(resource) ?? `${folder}/${safe(resource)}.${(found && imageTypeOf(found)) ?? 'png'}`
      if (found && pictures.get(name) !== resource) files.set(name, found)
      return `xap:${name}`
    },
  }
}

/** Names are written in many ways: with capitals, or as an address. */
function nameLike(names: ReadonlyMap<string, string>, src: string): string {
  const path = src
    .replace(/^(?:xap|file):\/{0,3}(?:localhost\/)?/i, '')
    .replace(/^\/+/, '')
    .toLowerCase()
  const plain = (name: string) => encodeURI(name.toWellFormed().toLowerCase())
  return [...names.keys()].find((name) => name.toLowerCase() === path || plain(name) === path) ?? ''
}

const safe = (resource: string) => resource.replace(/[^\w.-]/g, '_').slice(0, 100)

/** Names come from a document that others write too: none is taken that leads elsewhere or is written anew. */
function keptFiles(content: MapDocument['content']): Map<string, string> {
  const isGood = (name: string) =>
    name.length <= 300 && !/(?:^|\/)\.\.?(?:\/|$)|^\/|\\|\0|^[a-z]:/i.test(name) && !isOwnEntry(name)
  return new Map([...stringsOf(rawOf(content.xmind).files)].filter(([name]) => isGood(name)))
}

const stringsOf = (value: unknown): Map<string, string> =>
  new Map(
    Object.entries(rawOf(value)).flatMap(([name, id]) => {
      const text = stringOf(id)
      return text === undefined ? [] : [[name, text] as const]
    }),
  )

function putKeptFiles({ content, resources }: MapDocument, files: Map<string, Uint8Array | string>): void {
  const bytes = new Map(resources.map((resource) => [resource.id, resource.bytes]))
  for (const [name, id] of keptFiles(content)) {
    const found = bytes.get(id)
    if (found && !files.has(name)) files.set(name, found)
  }
}

/** Fields of older files have no place in those of today. At any depth, so by hand. */
function withoutOldFields(top: unknown): unknown {
  const result: unknown[] = []
  type Into = { readonly [key: string]: unknown } | unknown[]
  const left: { readonly value: unknown; readonly into: Into; readonly key: string | number }[] = [
    { value: top, into: result, key: 0 },
  ]
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, into, key } = next
    const made: unknown = Array.isArray(value) ? [] : typeof value === 'object' && value !== null ? {} : value
    ;(into as { [key: string | number]: unknown })[key] = made
    if (typeof value !== 'object' || value === null) continue
    const entries = Object.entries(value).filter(([name]) => !isOldField(name) && name !== '__proto__')
    for (const [name, item] of entries.reverse()) left.push({ value: item, into: made as Into, key: name })
  }
  return result[0]
}
