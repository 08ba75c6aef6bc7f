import { newMap, openMap } from '@ramify/document'
import { themeOf } from '@ramify/scene'
import { expect, test } from 'vitest'
import { firstFonts } from './first-fonts.ts'

test('each character once, however many there are', () => {
  const first = 0x20000
  const many = 150_000
  let text = 'aa'
  for (let nth = 0; nth < many; nth++) text += String.fromCodePoint(first + nth)
  const { snapshot } = openMap(newMap({ text: text + text, root: 'root' }))
  const [root] = firstFonts(snapshot, themeOf(snapshot))
  expect([...(root?.text ?? '')].length).toBe(many + 1)
})
