import { strFromU8, unzipSync } from 'fflate'

/** What an XMind file holds, read without the importer: the two must agree, or something is lost without a word. */
export interface XmindCounts {
  sheets: number
  topics: number
  depth: number
  notes: number
  labels: number
  markers: number
  links: number
  attachments: number
  images: number
  summaries: number
  boundaries: number
  relationships: number
  floating: number
  callouts: number
  folded: number
}

/** An element of `content.xml`, or an object of `content.json` in the same form. */
interface Part {
  readonly name: string
  readonly attributes: { readonly [name: string]: string }
  readonly parts: Part[]
  text: string
}

export function xmindCounts(bytes: Uint8Array): XmindCounts {
  const entries = unzipSync(bytes)
  const named = (wanted: string) =>
    Object.entries(entries).find(([name]) => name.replace(/^\/+/, '').toLowerCase() === wanted)?.[1]
  const counts: XmindCounts = {
    ...{ sheets: 0, topics: 0, depth: 0, notes: 0, labels: 0, markers: 0, links: 0, attachments: 0, images: 0 },
    ...{ summaries: 0, boundaries: 0, relationships: 0, floating: 0, callouts: 0, folded: 0 },
  }
  const json = named('content.json')
  const sheets: unknown = json ? JSON.parse(strFromU8(json)) : null
  if (Array.isArray(sheets) && sheets.length > 0) for (const sheet of sheets) countSheet(asPart('sheet', sheet), counts)
  else
    for (const sheet of under(parsed(strFromU8(named('content.xml') as Uint8Array)), 'sheet')) countSheet(sheet, counts)
  return counts
}

function countSheet(sheet: Part, counts: XmindCounts): void {
  const [root] = under(sheet, 'topic')
  if (!root) return
  counts.sheets++
  counts.relationships += under(sheet, 'relationships').flatMap((list) => under(list, 'relationship')).length
  const left = [{ topic: root, depth: 0, type: 'root', isShown: true }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { topic, depth, type, isShown } = next
    counts.topics++
    countTopic(topic, counts)
    // What hangs below a callout, or is of a kind that only newer programs know, stands nowhere in a map.
    if (isShown) counts.depth = Math.max(counts.depth, depth)
    if (isShown && type === 'detached') counts.floating++
    if (isShown && type !== 'callout' && topic.attributes.branch === 'folded') counts.folded++
    if (type === 'callout') counts.callouts++
    for (const topics of under(topic, 'children').flatMap((children) => under(children, 'topics'))) {
      const kind = topics.attributes.type ?? 'attached'
      const isSeen = isShown && type !== 'callout' && ['attached', 'detached', 'summary', 'callout'].includes(kind)
      for (const child of under(topics, 'topic'))
        left.push({ topic: child, depth: kind === 'detached' ? 1 : depth + 1, type: kind, isShown: isSeen })
    }
  }
}

function countTopic(topic: Part, counts: XmindCounts): void {
  const listed = (list: string, one: string) => under(topic, list).flatMap((part) => under(part, one))
  counts.notes += Number(under(topic, 'notes').some((notes) => wordsIn(notes).trim() !== ''))
  counts.labels += listed('labels', 'label').filter(({ text }) => text !== '').length
  counts.markers += listed('marker-refs', 'marker-ref').filter(({ attributes }) => attributes['marker-id']).length
  counts.markers += Number(isTaskWithoutMarker(topic))
  counts.images += under(topic, 'xhtml:img').filter(({ attributes }) => attributes['xhtml:src']).length
  counts.summaries += listed('summaries', 'summary').length
  counts.boundaries += listed('boundaries', 'boundary').length
  const href = topic.attributes['xlink:href'] ?? ''
  if (/^xap:/i.test(href)) counts.attachments++
  else if (href !== '') counts.links++
}

/** How far a task is done is a mark of its topic, also where no marker says so. */
function isTaskWithoutMarker(topic: Part): boolean {
  const markers = under(topic, 'marker-refs').flatMap((list) => under(list, 'marker-ref'))
  if (markers.some(({ attributes }) => /^task-(?!pause)/.test(attributes['marker-id'] ?? ''))) return false
  const tasks = under(topic, 'extensions')
    .flatMap((list) => under(list, 'extension'))
    .filter(({ attributes }) => /^org\.xmind\.ui\.task/.test(attributes.provider ?? ''))
  return tasks.some((task) =>
    under(task, 'content').some(({ parts }) => parts.some(({ name }) => name === 'status' || name === 'progress')),
  )
}

