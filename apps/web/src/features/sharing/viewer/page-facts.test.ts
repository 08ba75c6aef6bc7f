import { afterEach, expect, test, vi } from 'vitest'
import { pageFacts } from './page-facts.ts'

function page(metas: Record<string, string>) {
  vi.stubGlobal('location', { href: 'https://maps.example/view/aB1' })
  vi.stubGlobal('document', {
    querySelector: (selector: string) => {
      const content = metas[/og:(\w+)/.exec(selector)?.[1] ?? '']
      return content === undefined ? null : { getAttribute: () => content }
    },
  })
}

afterEach(() => vi.unstubAllGlobals())

const metas = { title: 'Lisbon', description: 'Ann', image: 'http://10.0.0.1:3000/api/share_previews/aB1' }

test('what the page says of a share is there before any answer, from the address that people use', () => {
  page(metas)
  expect(pageFacts('aB1')).toEqual({ name: 'Lisbon', owner: 'Ann', picture: '/api/share_previews/aB1' })
})

test('it says nothing of another share, nor of one with a password', () => {
  page(metas)
  expect(pageFacts('other')).toBeNull()
  page({})
  expect(pageFacts('aB1')).toBeNull()
})
