import { fromContent } from '@ramify/document'
import { expect, it } from 'vitest'
import { readFile } from '../files/read-file.ts'

function read(file: object | string) {
  const text = typeof file === 'string' ? file : JSON.stringify(file)
  const found = readFile('plan.km', new TextEncoder().encode(text))
  const [document] = found.ok ? found.documents : []
  if (document?.kind !== 'mindmap') throw new Error('not read')
  const made = fromContent(document.content)
  expect(made.ok && made.warnings).toEqual([])
  return document
}

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

it('a map of KityMinder comes with all that a topic of ours has', () => {
  const data = {
    id: 'a1',
    created: 1_600_000_000_000,
    text: 'One\ntwo',
    note: '**why**',
    priority: 3,
    progress: 5,
    resource: ['red', 'blue'],
    hyperlink: 'https://example.org/',
    hyperlinkTitle: 'there',
    image: `data:image/png;base64,${png}`,
    imageSize: { width: 10, height: 10 },
    expandState: 'collapse',
    background: '#FFEECC',
    layout: 'filetree',
    layout_right_offset: { x: 1, y: 2 },
    own: 1,
  }
  const child = {
    data: {
      text: 'elsewhere',
      image: 'https://example.org/a.png',
      progress: 9,
      priority: 99,
      hyperlink: 'javascript:x',
    },
    children: [],
  }
  const { content, resources, report, title } = read({
    root: { data, children: [child] },
    template: 'tianpan',
    theme: 'fresh-blue',
    version: '1.4.33',
  })
  expect(title).toBe('One two')
  expect(content.template).toBe('default')
  expect(content.root.data).toMatchObject({
    id: 'a1',
    text: 'One\ntwo',
    note: '**why**',
    priority: 3,
    progress: 50,
    labels: ['red', 'blue'],
    hyperlink: 'https://example.org/',
    hyperlinkTitle: 'there',
    resource_id: resources[0]?.id,
    background: '#ffeecc',
    layout: 'filetree',
  })
  const below = content.root.children[0]?.data
  expect(below).toMatchObject({ progress: 100, kityminder: { image: 'https://example.org/a.png' } })
  expect(below?.priority).toBeUndefined()
  const rows = report.map(({ fate, part, was }) => `${fate} ${part} ${was}`)
  for (const row of [
    'approximated structures tianpan',
    'approximated themes fresh-blue',
    'imported images ',
    'kept images https://example.org/a.png',
    'dropped other layout_right_offset',
    'dropped links javascript:x',
    'kept other own',
  ])
    expect(rows).toContain(row)
})

it('files of the first version have no root around the main topic', () => {
  const { content } = read(
    '\ufeff{"data":{"text":"Main"},"children":[{"data":{"text":"a"},"children":[]}],"theme":"classic"}',
  )
  expect(content.root).toMatchObject({ data: { text: 'Main' }, children: [{ data: { text: 'a' } }] })
})

it('words as HTML are read as what they say', () => {
  const { content } = read({ root: { data: { text: '<p>a <strong>b</strong></p>', richText: true }, children: [] } })
  expect(content.root.data).toMatchObject({ text: 'a b', textRuns: [{ text: 'a ' }, { text: 'b', bold: true }] })
})

it('names of prototypes are no layouts', () => {
  for (const name of ['constructor', '__proto__', 'toString']) {
    const { content } = read(
      `{"root":{"data":{"text":"x","layout":"${name}","${name}":"y"},"children":[]},"template":"${name}"}`,
    )
    expect(content.template).toBe('default')
    expect(content.root.data.layout).toBeUndefined()
  }
})
