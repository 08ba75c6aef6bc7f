import { fromContent, type MapSnapshot, openMap } from '@ramify/document'
import { expect, test } from 'vitest'
import { picturesIn, withPictures } from '../thumbnail-pictures.ts'
import { mapThumbnail } from './map-thumbnail.ts'

interface Topic {
  data: { text: string; [field: string]: unknown }
  children: Topic[]
}

const topic = (text: string, children: Topic[] = [], more: Record<string, unknown> = {}): Topic => ({
  data: { ...more, text },
  children,
})

function snapshotOf(root: Topic, theme = 'sky-19'): MapSnapshot {
  const made = fromContent({ root, theme, template: 'right', version: '1', resources: [], background: null, style: {} })
  if (!made.ok) throw new Error(made.error.code)
  return openMap(made.doc).snapshot
}

test('words and emoji are drawn, not written: no font and no picture has to be fetched', async () => {
  const svg = (await mapThumbnail(snapshotOf(topic('Q4 goals 🚀', [topic('学习编程'), topic('❤️ 1️⃣ ☺')])))) ?? ''
  expect(svg).not.toMatch(/<text|font-family|@font-face/)
  expect(svg.match(/<path transform="translate\([^"]*\)scale\([^"]*\)" d="M[^"]+"/g)?.length).toBe(3)
  expect([...svg.matchAll(/<symbol id="emoji_([^"]*)"/g)].map(([, name]) => name)).toEqual([
    '1f680',
    '2764',
    '0031-20e3',
  ])
})

test('a card stays small, however large and wordy its map', async () => {
  const names = [
    '市场调研与用户访谈',
    '竞品定价和商业模式',
    '上线清单以及回滚预案',
    '客服文档与培训材料',
    '预算',
    '招聘',
    '法务',
  ]
  const children = names.map((name) =>
    topic(
      name,
      names.map((child) => topic(`${child}的细节 and more 🎉`.repeat(3))),
    ),
  )
  for (const theme of ['sky-19', 'ink', 'midnight']) {
    const svg = (await mapThumbnail(snapshotOf(topic('产品路线图 Roadmap', children), theme))) ?? ''
    expect(svg.length).toBeLessThan(48_000)
    expect(svg.match(/<path transform=/g)?.length).toBeGreaterThan(5)
  }
})

test('pictures are named, and put in when somebody looks', async () => {
  const image = { imageSize: { width: 80, height: 60 } }
  const shown = ['a', "b's &c", 'lost'].map((resource_id) => topic('', [], { ...image, resource_id }))
  const svg = (await mapThumbnail(snapshotOf(topic('Trip', shown)))) ?? ''
  expect(picturesIn(svg)).toEqual(['a', "b's &c", 'lost'])
  const filled = withPictures(
    svg,
    new Map([
      ['a', 'data:image/webp;base64,AAAA'],
      ["b's &c", 'data:image/webp;base64,BBBB'],
    ]),
  )
  expect([...filled.matchAll(/<image href="([^"]{0,27})/g)].map(([, href]) => href)).toEqual([
    'data:image/webp;base64,AAAA',
    'data:image/webp;base64,BBBB',
    'data:image/svg+xml,%3Csvg%2',
  ])
  expect(picturesIn(filled)).toEqual([])
  const many = Array.from({ length: 9 }, (_, nth) => topic('', [], { ...image, resource_id: `r${nth}` }))
  expect(picturesIn((await mapThumbnail(snapshotOf(topic('Many', many)))) ?? '').length).toBeLessThanOrEqual(4)
})
