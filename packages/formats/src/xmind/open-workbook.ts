import { decodeText } from '../files/decode-text.ts'
import { FileError } from '../files/file-error.ts'
import type { SourceFile } from '../files/source-file.ts'
import type { Zip } from '../zip/read-zip.ts'
import { readOldWorkbook } from './legacy/read-legacy.ts'
import { isRaw, type Raw, refuseProto } from './raw.ts'
import type { Workbook } from './workbook.ts'

/** By what is in it: other programs pack a `content.xml` of their own, and XMind files are named otherwise too. */
export function isWorkbook(file: SourceFile): boolean {
  const { zip } = file
  if (!zip) return false
  const json = entryOf(zip, 'content.json')
  const xml = entryOf(zip, 'content.xml')
  if (file.extension === 'xmind') return true
  if (json === undefined && xml === undefined) return false
  if (isEncrypted(zip)) return entryOf(zip, 'META-INF/manifest.xml') !== undefined || json !== undefined
  return startsAsJson(textOf(zip, json)) || /<xmap-content[\s>]/.test((textOf(zip, xml) ?? '').slice(0, 4_000))
}

const startsAsJson = (text: string | null) => /^\ufeff?\s*\[/.test(text ?? '') && (text ?? '').includes('"rootTopic"')

/**
 * The sheets of a file in today's form or in that of XMind 3 to 8. Both may be there: files of today carry a page in the old form
 * that says they are too new, and other programs leave an empty one of either.
 */
export function openWorkbook(file: SourceFile): Workbook {
  const { zip } = file
  if (!zip) throw new FileError('format', 'the file is no archive')
  if (isEncrypted(zip)) throw new FileError('encrypted', 'the file is locked with a password')
  const json = textOf(zip, entryOf(zip, 'content.json'))
  const xml = textOf(zip, entryOf(zip, 'content.xml'))
  if (json === null && xml === null) throw new FileError('format', 'there is no content.json and no content.xml')
  const sheets = json === null ? [] : parseSheets(json)
  if (sheets.length > 0) return { dialect: 'json', sheets, head: {}, zip }
  const old = xml === null ? null : readOldWorkbook(xml, textOf(zip, entryOf(zip, 'styles.xml')))
  if (old === null || old.sheets.length === 0) throw new FileError('format', 'there is no sheet with a main topic')
  if (saysTooNew(old.sheets)) throw new FileError('format', 'content.json is missing or damaged')
  return { dialect: 'xml', ...old, zip }
}

/** None when the text is no JSON, or has none: then the other form counts. */
function parseSheets(text: string): Raw[] {
  const content = parsed(text.replace(/^\ufeff/, ''))
  refuseProto(content)
  const all = Array.isArray(content)
    ? content
    : isRaw(content) && Array.isArray(content.sheets)
      ? content.sheets
      : [content]
  return all.filter((sheet): sheet is Raw => isRaw(sheet) && isRaw(sheet.rootTopic))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // It is damaged. Whether there is anything else to read is asked by whoever called.
    return null
  }
}

/** The page that stands in for the content. */
const saysTooNew = (sheets: readonly Raw[]) => {
  const root = sheets[0]?.rootTopic
  return isRaw(root) && typeof root.title === 'string' && /^Warning\s+警告\s+Attention/.test(root.title)
}

/** Each entry is locked by itself, and the list of entries says how. */
function isEncrypted(zip: Zip): boolean {
  const content = ['content.json', 'content.xml'].flatMap((name) => entryOf(zip, name) ?? [])
  if (content.some((name) => zip.isEncrypted(name))) return true
  const old = textOf(zip, entryOf(zip, 'META-INF/manifest.xml')) ?? ''
  const today = textOf(zip, entryOf(zip, 'manifest.json')) ?? ''
  return /<(?:[\w-]+:)?encryption-data[\s/>]/.test(old) || /"encryption-?data"\s*:\s*\{/i.test(today)
}

function entryOf(zip: Zip, wanted: string): string | undefined {
  if (zip.has(wanted)) return wanted
  return zip.names.find((name) => name.toLowerCase() === wanted.toLowerCase())
}

function textOf(zip: Zip, name: string | undefined): string | null {
  const bytes = name === undefined || zip.isEncrypted(name) ? undefined : zip.read(name)
  return bytes ? decodeText(bytes) : null
}
