import { createTranslator, languages } from '@ramify/locales'
import { expect, test } from 'vitest'
import { helpSections } from './help-sections.ts'

/** What stands on keys, and what a mouse does. The section about screen readers speaks of keyboards that are connected. */
const atDesk = /\b(Tab|Enter|Ctrl|Alt|Shift|F2|click|drag a|mouse)\b|点击|鼠标|右键|按住/i

test.each(['en', 'zh'] as const)('in a hand every section speaks of fingers: %s', async (language) => {
  const { text } = createTranslator(language, await languages[language].load())
  const wrong = helpSections.flatMap(({ text: words, inHand = words }) => {
    const said = text(inHand)
    return inHand !== 'help.access.hand.text' && atDesk.test(said) ? [said] : []
  })
  expect(wrong).toEqual([])
})
