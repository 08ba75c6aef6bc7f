import { fromContent, openMap, toContent } from '@ramify/document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../document/src/core/testing/cases.ts'
import { sampleMap } from '../../../document/src/mindmap/testing/sample-map.ts'
import { seededCommand, seeds } from '../../../document/src/mindmap/testing/seeded-command.ts'
import type { FileDocument } from '../files/file-format.ts'
import { readFile } from '../files/read-file.ts'
import { parseXml, type XmlElement } from '../xml/parse-xml.ts'
import { readZip } from '../zip/read-zip.ts'
import { writeZip } from '../zip/write-zip.ts'
import { carried, withoutFormatting } from './testing/plain-content.ts'
import { type Item, oldContentOf, workbooks } from './testing/random-workbook.ts'
import { jsonFile, oldFile, picture, richJsonFile, richOldFile } from './testing/sample-files.ts'
import { writeXmind } from './write-xmind.ts'

type Seed = Parameters<typeof seededCommand>[0]

function read(bytes: Uint8Array): FileDocument[] {
  const file = readFile('file.xmind', bytes)
  if (!file.ok) throw new Error(file.detail)
  return [...file.documents]
}

/** What is left of a document that was opened and edited. */
function edited(document: FileDocument, all: readonly Seed[]): FileDocument {
  if (document.kind !== 'mindmap') throw new Error('no map')
  const made = fromContent(document.content)
  if (!made.ok) throw new Error(made.error.code)
  expect(made.warnings).toEqual([])
  return { ...document, content: contentAfter(made.doc, all) }
}

function contentAfter(doc: Parameters<typeof openMap>[0], all: readonly Seed[]) {
  const map = openMap(doc)
  // What a file of another format had on a topic is no part of this one.
  for (const seed of all) if (seed.type !== 'setKept') map.execute(seededCommand(seed, map.snapshot))
  const content = toContent(map.snapshot)
  map.destroy()
  return content
}

/** Every picture that commands name is there. */
function withPictures(document: FileDocument): FileDocument {
  const known = new Set(document.resources.map(({ id }) => id))
  const wanted = JSON.stringify(document.content).match(/"resource_id":"[^"]+"/g) ?? []
  const ids = [...new Set(wanted.map((text) => JSON.parse(`{${text}}`).resource_id as string))]
  const added = ids.filter((id) => !known.has(id)).map((id) => ({ id, name: `${id}.png`, bytes: picture(20, 10) }))
  return { ...document, resources: [...document.resources, ...added] }
}

const runs = fc.array(seeds(), { maxLength: 25 })

describe('XMind files', () => {
  it('give back every map that is written, as far as the format can say it', () => {
    fc.assert(
      fc.property(runs, (all) => {
        const content = contentAfter(sampleMap(), all)
        const document = withPictures({ kind: 'mindmap', title: 'Sample', content, resources: [] })
        const back = read(writeXmind([document]))
        expect(back.map(carried)).toEqual([carried(document)])
      }),
      { numRuns: cases(50) },
    )
  })

  it.each([
    ['of today', richJsonFile, carried],
    ['of XMind 3 to 8', richOldFile, (document: FileDocument) => withoutFormatting(carried(document))],
  ])('%s: what was edited between is written over what the file said', (_name, make, said) => {
    fc.assert(
      fc.property(runs, (all) => {
        const documents = read(make()).map((document) => withPictures(edited(document, all)))
        const back = read(writeXmind(documents))
        expect(back.map((document) => said(edited(document, [])))).toEqual(documents.map(said))
      }),
      { numRuns: cases(40) },
    )
  })

  it('keeps every path of content.json that nobody edited', () => {
    const bytes = richJsonFile()
    const written = writeXmind(read(bytes).map((document) => edited(document, [])))
    const [before, after] = [bytes, written].map((file) => jsonPaths(JSON.parse(textOf(file, 'content.json'))))
    expect(missing(before, after)).toEqual([])
    for (const name of ['metadata.json', 'resources/one.png', 'resources/data.bin']) {
      expect(readZip(written).read(name), name).toEqual(readZip(bytes).read(name))
    }
  })

  it.each([
    ['content.json', (sheets: Item[]) => jsonFile(sheets, pictures)],
    ['content.xml', (sheets: Item[]) => oldFile(oldContentOf(sheets), pictures)],
  ])('keeps every path of any %s, where ids are good and floating topics are of the main one', (name, make) => {
    const paths = (bytes: Uint8Array) =>
      name === 'content.json' ? jsonPaths(JSON.parse(textOf(bytes, name))) : xmlPaths(parseXml(textOf(bytes, name)))
    fc.assert(
      fc.property(workbooks, (sheets) => {
        const bytes = make(orderly(sheets))
        const written = writeXmind(read(bytes).map((document) => edited(document, [])))
        expect(missing(paths(bytes), paths(written))).toEqual([])
      }),
      { numRuns: cases(15) },
    )
  })

  it('keeps every path of content.xml that nobody edited, and the styles beside it', () => {
    const bytes = richOldFile()
    const written = writeXmind(read(bytes).map((document) => edited(document, [])))
    const [before, after] = [bytes, written].map((file) => xmlPaths(parseXml(textOf(file, 'content.xml'))))
    expect(missing(before, after)).toEqual([])
    expect(readZip(written).has('content.json')).toBe(false)
    for (const name of ['styles.xml', 'meta.xml', 'attachments/one.png', 'attachments/data.bin']) {
      expect(readZip(written).read(name), name).toEqual(readZip(bytes).read(name))
    }
  })

  it('has the same counts in its old form', () => {
    const documents = read(richJsonFile())
    const zip = readZip(writeXmind(documents))
    const names = zip.names.filter((name) => name !== 'content.json')
    const old = read(writeZip(new Map(names.map((name) => [name, zip.read(name) ?? '']))))
    expect(old.map(counts)).toEqual(documents.map(counts))
  })
})

