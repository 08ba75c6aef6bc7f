import { rootName } from '../xml/root-name.ts'
import type { SourceFile } from './source-file.ts'

/**
 * How its content gets here all the same.
 * - `export`: its program writes `formats` that are read
 * - `open`: `formats` names a program that reads it and writes a format of ours
 * - `paste`: copied from its program, it can be pasted into a document
 * - `none`: not at all
 */
export type ForeignHint = 'export' | 'open' | 'paste' | 'none'

/** A file of a program that is known and not read. Names are the same in all languages. */
export interface ForeignFile {
  readonly program: string
  readonly hint: ForeignHint
  /** What to export there, the best one first; or which program opens it. */
  readonly formats: string
}

/** By what is in it; where that is only an archive or some text, by its ending as well. Undefined for everything else. */
export function foreignFile(file: SourceFile): ForeignFile | undefined {
  const name = bySignature(file.bytes) ?? (file.zip ? byEntries(file) : byText(file))
  return name === undefined ? undefined : programs.get(name)
}

/** In English, for logs and scripts. */
export function adviceFor({ program, hint, formats }: ForeignFile): string {
  const advice = { export: `; export it there as ${formats}`, open: `; open it in ${formats} and save it there` }
  return `a file of ${program}${hint === 'export' || hint === 'open' ? advice[hint] : ''}`
}

const programs = new Map<string, ForeignFile>()

function know(hint: ForeignHint, formats: string, ...names: readonly string[]) {
  for (const program of names) programs.set(program, { program, hint, formats })
}

know('export', 'OPML', 'MindManager', 'OmniOutliner', 'Scapple')
know('export', 'OPML, FreeMind', 'SimpleMind', 'MindNode', 'Mindomo')
know('export', 'XMind, OPML, FreeMind', 'iThoughts')
know('export', 'XMind, FreeMind', 'ProcessOn', 'MindMeister')
know('export', 'XMind, Markdown', 'EdrawMind')
know('export', 'Markdown, TXT', 'GitMind')
know('open', 'draw.io', 'Visio', 'Lucidchart', 'Gliffy', 'yEd', 'EdrawMax')
know(
  'paste',
  '',
  'Word',
  'Excel',
  'PowerPoint',
  'PDF',
  'RTF',
  'OneNote',
  'Evernote',
  'LibreOffice',
  'Pages',
  'EPUB',
  'HTML',
)
know(
  'none',
  '',
  'Figma',
  'Excalidraw',
  'Obsidian Canvas',
  'Miro',
  'OmniGraffle',
  'BPMN',
  'PlantUML',
  'Microsoft Office',
)

function bySignature(bytes: Uint8Array): string | undefined {
  const head = latin(bytes.subarray(0, 1_024))
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return ofCompoundFile(bytes)
  if (/^(?:\xef\xbb\xbf)?\s{0,20}%PDF-\d/.test(head)) return 'PDF'
  if (head.startsWith('{\\rtf')) return 'RTF'
  if (head.startsWith('fig-kiwi')) return 'Figma'
  return head.startsWith('\xe4\x52\x5c\x7b\x8c\xd8\xa7\x4d') ? 'OneNote' : undefined
}

/** Programs of before 2007 write streams whose names say what they are, in a list that may be anywhere. */
function ofCompoundFile(bytes: Uint8Array): string {
  const streams = [
    ['VisioDocument', 'Visio'],
    ['PowerPoint Document', 'PowerPoint'],
    ['WordDocument', 'Word'],
    ['Workbook', 'Excel'],
    ['Book', 'Excel'],
  ] as const
  return streams.find(([stream]) => hasWide(bytes, stream))?.[1] ?? 'Microsoft Office'
}

/** Names stand at the beginning of entries of 128 bytes, in UTF-16. */
function hasWide(bytes: Uint8Array, name: string): boolean {
  for (let at = 512; at + 128 <= bytes.length; at += 128) {
    let nth = 0
    while (nth < name.length && bytes[at + nth * 2] === name.charCodeAt(nth) && bytes[at + nth * 2 + 1] === 0) nth++
    if (nth === name.length && bytes[at + nth * 2] === 0) return true
  }
  return false
}

