import { type ContentNode, contentToJson, fromContent, type Json } from '@ramify/document'
import fc from 'fast-check'
import { strFromU8, strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../document/src/core/testing/cases.ts'
import type { ReadDocument } from '../files/file-format.ts'
import { linkSheets, reportLinked } from '../files/link-sheets.ts'
import { readFile } from '../files/read-file.ts'
import { imageTypeOf } from '../images/image-bytes.ts'
import { walkContent } from '../map/map-builder.ts'
import { readZip } from '../zip/read-zip.ts'
import { jsonFile, oldFile, picture, richJsonFile, richOldFile } from './testing/sample-files.ts'
import { writeXmind } from './write-xmind.ts'

type MapDocument = Extract<ReadDocument, { kind: 'mindmap' }>

function read(bytes: Uint8Array, name = 'file.xmind'): MapDocument[] {
  const file = readFile(name, bytes)
  if (!file.ok) throw new Error(`${file.code}: ${file.detail}`)
  expect(file.format).toBe('xmind')
  return file.documents.map((document) => {
    if (document.kind !== 'mindmap') throw new Error('no map')
    expect(warningsOf(document)).toEqual([])
    return document
  })
}

/** What a document cannot take of it, or why it takes nothing. */
function warningsOf({ content }: ReadDocument): unknown {
  const made = fromContent(content)
  return made.ok ? made.warnings : made.error
}

function topic({ content }: MapDocument, id: string) {
  for (const top of [content.root, ...(content.floating ?? [])]) {
    for (const { node } of walkContent(top)) if (node.data.id === id) return node.data
  }
  throw new Error(`no topic ${id}`)
}

const sheetsOf = (bytes: Uint8Array) => JSON.parse(strFromU8(readZip(bytes).read('content.json') ?? new Uint8Array()))

const only = (documents: readonly MapDocument[]): MapDocument => documents[0] as MapDocument

const oneTopic = (fields: object) => [{ id: 's', title: 'S', rootTopic: { id: 't', title: 'T', ...fields } }]

const warningPage = `<xmap-content xmlns="urn:xmind:xmap:xmlns:content:2.0"><sheet id="w"><topic id="x"><title>Warning
警告
Attention</title></topic></sheet></xmap-content>`

describe('reading XMind files', () => {
  it('moves a floating topic that the main one would lie on, and writes it where it was', () => {
    const detached = [
      { id: 'f', title: 'Floating', position: { x: 20, y: 10 } },
      { id: 'g', title: 'Far away', position: { x: -900, y: 700 } },
    ]
    const bytes = jsonFile(oneTopic({ title: 'The main topic', children: { detached } }))
    const document = only(read(bytes))
    const { x, y } = topic(document, 'f').position as { x: number; y: number }
    expect(Math.hypot(x, y)).toBeGreaterThan(25)
    const away = topic(document, 'g').position as { x: number; y: number }
    expect([away.x, away.y]).toEqual([expect.closeTo(-940, -2), expect.closeTo(680, -2)])
    const written = writeXmind([document])
    expect(sheetsOf(written)[0].rootTopic.children.detached).toMatchObject(detached)
    // Read again, both stand where they stood here.
    expect(['f', 'g'].map((id) => topic(only(read(written)), id).position)).toEqual([{ x, y }, away])
    const moved = sheetsOf(written)
    moved[0].rootTopic.children.detached[0].position = { x: 500, y: 0 }
    const again = topic(only(read(jsonFile(moved))), 'f').position as { x: number; y: number }
    expect(again.x).toBeGreaterThan(400)
  })

  it('the form that has the content counts, not the one that is there', () => {
    const both = jsonFile(oneTopic({}), { 'content.xml': warningPage })
    expect(read(both).map(({ content }) => content.root.data.text)).toEqual(['T'])
    const real = '<xmap-content><sheet id="s"><topic id="t"><title>Old</title></topic></sheet></xmap-content>'
    for (const empty of ['[]', '{', '']) {
      expect(only(read(oldFile(real, { 'content.json': empty }))).content.root.data.text, empty).toBe('Old')
    }
    expect(readFile('a.xmind', oldFile(warningPage, { 'content.json': '[' }))).toMatchObject({
      ok: false,
      code: 'format',
    })
  })

  it('is recognised by what is in it, with any name', () => {
    expect(only(read(richJsonFile(), 'plan.zip')).title).toBe('First')
    expect(only(read(richOldFile(), 'plan')).title).toBe('Sheet 1')
    const office = oldFile('<office:document-content xmlns:office="x"/>')
    expect(readFile('a.odt', office)).toMatchObject({ ok: false, detail: 'no known format' })
  })

  it('entries may begin with a slash, and no manifest is needed', () => {
    const bytes = zipSync({ '/content.json': strToU8(JSON.stringify(oneTopic({}))), '/Revisions/a.json': strToU8('{') })
    expect(only(read(bytes)).content.root.data.text).toBe('T')
  })

  it('locked files are told from damaged ones', () => {
    const old = oldFile('\u0001\u0002', {
      'META-INF/manifest.xml':
        '<manifest><file-entry full-path="content.xml"><encryption-data/></file-entry></manifest>',
    })
    const today = jsonFile('', {
      'content.json': new Uint8Array([7, 0, 1]),
      'manifest.json': '{"file-entries":{"content.json":{"encryptionData":{"algorithmName":"AES"}}}}',
    })
    for (const bytes of [old, today]) expect(readFile('a.xmind', bytes)).toMatchObject({ ok: false, code: 'encrypted' })
    const hinted = oldFile('<xmap-content><sheet><topic/></sheet></xmap-content>', {
      'META-INF/manifest.xml': '<manifest password-hint=""/>',
    })
    expect(read(hinted)).toHaveLength(1)
  })

  it.each([
    [
      'a key that would be a prototype',
      jsonFile('', { 'content.json': '[{"rootTopic":{"__proto__":{"title":"x"}}}]' }),
    ],
    ['a document type', oldFile('<!DOCTYPE a [<!ENTITY e "x">]><xmap-content><sheet><topic/></sheet></xmap-content>')],
    ['no sheets', jsonFile([{ id: 's' }])],
    ['nothing', zipSync({ 'a.txt': strToU8('a') })],
  ])('refuses %s', (_name, bytes) => {
    expect(readFile('a.xmind', bytes)).toMatchObject({ ok: false, code: 'format' })
  })

  it('keeps the kinds of topics apart', () => {
    const { content, report } = only(read(richJsonFile()))
    expect(content.root.children.map(({ data }) => data.side)).toEqual(['right', 'right', 'left'])
    expect(content.floating?.map(({ data }) => data.text)).toEqual(['Floating'])
    const [, pictures] = content.root.children
    expect(pictures?.children.map(({ data }) => data.text)).toEqual([
      'To the other sheet',
      '',
      'In short',
      'With more',
      'Of nothing',
    ])
    expect(content.callouts).toMatchObject([{ node: 'a', text: 'Look', position: { x: 20, y: -60 } }])
    expect(content.ranges).toMatchObject([
      { kind: 'boundary', first: 'a1', last: 'a2', text: 'Together', look: { fill: '#eeeeee' } },
      { kind: 'boundary', first: 'a2', last: 'a2' },
      { kind: 'summary', first: 'b1', last: 'b1', topic: 'st-1', text: '' },
      { kind: 'summary', first: 'b1', last: 'b2', topic: 'st-2', look: { lineColor: '#123456' } },
    ])
    expect(report).toContainEqual(expect.objectContaining({ fate: 'kept', part: 'summaries', count: 1 }))
  })

  it('topics of summaries are topics with all they have, beside what they sum up, and go back to their summaries', () => {
    const more = {
      notes: { plain: { content: 'noted' } },
      labels: ['said'],
      markers: [{ markerId: 'star-red' }],
      href: 'https://example.com/',
    }
    const below = {
      attached: [{ id: 'below', title: 'Below', summaries: [{ id: 'q', range: '(0,0)', topicId: 'in' }] }],
    }
    const children = {
      attached: [
        { id: 'a', title: 'A' },
        { id: 'b', title: 'B' },
      ],
      summary: [
        { id: 'short', title: 'In short' },
        { id: 'long', title: 'At length', ...more, children: below },
        { id: 'none', title: 'Of nobody' },
      ],
    }
    const summaries = [
      { id: 'p', range: '(0,1)', topicId: 'long' },
      { id: 'o', range: '(1,1)', topicId: 'short' },
    ]
    const bytes = jsonFile(oneTopic({ children, summaries }))
    const document = only(read(bytes))
    const { root, ranges } = document.content
    expect(root.children.map(({ data }) => data.id)).toEqual(['a', 'b', 'short', 'long', 'none'])
    expect(root.children[3]?.children.map(({ data }) => data.text)).toEqual(['Below'])
    expect(topic(document, 'long')).toMatchObject({
      note: 'noted',
      labels: ['said'],
      icons: ['star-red'],
      hyperlink: 'https://example.com/',
    })
    expect(ranges).toMatchObject([
      { first: 'a', last: 'b', topic: 'long', text: '' },
      { first: 'b', last: 'b', topic: 'short', text: '' },
    ])
    const [sheet] = sheetsOf(writeXmind([document]))
    expect(sheet.rootTopic).toMatchObject({ children, summaries })

    // One that sums up nothing goes back while it stays where it is; new words at a brace are a topic there, and words again here.
    const [one, two, short, long, none] = root.children as [
      ContentNode,
      ContentNode,
      ContentNode,
      ContentNode,
      ContentNode,
    ]
    const moved = {
      ...document.content,
      root: { ...root, children: [{ ...one, children: [none] }, two, short, long] },
      ranges: [...(ranges ?? []), { id: 'w', kind: 'summary', first: 'a', last: 'a', text: 'Words' }],
    }
    const again = only(read(writeXmind([{ ...document, content: moved }])))
    expect(again.content.root.children.map(({ data }) => data.id)).toEqual(['a', 'b', 'short', 'long'])
    expect(again.content.root.children[0]?.children.map(({ data }) => data.id)).toEqual(['none'])
    expect(again.content.ranges).toMatchObject([{ topic: 'long' }, { topic: 'short' }, { text: 'Words' }])
    expect(again.content.ranges?.[2]).not.toHaveProperty('topic')
  })

  it('relationships lead to floating topics, summaries and callouts', () => {
    const { content } = only(read(richJsonFile()))
    expect(content.relLine).toMatchObject([
      {
        from: 'a',
        to: 'f',
        text: 'leads to',
        bend: [
          { x: 10, y: -20 },
          { x: 30, y: 40 },
        ],
      },
      { from: 'st-2', to: 'c', look: { dash: 'dotted', endArrow: 'filled' } },
      { from: 'a', to: 'b' },
    ])
    expect(content.relLine[2]?.bend).toBeUndefined()
  })

  it('links to other sheets lead to other documents once those have addresses, and to sheets again in one file', () => {
    const documents = read(richJsonFile())
    const url = (nth: number, id: string) => `https://maps.example/doc/${nth}#topic=${id}`
    const linked = documents.map((document) => {
      const links = (document.sheetLinks ?? []).map((link) => ({ ...link, url: url(link.toDocument, link.toNode) }))
      const content = linkSheets(contentToJson(document.content), links) as MapDocument['content']
      return { ...document, content, report: reportLinked(document.report, links) }
    })
    const [first, second] = linked as [MapDocument, MapDocument]
    expect(linked.map(warningsOf)).toEqual([[], []])
    expect(topic(first, 'b1').hyperlink).toBe(url(1, 'other'))
    expect(topic(second, 'o1').hyperlink).toBe(url(0, 'a1'))
    const links = (of: MapDocument) =>
      of.report.filter(({ part }) => part === 'links').map(({ fate, count }) => [fate, count])
    expect(links(documents[1] as MapDocument)).toEqual([['kept', 1]])
    expect(links(second)).toEqual([['imported', 1]])
    const hrefs = (of: MapDocument[]) => strFromU8(readZip(writeXmind(of)).read('content.json') ?? new Uint8Array())
    expect(hrefs([second, first])).toContain('"href":"xmind:#a1"')
    expect(hrefs([second, first])).not.toContain('maps.example')
    expect(hrefs([second])).toContain(`"href":"${url(0, 'a1')}"`)
    const data = topic(second, 'o1') as { [field: string]: Json }
    data.hyperlink = 'https://example.com/'
    expect(hrefs([second, first])).toContain('"href":"https://example.com/"')
  })

  it('links lead to topics of the sheet; those to other sheets are kept, and addresses of files are words', () => {
    const documents = read(richJsonFile())
    const [first, second] = documents as [MapDocument, MapDocument]
    expect(topic(first, 'a').hyperlink).toBe('https://example.com/a')
    expect(topic(first, 'a3').hyperlink).toBe('#node:b')
    for (const id of ['b1', 'b2', 'c']) expect(topic(first, id).hyperlink).toBeUndefined()
    expect(topic(first, 'b2').hyperlinkAddress).toBe('file:///etc/hosts')
    expect(topic(second, 'o1').hyperlink).toBeUndefined()
    expect(documents.flatMap(({ sheetLinks = [] }) => sheetLinks)).toContainEqual({
      from: 'o1',
      toDocument: 0,
      toNode: 'a1',
      was: 'xmind:#a1',
    })
    expect(documents[0]?.sheetLinks?.every(({ toDocument }) => toDocument === 1)).toBe(true)
    const back = JSON.parse(new TextDecoder().decode(readZip(writeXmind(documents)).read('content.json')))
    expect(JSON.stringify(back)).toContain('"href":"xmind:#other"')
    expect(JSON.stringify(back)).toContain('"href":"xmind:#a1"')
    const script = only(read(jsonFile(oneTopic({ href: 'javascript:alert(1)' }))))
    expect(topic(script, 't')).not.toMatchObject({ hyperlink: expect.anything() })
    expect(topic(script, 't')).not.toMatchObject({ hyperlinkAddress: expect.anything() })
  })

  it.each([
    ['plain', { plain: { content: 'one\r\ntwo' } }, 'one\ntwo', undefined],
    [
      'steps',
      { ops: { ops: [{ insert: 'a' }, { insert: 'b', attributes: { italic: true } }, { insert: '\n' }] } },
      'ab',
      'italic',
    ],
    [
      'paragraphs',
      {
        html: {
          content: {
            paragraphs: [
              { spans: [{ text: 'a' }] },
              { spans: [{ text: 'b', style: { properties: { 'fo:font-weight': 'bold' } } }] },
            ],
          },
        },
      },
      'a\nb',
      'bold',
    ],
    [
      'HTML',
      { realHTML: { content: '<div>a</div><ul><li>b <u>c</u></li></ul><script>x</script><img src=x onerror=y>' } },
      'a\nb c',
      'underline',
    ],
    ['a string', 'just words', 'just words', undefined],
  ])('notes in %s', (_name, notes, text, flag) => {
    const data = topic(only(read(jsonFile(oneTopic({ notes })))), 't')
    expect(data.note).toBe(text)
    const runs = (data.noteRuns ?? []) as readonly { readonly [name: string]: unknown }[]
    expect(runs.some((run) => flag !== undefined && run[flag] === true)).toBe(flag !== undefined)
  })

  it('older notes have their styles from styles.xml', () => {
    const data = topic(only(read(richOldFile())), 'a')
    expect(data.note).toBe('one\ntwo')
    expect(data.noteRuns).toEqual([{ text: 'one\n' }, { bold: true, text: 'two' }])
    expect(data).toMatchObject({ color: '#112233', shape: 'rounded', priority: 2, icons: ['symbol-plus'] })
  })

  it('markers are priorities, shares, pictures, or stay what they are', () => {
    const data = topic(only(read(richJsonFile())), 'a')
    expect(data).toMatchObject({ priority: 1, progress: 50, icons: ['flag-blue', 'symbol-check', 'month-jan'] })
    expect(data.labels).toEqual(['soon', 'later'])
    expect(data.textRuns).toEqual([{ text: 'Notes' }, { bold: true, color: '#ff0000', text: '\nof two lines' }])
  })

  it.each([
    ['org.xmind.ui.map.clockwise', 'default'],
    ['org.xmind.ui.logic.right', 'right'],
    ['org.xmind.ui.logic.left', 'left'],
    ['org.xmind.ui.brace.right', 'brace'],
    ['org.xmind.ui.org-chart.down', 'structure'],
    ['org.xmind.ui.tree.left', 'vertical-bottom'],
    ['org.xmind.ui.fishbone.NE.normal', 'fish-bone'],
    ['org.xmind.ui.timeline.vertical', 'vertical-timeline'],
    ['org.xmind.ui.timeline.vertical.left', 'vertical-timeline'],
    ['org.xmind.ui.timeline.horizontal.up', 'timeline'],
    ['org.xmind.ui.spreadsheet.column', 'tree-table'],
    ['org.xmind.ui.treetable', 'tree-table'],
    ['org.xmind.ui.galaxy', 'default'],
  ])('%s is the layout %s', (structureClass, layout) => {
    expect(only(read(jsonFile(oneTopic({ structureClass })))).content.template).toBe(layout)
  })

  it('pictures are found by any way of writing their name, and shown by their bytes', () => {
    const files = { 'resources/Ein Bild.PNG': picture(400, 100), 'resources/a.png': strToU8('no picture') }
    const shown = (image: object) => topic(only(read(jsonFile(oneTopic({ image }), files))), 't').imageSize
    expect(shown({ src: 'xap:resources/ein%20bild.png' })).toEqual({ width: 200, height: 50 })
    expect(shown({ src: 'file://resources/Ein Bild.PNG', width: 40 })).toEqual({ width: 40, height: 10 })
    expect(shown({ src: 'xap:resources/a.png' })).toBeUndefined()
    expect(shown({ src: 'https://example.com/a.png' })).toBeUndefined()
    expect(shown({ src: 'xap:resources/none.png' })).toBeUndefined()
  })

  it('icons and bitmaps are shown as pictures made of them, and go back as they were', () => {
    const header = [0x42, 0x4d, 0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 24, 0]
    const bitmap = new Uint8Array([...header, ...new Array(24).fill(0), 10, 20, 30, 0])
    const image = { src: 'xap:attachments/a.BMP', width: 30, height: 20 }
    const document = only(read(jsonFile(oneTopic({ image }), { 'attachments/a.BMP': bitmap, 'b.ico': strToU8('x') })))
    const { resource_id } = topic(document, 't')
    const shown = document.resources.find(({ id }) => id === resource_id)
    expect(imageTypeOf(shown?.bytes ?? new Uint8Array())).toBe('png')
    expect(shown?.name).toBe('a.BMP.png')
    const written = writeXmind([document])
    expect(sheetsOf(written)[0].rootTopic.image).toEqual(image)
    expect(readZip(written).read('attachments/a.BMP')).toEqual(bitmap)
    expect(readZip(written).names.filter((name) => /png$/.test(name))).toEqual([])
    const odd = only(read(jsonFile(oneTopic({ image: { src: 'xap:b.ico' } }), { 'b.ico': strToU8('x') })))
    expect(odd.report).toContainEqual(expect.objectContaining({ fate: 'kept', part: 'images', was: 'xap:b.ico' }))
  })

  it('more sheets than anybody has are refused (T36)', () => {
    const sheets = Array.from({ length: 1_001 }, () => oneTopic({})[0])
    expect(readFile('a.xmind', jsonFile(sheets))).toMatchObject({ ok: false, code: 'too-large' })
  })

  it('names that only this file has are counted together, once there are many', () => {
    const attached = Array.from({ length: 600 }, (_, nth) => ({ title: 'a', structureClass: `own.${nth}` }))
    const { report } = only(read(jsonFile(oneTopic({ children: { attached } }))))
    const rows = report.filter(({ fate, part }) => fate === 'kept' && part === 'structures')
    expect(rows).toHaveLength(201)
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(600)
  })

  it('a link with a percent sign that stands for nothing is written as it is', () => {
    const document = only(read(jsonFile(oneTopic({}))))
    Object.assign(document.content.root.data, { hyperlink: '#node:%ff' })
    expect(sheetsOf(writeXmind([document]))[0].rootTopic.href).toBe('xmind:#%ff')
  })

  it('two topics with one id are two topics, and links lead to the first', () => {
    const children = {
      attached: [
        { id: 'x', title: '1' },
        { id: 'x', title: '2' },
        { title: '3', href: 'xmind:#x' },
      ],
    }
    const { root } = only(read(jsonFile(oneTopic({ children })))).content
    expect(root.children.map(({ data }) => data.text)).toEqual(['1', '2', '3'])
    expect(new Set(root.children.map(({ data }) => data.id)).size).toBe(3)
    expect(root.children[2]?.data.hyperlink).toBe('#node:x')
  })

  it('a topic without a fill or a border has none, and paper stays paper', () => {
    const style = { properties: { 'svg:fill': 'none', 'border-line-color': 'none', 'fo:color': '#123456' } }
    const [sheet] = oneTopic({ style })
    const document = only(
      read(jsonFile([{ ...sheet, style: { properties: { 'svg:fill': 'none', 'fo:color': '#000000' } } }])),
    )
    expect(topic(document, 't')).toMatchObject({ background: 'none', stroke: 'none' })
    expect(document.report).toContainEqual(expect.objectContaining({ fate: 'imported', part: 'styles' }))
    expect(document.content.background).toBeNull()
    expect(sheetsOf(writeXmind([document]))[0].rootTopic.style).toEqual(style)
  })

  it('looks of a theme are those of levels, with the paper and colours of branches', () => {
    const { content } = only(read(richJsonFile()))
    expect(content.style).toMatchObject({
      colors: ['#F04137', '#F8932E'],
      levels: {
        0: { shape: 'rounded', background: '#000229', 'font-size': 30 },
        1: { 'connect-style': 'curve' },
        2: { shape: 'underline', color: '#333333' },
        3: { shape: 'underline', color: '#333333' },
      },
      numbering: 'outline',
    })
    expect(content.background).toEqual({ color: '#FFFFFF' })
  })

  it('looks of kinds of topics are those of their theme; lines are those of the topic that they come from', () => {
    const theme = {
      id: 't',
      map: { properties: { 'svg:fill': '#FFFFFF' } },
      centralTopic: {
        properties: { 'line-color': '#111111', 'line-class': 'org.xmind.branchConnection.roundedElbow' },
      },
      mainTopic: { properties: { 'line-width': '1pt', 'svg:fill': '#222222', 'border-line-width': '0' } },
      subTopic: { properties: { 'fo:color': '#333333', 'line-width': '4pt' } },
      floatingTopic: { properties: { 'svg:fill': '#444444', 'line-color': '#FF0000' } },
      summaryTopic: { properties: { 'svg:fill': 'none', 'border-line-width': '2pt' } },
      calloutTopic: { properties: { 'svg:fill': '#666666' } },
    }
    const poly = { 'connect-color': '#111111', 'connect-style': 'poly' }
    const document = only(read(jsonFile([{ ...oneTopic({})[0], theme }])))
    expect(document.content.style.levels).toEqual({
      0: { shape: 'rounded' },
      1: { shape: 'rounded', background: '#222222', 'stroke-width': 0, ...poly },
      2: { shape: 'underline', color: '#333333', 'connect-width': 1, ...poly },
      3: { shape: 'underline', color: '#333333', 'connect-width': 4, ...poly },
      floating: { shape: 'rounded', background: '#444444' },
      summary: { shape: 'rounded', background: 'none', color: '#000000', stroke: '#111111', 'stroke-width': 2 },
      callout: { shape: 'rounded', background: '#666666', color: '#ffffff' },
    })
    expect(sheetsOf(writeXmind([document]))[0].theme).toEqual(theme)
    const { content } = document
    const edited = { ...document, content: { ...content, style: { ...content.style, levels: { 1: { ...poly } } } } }
    const again = only(read(writeXmind([edited])))
    expect(again.content.style.levels).toEqual({ 1: poly })
  })

  it('important topics look as the theme says, until somebody dresses them otherwise', () => {
    const theme = { importantTopic: { properties: { 'fo:color': '#FFFFFF', 'svg:fill': '#FF4600' } } }
    const style = { id: 's', properties: { 'fo:color': '#000000' } }
    const sheets = [{ ...oneTopic({ class: 'importantTopic', style })[0], theme }]
    const document = only(read(jsonFile(sheets)))
    expect(topic(document, 't')).toMatchObject({ background: '#FF4600', color: '#000000' })
    expect(sheetsOf(writeXmind([document]))[0].rootTopic).toMatchObject({ class: 'importantTopic', style })
    const { content } = document
    const { background: _, ...data } = content.root.data
    const again = only(read(writeXmind([{ ...document, content: { ...content, root: { ...content.root, data } } }])))
    expect(topic(again, 't')).toMatchObject({ color: '#000000' })
    expect(topic(again, 't')).not.toHaveProperty('background')
  })

  it('what hangs on a floating topic at the left goes on to the left, as it does there', () => {
    const children = { attached: [{ id: 'c', title: 'C' }] }
    const detached = [-300, 300].map((x) => ({ id: `f${x < 0}`, title: 'F', position: { x, y: 300 }, children }))
    const layouts = (bytes: Uint8Array) => ['ftrue', 'ffalse'].map((id) => topic(only(read(bytes)), id).layout)
    const file = (structureClass: string) => jsonFile(oneTopic({ structureClass, children: { detached } }))
    expect(layouts(file('org.xmind.ui.map.unbalanced'))).toEqual(['left', undefined])
    expect(layouts(file('org.xmind.ui.logic.right'))).toEqual([undefined, undefined])
    const written = writeXmind(read(file('org.xmind.ui.map.unbalanced')))
    expect(layouts(written)).toEqual(['left', undefined])
  })

  it('the main topic may say how the lines from it are drawn', () => {
    const style = { id: 's', properties: { 'line-class': 'org.xmind.branchConnection.elbow' } }
    const sheets = [{ ...oneTopic({ style })[0], theme: { centralTopic: { properties: { 'fo:color': '#123456' } } } }]
    const document = only(read(jsonFile(sheets)))
    expect(document.content.style.levels).toMatchObject({ 1: { 'connect-style': 'poly' } })
    expect(sheetsOf(writeXmind([document]))[0]).toMatchObject(sheets[0] as object)
  })

  it('what the theme says of boundaries, summaries and relationships is shown, and written only where it was edited', () => {
    const theme = {
      id: 't',
      boundary: { properties: { 'line-color': '#112233', 'svg:fill': '#C3D69B', 'svg:opacity': '.2' } },
      summary: { properties: { 'line-color': '#445566', 'shape-class': 'org.xmind.summaryShape.square' } },
      relationship: { properties: { 'line-color': '#778899', 'line-pattern': 'dot' } },
    }
    const rootTopic = {
      id: 'r',
      title: 'R',
      structureClass: 'org.xmind.ui.map.unbalanced',
      boundaries: [{ id: 'b', range: '(0,0)', style: { id: 'x', properties: { 'line-color': '#000000' } } }],
      summaries: [{ id: 's', range: '(0,1)', topicId: 'st' }],
      children: {
        attached: [
          { id: 'a1', title: 'A' },
          { id: 'a2', title: 'B' },
        ],
        summary: [{ id: 'st', title: 'Sum' }],
      },
    }
    const relationships = [{ id: 'l', end1Id: 'a1', end2Id: 'a2' }]
    const sheet = { id: 'sh', title: 'S', rootTopic, relationships, theme }
    const document = only(read(jsonFile([sheet])))
    const { ranges, relLine } = document.content
    expect(ranges?.map(({ look }) => look)).toEqual([
      { border: '#000000', fill: '#C3D69B33' },
      { lineColor: '#445566', shape: 'square' },
    ])
    expect(relLine.map(({ look }) => look)).toEqual([{ color: '#778899', dash: 'dotted' }])
    expect(sheetsOf(writeXmind([document]))[0]).toEqual(sheet)
    const line = { ...relLine[0], look: { color: '#ff0000', dash: 'dotted' } }
    const edited = { ...document, content: { ...document.content, relLine: [line] } }
    expect(sheetsOf(writeXmind([edited]))[0].relationships[0].style.properties['line-color']).toBe('#ff0000')
    expect(only(read(writeXmind([edited]))).content.relLine[0]).toMatchObject({ look: line.look })
  })

  it('reads and writes 5,000 levels', () => {
    const depth = 5_000
    const deep = `${'{"title":"x","children":{"attached":['.repeat(depth)}{}${']}}'.repeat(depth)}`
    const [document] = read(jsonFile('', { 'content.json': `[{"rootTopic":${deep}}]` }))
    const back = only(read(writeXmind(document ? [document] : [])))
    expect([...walkContent(back.content.root)]).toHaveLength(depth + 1)
  })

  it('reads or refuses whatever was changed in a file', { timeout: 60_000 + cases(300) * 60 }, () => {
    const sources = [richJsonFile(), richOldFile()].map((bytes) => {
      const zip = readZip(bytes)
      return zip.names.map((name) => [name, zip.read(name) ?? new Uint8Array()] as const)
    })
    const word = fc.constantFrom(
      '{}',
      '[]',
      'null',
      '"',
      '<',
      '/>',
      '0',
      '-1e999',
      '(9,1)',
      '__proto__',
      'constructor',
      '&',
      '\\',
    )
    const change = fc.tuple(fc.nat(20), fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(12), word)
    fc.assert(
      fc.property(fc.nat(1), fc.array(change, { minLength: 1, maxLength: 5 }), (which, changes) => {
        const files = new Map(sources[which])
        for (const [nth, at, length, text] of changes) {
          const [name, bytes] = [...files][nth % files.size] as [string, Uint8Array]
          const from = Math.floor(at * bytes.length)
          files.set(
            name,
            new Uint8Array([...bytes.subarray(0, from), ...strToU8(text), ...bytes.subarray(from + length)]),
          )
        }
        const file = readFile('a.xmind', zipSync(Object.fromEntries(files)))
        if (!file.ok) {
          expect(['format', 'too-large', 'encrypted']).toContain(file.code)
          return
        }
        for (const document of file.documents) expect(warningsOf(document)).toEqual([])
        expect(readFile('a.xmind', writeXmind(file.documents)).ok).toBe(true)
      }),
      { numRuns: cases(300) },
    )
  })

  it('reads tasks of both kinds, and writes what was changed beside what it does not know', () => {
    const today = {
      status: 'todo',
      start: Date.UTC(2026, 10, 9) + 5 * 3_600_000,
      due: Date.UTC(2026, 10, 12, 16),
      priority: 3,
    }
    const old = [
      { name: 'start-date', content: '2026-11-09 09:00' },
      { name: 'assigned-to', content: 'Chen' },
    ]
    const task = (provider: string, content: unknown) => {
      const document = only(read(jsonFile(oneTopic({ extensions: [{ provider, content }] }))))
      return { document, data: document.content.root.data }
    }
    const first = task('org.xmind.ui.task', today)
    expect(first.data).toMatchObject({ task: { start: '2026-11-09', due: '2026-11-13' }, progress: 0 })
    expect(first.document.report).toContainEqual(expect.objectContaining({ fate: 'imported', part: 'tasks', count: 1 }))
    expect(task('org.xmind.ui.taskInfo', old).data).toMatchObject({
      task: { start: '2026-11-09', assignee: { name: 'Chen' } },
    })
    const changed = { ...first.data, progress: 100, task: { due: '2026-11-20' } }
    const content = { ...first.document.content, root: { data: changed, children: [] } }
    const written = writeXmind([{ ...first.document, content }])
    const back = strFromU8(readZip(written).read('content.json') ?? new Uint8Array())
    expect(back).toContain(JSON.stringify({ status: 'done', priority: 3, due: Date.UTC(2026, 10, 20) }))
  })

  it('writes no share of a task from which it was taken away', () => {
    const extensions = [{ provider: 'org.xmind.ui.task', content: { status: 'todo', priority: 3 } }]
    const document = only(read(jsonFile(oneTopic({ extensions }))))
    const { progress, ...data } = document.content.root.data
    const bytes = writeXmind([{ ...document, content: { ...document.content, root: { data, children: [] } } }])
    expect(progress).toBe(0)
    expect(only(read(bytes)).content.root.data.progress).toBeUndefined()
    expect(strFromU8(readZip(bytes).read('content.json') ?? new Uint8Array())).toContain('{"priority":3}')
  })

  it('writes the topic of a summary once, with the summary that has it now', () => {
    const children = { attached: [{ id: 'a', title: 'A' }], summary: [{ id: 'b', title: 'B' }] }
    const summaries = [{ id: 'before', range: '(0,0)', topicId: 'b' }]
    const document = only(read(jsonFile(oneTopic({ children, summaries }))))
    const now = { id: 'now', kind: 'summary', first: 'a', last: 'a', topic: 'b', text: '' }
    const content = { ...document.content, ranges: [now, ...(document.content.ranges ?? [])] }
    const topics = (only(read(writeXmind([{ ...document, content }]))).content.ranges ?? []).map(({ id, topic }) => [
      id,
      topic,
    ])
    expect(topics).toEqual([
      ['before', undefined],
      ['now', 'b'],
    ])
  })

  it('reads attached files with their bytes, and writes several of one topic', () => {
    const bytes = new Uint8Array([1, 2, 3, 4])
    const document = only(
      read(
        jsonFile(oneTopic({ title: 'Quotes.TXT', href: 'xap:resources/0a1b.txt' }), { 'resources/0a1b.txt': bytes }),
      ),
    )
    const { data: topic } = document.content.root
    const [file] = (topic.files ?? []) as { id: string }[]
    expect(file).toMatchObject({ name: 'Quotes.TXT', size: 4, type: 'text/plain' })
    expect(document.resources.find(({ id }) => id === file?.id)?.bytes).toEqual(bytes)

    const files = [file, { id: 'two', name: 'plan.pdf', size: 2, type: 'application/pdf' }] as never
    const data = { ...topic, text: 'Both', hyperlink: 'https://example.com/', files }
    const content = { ...document.content, root: { data, children: [] } }
    const resources = [...document.resources, { id: 'two', name: 'plan.pdf', bytes: new Uint8Array([9, 9]) }]
    const back = only(read(writeXmind([{ ...document, content, resources }])))
    const again = back.content.root.data
    expect(again).toMatchObject({
      hyperlink: 'https://example.com/',
      files: [{ name: 'Quotes.TXT' }, { name: 'plan.pdf' }],
    })
    const ids = ((again.files ?? []) as unknown as { id: string }[]).map(({ id }) => id)
    expect(ids.map((id) => back.resources.find((each) => each.id === id)?.bytes.length)).toEqual([4, 2])
  })
})