function counts({ content }: FileDocument) {
  const text = JSON.stringify(content)
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const {
    floating = [],
    ranges = [],
    callouts = [],
    relLine,
  } = content as Extract<FileDocument, { kind: 'mindmap' }>['content']
  return {
    topics: count(/"data":/g),
    notes: count(/"note":/g),
    labels: count(/"labels":/g),
    links: count(/"hyperlink":/g),
    images: count(/"imageSize":/g),
    folded: count(/"expandState":/g),
    floating: floating.length,
    ranges: ranges.length,
    callouts: callouts.length,
    lines: relLine.length,
  }
}

const pictures = { 'attachments/one.png': picture(30, 20) }

/** Without what the table in docs/formats.md names: no id twice or missing, and floating topics of the main topic alone. */
function orderly(sheets: readonly Item[]): Item[] {
  let last = 0
  const used = new Set<unknown>()
  const unique = (id: unknown) => {
    const own = typeof id === 'string' && id !== '' && !used.has(id) ? id : `own-${last++}`
    used.add(own)
    return own
  }
  const topic = (given: Item, isRoot: boolean): Item => {
    const { detached, ...children } = (given.children ?? {}) as { [type: string]: Item[] }
    const kinds = { ...children, ...(isRoot && detached && { detached }) }
    return {
      ...given,
      id: unique(given.id),
      ...(given.children && {
        children: Object.fromEntries(
          Object.entries(kinds).map(([type, all]) => [type, all.map((one) => topic(one, false))]),
        ),
      }),
      ...withIds(given, 'boundaries'),
      ...withIds(given, 'summaries'),
    }
  }
  const withIds = (given: Item, key: string) => {
    const list = given[key] as Item[] | undefined
    return list && { [key]: list.map((one) => ({ ...one, id: unique(one.id) })) }
  }
  return sheets.map((sheet) => ({
    ...sheet,
    id: unique(sheet.id),
    rootTopic: topic(sheet.rootTopic as Item, true),
    ...withIds(sheet, 'relationships'),
  }))
}

const textOf = (file: Uint8Array, name: string) => new TextDecoder().decode(readZip(file).read(name))

const missing = (before: ReadonlyMap<string, unknown> | undefined, after: ReadonlyMap<string, unknown> | undefined) =>
  [...(before ?? [])].filter(([path, value]) => !Object.is(after?.get(path), value))

function jsonPaths(top: unknown): Map<string, unknown> {
  const paths = new Map<string, unknown>()
  const walk = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) paths.set(path, value)
    else for (const [key, item] of Object.entries(value)) walk(item, `${path}/${key}`)
  }
  walk(top, '')
  return paths
}

/** Attributes and words by where they stand among elements of the same name. */
function xmlPaths(top: XmlElement): Map<string, unknown> {
  const paths = new Map<string, unknown>()
  const walk = (element: XmlElement, path: string) => {
    paths.set(path, true)
    for (const [name, value] of element.attributes) paths.set(`${path}@${name}`, value)
    const words = element.children
      .filter((child) => typeof child === 'string')
      .join('')
      .trim()
    if (words !== '') paths.set(`${path}#`, words)
    const met = new Map<string, number>()
    for (const child of element.children) {
      if (typeof child === 'string') continue
      const nth = met.get(child.name) ?? 0
      met.set(child.name, nth + 1)
      walk(child, `${path}/${child.name}[${nth}]`)
    }
  }
  walk(top, '')
  return paths
}