/** The entry that only its program writes. A zipped folder has its own name before each. */
const entries: readonly (readonly [entry: RegExp, program: string])[] = [
  [/^word\/document\d*\.xml$/, 'Word'],
  [/^xl\/workbook\.(?:xml|bin)$/, 'Excel'],
  [/^ppt\/presentation\.xml$/, 'PowerPoint'],
  [/^visio\/document\.xml$/, 'Visio'],
  [/^Document\.xml$/, 'MindManager'],
  [/^document\/mindmap\.xml$/, 'SimpleMind'],
  [/^(?:[^/]+\/)?mapdata\.xml$/, 'iThoughts'],
  [/^page\/page\.xml$/, 'EdrawMind'],
  [/^pages?\/page\d+\.xml$/, 'EdrawMax'],
  [/^(?:[^/]+\.mindnode\/)?viewState\.plist$/, 'MindNode'],
  [/^(?:[^/]+\.mindnode\/)contents\.xml$/, 'MindNode'],
  [/^map\.json$/, 'MindMeister'],
  [/^Index\/Document\.iwa$/, 'Pages'],
  [/^canvas\.fig$/, 'Figma'],
]

const endings: { readonly [ending: string]: string | undefined } = {
  mmap: 'MindManager',
  smmx: 'SimpleMind',
  itmz: 'iThoughts',
  mindnode: 'MindNode',
  emmx: 'EdrawMind',
  eddx: 'EdrawMax',
  mind: 'MindMeister',
  mom: 'Mindomo',
  gmind: 'GitMind',
  lucid: 'Lucidchart',
  rtb: 'Miro',
  oo3: 'OmniOutliner',
  ooutline: 'OmniOutliner',
  graffle: 'OmniGraffle',
  pos: 'ProcessOn',
}

function byEntries({ zip, extension }: SourceFile): string | undefined {
  if (!zip || zip.has('ramify.json') || zip.has('content.json')) return undefined
  const type = zip.has('mimetype') && !zip.isEncrypted('mimetype') ? latin(zip.read('mimetype') ?? none) : ''
  if (type.startsWith('application/vnd.oasis.opendocument')) return 'LibreOffice'
  if (type.startsWith('application/epub')) return 'EPUB'
  const found = entries.find(([entry]) => zip.names.some((name) => entry.test(name)))
  return found?.[1] ?? ofEnding(extension)
}

const roots: { readonly [root: string]: string | undefined } = {
  'ap:Map': 'MindManager',
  VisioDocument: 'Visio',
  graphml: 'yEd',
  ScappleDocument: 'Scapple',
  'en-export': 'Evernote',
  'bpmn:definitions': 'BPMN',
  'bpmn2:definitions': 'BPMN',
  'simplemind-mindmaps': 'SimpleMind',
  'w:document': 'Word',
  'w:wordDocument': 'Word',
}

/** Of JSON, by what stands near its beginning: it may be millions of characters long. */
const notations: readonly (readonly [sign: RegExp, program: string])[] = [
  [/^\s*\{[^{}]{0,500}"type"\s*:\s*"excalidraw/, 'Excalidraw'],
  [/^\s*\{[\s\S]{0,2000}"contentType"\s*:\s*"application\/gliffy/, 'Gliffy'],
  [/^\s*\{[\s\S]{0,2000}"product"\s*:\s*"lucid/i, 'Lucidchart'],
  [/^\s*\{[\s\S]{0,2000}"type"\s*:\s*"ProcessOn/i, 'ProcessOn'],
  [/^\s*\{\s*"nodes"\s*:\s*\[\s*\{[^[\]]{0,1000}"type"\s*:\s*"(?:text|file|link|group)"/, 'Obsidian Canvas'],
  [/^\s*@start(?:uml|mindmap|wbs)\b/, 'PlantUML'],
]

function byText({ text, extension }: SourceFile): string | undefined {
  if (text === null) return ofEnding(extension)
  const root = rootName(text)
  if (root !== undefined && !outlines.has(extension)) {
    const known = Object.hasOwn(roots, root) ? roots[root] : undefined
    return known ?? (root.toLowerCase() === 'html' ? pageOf(text) : undefined)
  }
  // What begins like this in a text is part of it.
  if (outlines.has(extension)) return undefined
  const head = text.slice(0, 4_096)
  if (/^\s*<!doctype\s+html\b/i.test(head)) return pageOf(text)
  return notations.find(([sign]) => sign.test(head))?.[1] ?? ofEnding(extension)
}

const outlines = new Set(['md', 'markdown', 'mdown', 'mkd', 'txt', 'mmd', 'mermaid'])

/** Pages may have diagrams of draw.io in them. */
const pageOf = (text: string) => (text.includes('mxgraph') ? undefined : 'HTML')

const ofEnding = (extension: string) => (Object.hasOwn(endings, extension) ? endings[extension] : undefined)

const none = new Uint8Array()
const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 1_024))
