import { describe, expect, test } from 'vitest'
import { ignoredBy } from './project-files.ts'

describe('ignoredBy', () => {
  const isIgnored = ignoredBy('# made by tools\nnode_modules/\n/data/\n\n*.log\n.env\n')

  test.each(['node_modules', 'apps/web/node_modules', 'data', 'a.log', 'apps/server/.log', '.env'])('%s is', (path) => {
    expect(isIgnored(path)).toBe(true)
  })

  test.each(['apps/server/data', 'a.log.ts', 'xenv', 'my_node_modules', '.env.example', '# made by tools'])(
    '%s is not',
    (path) => {
      expect(isIgnored(path)).toBe(false)
    },
  )
})
