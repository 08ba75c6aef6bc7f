import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { speakEnglish } from '../../../../../tests/kit/editor/speaking.ts'
import { HelpContents } from './HelpContents.tsx'

const translator = await speakEnglish()

const sections = [
  { id: 'help-1', heading: 'Topics' },
  { id: 'help-2', heading: 'Keys' },
]

test.each([
  ['a phone', false],
  ['a desk', true],
])('on %s the contents lead to every section, open: %s', (_where, isOpen) => {
  const drawn = renderToStaticMarkup(<HelpContents sections={sections} isOpen={isOpen} />)
  expect(/<details[^>]*\sopen/.test(drawn)).toBe(isOpen)
  expect(drawn).toContain(translator.text('help.contents'))
  expect([...drawn.matchAll(/href="#([^"]+)">([^<]+)</g)].map(([, id, heading]) => ({ id, heading }))).toEqual(sections)
})
