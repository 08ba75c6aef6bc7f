import { describe, expect, test } from 'vitest'
import { missingPaths } from './missing-paths.ts'

const files = ['README.md', 'apps/server/src/main.ts', 'apps/server/src/http/calls.ts', 'apps/web/src/ui/tokens.css']
const found = (page: string) => missingPaths(page, files).map(({ line, path }) => `${line}: ${path}`)

describe('missingPaths', () => {
  test('files and folders of the project, from its root', () => {
    expect(found('`apps/server/src/main.ts`, `apps/web/src/ui/`, `apps/web`')).toEqual([])
    expect(found('first\n`apps/server/src/gone.ts`, `apps/gone/`\n`apps/gone`')).toEqual([
      '2: apps/server/src/gone.ts',
      '2: apps/gone/',
      '3: apps/gone',
    ])
  })

  test('paths under the folder that the heading names, until the next heading', () => {
    expect(found('## Server (`apps/server/src`)\n| `http/` | `http/calls.ts` |')).toEqual([])
    expect(found('## Server (`apps/server/src`)\n`ui/tokens.css`\n## Web\n`http/calls.ts`')).toEqual([
      '2: ui/tokens.css',
      '4: http/calls.ts',
    ])
  })

  test('paths under the folders of the line that says so, and not above it', () => {
    const says = 'Paths are under `apps/server/src` and `apps/web/src`. More words.'
    expect(found(`## Both\n${says}\n\`http/calls.ts\`, \`ui/tokens.css\``)).toEqual([])
    expect(found(`\`http/calls.ts\`\n${says}`)).toEqual(['1: http/calls.ts'])
  })

  test('a base that does not exist', () => {
    expect(found('## Server (`apps/gone/src`)')).toEqual(['1: apps/gone/src'])
  })

  test('a file name without its folder is that of some file', () => {
    expect(found('`calls.ts`, `gone.ts`')).toEqual(['1: gone.ts'])
  })

  test('tells the bases it looked in', () => {
    expect(missingPaths('## Server (`apps/server/src`)\n`gone/`', files)).toEqual([
      { line: 2, path: 'gone/', bases: ['apps/server/src'] },
    ])
  })

  test.each([
    '/save',
    '@ramify/text',
    '*.test.ts',
    'application/json',
    '.ts',
    'npm run check',
    'apps/…',
    'npm test -- a/b.ts',
  ])('what is no path: %s', (text) => {
    expect(found(`\`${text}\``)).toEqual([])
  })
})
