import fc from 'fast-check'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }
export type Item = { readonly [key: string]: Json | undefined }

const ids = fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', '3k2j', 'x y', ''), { nil: undefined })
const title = fc.constantFrom('Plan', '', 'two\nlines', '中文', ' spaced ', '<b>&', 'x'.repeat(300))
const href = fc.constantFrom(
  'https://example.com/a b',
  'HTTP://EXAMPLE.COM',
  'www.example.com',
  'mailto:a@example.com',
  'file:///C:/plans/plan.doc',
  'file://attachments/One.PNG',
  'xap:attachments/One.PNG',
  'xap:attachments/none.bin',
  'xmind:#a',
  'xmind:#sheet-1',
  'xmind:#nobody',
  'javascript:alert(1)',
  ' ',
  'notes/plan.txt',
)
const markers = fc.constantFrom(
  ...['priority-1', 'priority-9', 'task-half', 'task-done', 'task-pause', 'flag-red', 'flag-dark-blue', 'star-gray'],
  ...[
    'people-green',
    'c_simbol-right',
    'smiley-laugh',
    'arrow-left',
    'month-jan',
    'week-mon',
    'tag-red',
    'unheard-of',
    '',
  ],
)
const structures = fc.constantFrom(
  ...['map.unbalanced', 'map.clockwise', 'logic.right', 'logic.left', 'brace.left', 'org-chart.up', 'tree.left'],
  ...['fishbone.rightHeaded', 'timeline.horizontal.up', 'treetable.top.title', 'spreadsheet.column', 'galaxy'],
)
const range = fc.constantFrom('(0,0)', '(0,1)', '(1,0)', '(1,9)', '(5,9)', 'master', '', '(a,b)')
const notes = fc.constantFrom<Json>(
  { plain: { content: 'noted' } },
  { plain: { content: ' \n' } },
  { plain: { content: '' } },
  { plain: { content: 'one\r\ntwo' }, html: { content: { paragraphs: [{ spans: [{ text: 'one' }] }] } } },
)
const properties = fc.dictionary(
  fc.constantFrom(
    'svg:fill',
    'fo:color',
    'line-color',
    'shape-class',
    'line-class',
    'border-line-width',
    'fo:font-size',
    'own',
  ),
  fc.constantFrom(
    '#123456',
    'none',
    'inherited',
    '2pt',
    'org.xmind.topicShape.underline',
    'org.xmind.branchConnection.fold',
    '#abc',
    '',
  ),
  { maxKeys: 4 },
)
const place = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) })
const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 3 })
const few = <T>(value: fc.Arbitrary<T>, most = 3) => sometimes(fc.array(value, { minLength: 1, maxLength: most }))

/** A topic with so many levels below it. */
const topicOver = (levels: number): fc.Arbitrary<Item> =>
  fc.record({
    id: ids,
    title,
    notes: sometimes(notes),
    labels: few(fc.constantFrom('soon', '', 'x'.repeat(250))),
    markers: few(fc.record({ markerId: markers })),
    href: sometimes(href),
    branch: sometimes(fc.constantFrom('folded')),
    image: sometimes(
      fc.record({ src: fc.constantFrom('xap:attachments/One.PNG', 'xap:none.png', 'https://example.com/a.png') }),
    ),
    structureClass: sometimes(structures.map((name) => `org.xmind.ui.${name}`)),
    position: sometimes(place),
    style: sometimes(fc.record({ id: fc.constantFrom('s1', 's2', 's3'), properties })),
    summaries: few(fc.record({ id: ids, range, topicId: ids })),
    boundaries: few(fc.record({ id: ids, range, title: sometimes(title) })),
    children: levels === 0 ? fc.constant(undefined) : sometimes(childrenOf(topicOver(levels - 1))),
  })

const childrenOf = (child: fc.Arbitrary<Item>) =>
  fc.record(
    {
      attached: fc.array(child, { minLength: 1, maxLength: 3 }),
      detached: fc.array(child, { minLength: 1, maxLength: 1 }),
      summary: fc.array(child, { minLength: 1, maxLength: 2 }),
      callout: fc.array(child, { minLength: 1, maxLength: 1 }),
      legend: fc.array(child, { minLength: 1, maxLength: 1 }),
    },
    { requiredKeys: ['attached'] },
  )

/** Sheets as anybody may have written them, in today's form. */
export const workbooks: fc.Arbitrary<Item[]> = fc
  .array(
    fc.record({
      id: fc.constantFrom('sheet-1', 'sheet-2'),
      title,
      rootTopic: topicOver(2),
      relationships: few(fc.record({ id: ids, end1Id: ids, end2Id: ids, title: sometimes(title) })),
    }),
    { minLength: 1, maxLength: 2 },
  )
  .map((sheets) => JSON.parse(JSON.stringify(sheets)))

/** The same as an older program writes it; styles stand in a file of their own there, and are left out. */
export const oldContentOf = (sheets: readonly Item[]): string =>
  `<xmap-content xmlns="urn:xmind:xmap:xmlns:content:2.0" version="2.0">${sheets.map(sheetXml).join('')}</xmap-content>`

const sheetXml = ({ id, title, rootTopic, relationships }: Item) =>
  `<sheet${said({ id })}>${topicXml(rootTopic as Item)}${tag('title', title)}${group(
    'relationships',
    list(relationships).map(
      (line) =>
        `<relationship${said({ id: line.id, end1: line.end1Id, end2: line.end2Id })}>${tag('title', line.title)}</relationship>`,
    ),
  )}</sheet>`

function topicXml(topic: Item): string {
  const { id, branch, structureClass, href, notes, image, position, children } = topic
  const own = said({ branch, id, 'structure-class': structureClass, 'xlink:href': href })
  const ranges = (name: string, items: Json | undefined) =>
    list(items).map(
      (one) =>
        `<${name}${said({ id: one.id, range: one.range, 'topic-id': one.topicId })}>${tag('title', one.title)}</${name}>`,
    )
  const at = (position ?? {}) as Item
  return [
    `<topic${own}>`,
    tag('title', topic.title),
    image ? `<xhtml:img${said({ 'xhtml:src': (image as Item).src })}/>` : '',
    group(
      'marker-refs',
      list(topic.markers).map(({ markerId }) => `<marker-ref${said({ 'marker-id': markerId })}/>`),
    ),
    group(
      'labels',
      ((topic.labels ?? []) as string[]).map((label) => tag('label', label)),
    ),
    notes ? group('notes', [tag('plain', ((notes as Item).plain as Item).content)]) : '',
    position ? `<position${said({ 'svg:x': at.x, 'svg:y': at.y })}/>` : '',
    group(
      'children',
      Object.entries((children ?? {}) as Item).map(
        ([type, topics]) => `<topics type="${type}">${list(topics).map(topicXml).join('')}</topics>`,
      ),
    ),
    group('boundaries', ranges('boundary', topic.boundaries)),
    group('summaries', ranges('summary', topic.summaries)),
    '</topic>',
  ].join('')
}

const list = (items: Json | undefined) => (items ?? []) as readonly Item[]
const escaped = (text: Json) => String(text).replace(/[&<>"\r\n]/g, (letter) => `&#${letter.charCodeAt(0)};`)
const said = (attributes: Item) =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined || value === null ? '' : ` ${name}="${escaped(value)}"`))
    .join('')
const tag = (name: string, text: Json | undefined) => (text === undefined ? '' : `<${name}>${escaped(text)}</${name}>`)
const group = (name: string, parts: readonly string[]) =>
  parts.length > 0 ? `<${name}>${parts.join('')}</${name}>` : ''
