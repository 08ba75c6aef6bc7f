import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('style sheets name the screens of a hand, and know no other names', () => {
  const root = new URL('..', import.meta.url)
  for (const file of globSync('**/*.css', { cwd: root })) {
    const css = readFileSync(new URL(file, root), 'utf8')
    const media = [...css.matchAll(/@media ([^{]+)/g)].map(([, query = '']) => query)
    for (const query of media) {
      expect(query, file).not.toMatch(/719/)
      for (const [name] of query.matchAll(/\(--[\w-]+\)/g)) expect(['(--hand)', '(--hand-aside)'], file).toContain(name)
    }
  }
})
