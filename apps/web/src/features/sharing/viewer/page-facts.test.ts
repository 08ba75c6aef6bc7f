import { afterEach, expect, test, vi } from 'vitest'
import { pageFacts } from './page-facts.ts'

function page(metas: Record<string, string>) {
  vi.stubGlobal('document', {
    querySelector: (selector: string) => {
      const content = metas[/og:(\w+)/.exec(selector)?.[1] ?? '']
      return content === undefined ? null : { getAttribute: () => content }
    },
  })
}

afterEach(() => vi.unstubAllGlobals())

const metas = { title: 'Lisbon', description: 'Ann', image: 'http://10.0.0.1:3000/api/share_previews/aB1' }

test('what the page says of a share is there before any answer', () => {
  page(metas)
  expect(pageFacts('aB1')).toEqual({ name: 'Lisbon', owner: 'Ann', maySave: false })
})

test('it says nothing of another share, nor of one with a password', () => {
  page(metas)
  expect(pageFacts('other')).toBeNull()
  page({})
  expect(pageFacts('aB1')).toBeNull()
})
