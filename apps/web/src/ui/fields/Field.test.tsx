import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import styles from './Field.module.css'
import { Field } from './Field.tsx'

const drawn = (isQuiet: boolean) => renderToStaticMarkup(<Field label="Search" isQuiet={isQuiet} />)

test('a quiet field is sunken, others have an outline', () => {
  expect(styles.quiet).toBeTruthy()
  expect(drawn(true)).toContain(styles.quiet)
  expect(drawn(false)).not.toContain(styles.quiet)
})

test('in a quiet field, too, the focus and what is wrong are seen', () => {
  const rules = readFileSync(new URL('Field.module.css', import.meta.url), 'utf8')
  const at = (rule: string) => rules.indexOf(`\n${rule} {`)
  expect(rules.slice(at('.quiet'))).toMatch(
    /^\n\.quiet \{\n {2}box-shadow: none;\n {2}background: var\(--bg-sunken\);\n\}/,
  )
  // Of rules that weigh the same the last one counts.
  expect(at('.quiet')).toBeGreaterThan(at('.box'))
  for (const rule of ['.box:focus-within', '.wrong']) expect(at(rule)).toBeGreaterThan(at('.quiet'))
})