const under = (part: Part, name: string) => part.parts.filter((inner) => inner.name === name)

function wordsIn(part: Part): string {
  return (part.name === 'xhtml:img' ? 'picture' : part.text) + part.parts.map(wordsIn).join('')
}

const made = (name: string, attributes: Part['attributes'] = {}, parts: Part[] = [], text = ''): Part => ({
  name,
  attributes,
  parts,
  text,
})

type Item = { readonly [key: string]: unknown }

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value)
const items = (value: unknown): Item[] => (Array.isArray(value) ? value.filter(isItem) : [])
const words = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A topic of `content.json` is called otherwise than one of `content.xml`, and has the same in it. */
function asPart(name: string, value: unknown): Part {
  if (!isItem(value)) return made(name)
  if (name === 'sheet') {
    const lines = items(value.relationships).map(() => made('relationship'))
    const tops = isItem(value.rootTopic) ? [asPart('topic', value.rootTopic)] : []
    return made(name, {}, [...tops, made('relationships', {}, lines)])
  }
  const list = (key: string, of: Part[]) => made(key, {}, of)
  const children = isItem(value.children) ? Object.entries(value.children) : []
  const extensions = items(value.extensions).map(({ provider, content }) =>
    made('extension', { provider: words(provider) }, [made('content', {}, contentParts(content))]),
  )
  return made(name, { branch: words(value.branch), 'xlink:href': words(value.href) }, [
    made('notes', {}, [], isItem(value.notes) ? spoken(value.notes) : words(value.notes)),
    list(
      'labels',
      (Array.isArray(value.labels) ? value.labels : []).map((label) => made('label', {}, [], String(label))),
    ),
    list(
      'marker-refs',
      items(value.markers).map(({ markerId }) => made('marker-ref', { 'marker-id': words(markerId) })),
    ),
    ...(isItem(value.image) ? [made('xhtml:img', { 'xhtml:src': words(value.image.src) })] : []),
    list(
      'summaries',
      items(value.summaries).map(() => made('summary')),
    ),
    list(
      'boundaries',
      items(value.boundaries).map(() => made('boundary')),
    ),
    list('extensions', extensions),
    list(
      'children',
      children.map(([type, topics]) =>
        made(
          'topics',
          { type },
          items(topics).map((topic) => asPart('topic', topic)),
        ),
      ),
    ),
  ])
}

const contentParts = (content: unknown): Part[] =>
  Array.isArray(content)
    ? items(content).map(({ name }) => made(words(name)))
    : Object.keys(isItem(content) ? content : {}).map((key) => made(key))

/** All that stands where a note says its words. */
function spoken(notes: unknown, key = ''): string {
  if (typeof notes === 'string')
    return ['content', 'text', 'insert'].includes(key)
      ? notes.replace(/<img\b/gi, 'picture<').replace(/<[^>]*>/g, '')
      : key === 'image'
        ? 'picture'
        : ''
  if (Array.isArray(notes)) return notes.map((part) => spoken(part, key)).join('')
  return isItem(notes)
    ? Object.entries(notes)
        .map(([inner, value]) => spoken(value, inner))
        .join('')
    : ''
}

const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([^\s/>]+)((?:[^"'>]|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/g

const plain = (text: string) =>
  text.replace(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex, digits) =>
    String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(digits)),
  )

/** As much of XML as XMind writes. */
function parsed(text: string): Part {
  const open = [made('')]
  for (const [, raw, closing, name, attributes = '', empty, words] of text.matchAll(token)) {
    const top = open.at(-1) as Part
    if (raw !== undefined) top.text += raw
    else if (words !== undefined) top.text += plain(words)
    else if (name === undefined) continue
    else if (closing === '/') open.pop()
    else {
      const pairs = [...attributes.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)]
      const part = made(name, Object.fromEntries(pairs.map(([, key, one, other]) => [key, plain(one ?? other ?? '')])))
      top.parts.push(part)
      if (empty !== '/') open.push(part)
    }
  }
  return (open[0] as Part).parts[0] as Part
}
