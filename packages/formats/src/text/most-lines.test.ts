import { expect, test } from 'vitest'
import { readFile } from '../files/read-file.ts'

test.each(['x.txt', 'x.md', 'x.mmd'])(
  'a file of more lines than anybody reads is refused before there is a list of them: %s',
  (name) => {
    const head = name === 'x.mmd' ? 'mindmap\n' : ''
    for (const end of ['\n', '\r']) {
      const bytes = new TextEncoder().encode(head + end.repeat(1_000_000))
      expect(readFile(name, bytes)).toMatchObject({ ok: false, code: 'too-large', detail: 'more than 1000000 lines' })
    }
  },
)
