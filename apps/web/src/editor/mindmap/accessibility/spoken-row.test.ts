import { fromContent, openMap } from '@ramify/document'
import { createTranslator, languages } from '@ramify/locales'
import { expect, test } from 'vitest'
import { carriedBy, spokenRow } from './spoken-row.ts'

test('a topic says all it carries, and how much is folded away in it', async () => {
  const data = {
    text: 'Film',
    priority: 1,
    progress: 50,
    icons: ['flag-red', 'from-elsewhere'],
    labels: ['urgent', 'quay'],
    hyperlink: 'https://example.org',
    note: 'words',
    resource_id: 'r',
    formula: 'x^2',
  }
  const made = fromContent({ root: { data, children: [] } })
  if (!made.ok) throw new Error(made.error.code)
  const { nodes, root } = openMap(made.doc).snapshot
  const node = nodes.get(root)
  if (!node) throw new Error('It was just made.')
  const translator = createTranslator('en', await languages.en.load())
  const words =
    'Film, Priority 1, Progress 50%, Red flag, Unknown icon, labels: urgent, quay, Image, formula x^2, Link, Note'
  expect(spokenRow(carriedBy(node), translator)).toBe(words)
  expect(spokenRow(carriedBy(node, 3), translator)).toBe(`${words}, 3 comments`)
  const shown = { ...node, link: { address: 'C:\\plan.doc', tip: '' } }
  expect(spokenRow(carriedBy(shown), translator)).toBe(words.replace('Link', 'file address C:\\plan.doc'))
  expect(spokenRow({ ...carriedBy(node), number: '2.1' }, translator)).toBe(`2.1 ${words}`)
  expect(spokenRow({ ...carriedBy(node), hidden: 2 }, translator)).toBe(`${words}, 2 topics hidden`)
  expect(spokenRow({ ...carriedBy(node), shape: 'rounded' }, translator)).toBe(words)
  expect(spokenRow({ ...carriedBy(node), shape: 'of a newer build' }, translator)).toBe(words)
  const shaped = words.replace('quay', 'quay, shape: Diamond')
  expect(spokenRow({ ...carriedBy(node), shape: 'diamond' }, translator)).toBe(shaped)
})
