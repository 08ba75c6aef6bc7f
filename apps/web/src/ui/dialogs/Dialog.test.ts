import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('a dialog takes nothing over from the row or label that it is drawn in', () => {
  const rules = readFileSync(new URL('Dialog.module.css', import.meta.url), 'utf8')
  const own = /^\.dialog \{([^}]*)\}/m.exec(rules)?.[1] ?? ''
  expect(own).not.toContain('inherit')
  for (const rule of ['color: var(--text-1)', 'text-align: start', 'white-space: normal']) expect(own).toContain(rule)
})
