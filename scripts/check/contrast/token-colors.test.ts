import { expect, test } from 'vitest'
import { tokenColors } from './token-colors.ts'

const css = `
/* --text-1: #bad000; */
:root { --space-2: 2px; --z-tooltip: 110; }
:root,
[data-theme="light"] {
  --text-1: #111111; --text-2:#222222; /* captions */
  --only-light: #333333;
  --scrim: rgb(0 0 0 / 0.4);
}
[data-theme='dark'] { --text-1: #EEEEEE; --text-2: #dddddd }
@media (prefers-reduced-motion: reduce) { :root { --text-1: #bad001; } }
@media (prefers-contrast: more) {
  :root, [data-theme="light"] { --text-2: #000000; }
  [data-theme="dark"] { --text-2: #ffffff; }
}
`

test('reads each look as the cascade does, and nothing from comments or other media', () => {
  const { light, dark, 'light, more contrast': lightMore, 'dark, more contrast': darkMore } = tokenColors(css)
  expect(light).toEqual({ 'text-1': '#111111', 'text-2': '#222222', 'only-light': '#333333' })
  expect(dark).toEqual({ 'text-1': '#EEEEEE', 'text-2': '#dddddd', 'only-light': '#333333' })
  expect(lightMore).toEqual({ ...light, 'text-2': '#000000' })
  expect(darkMore).toEqual({ ...dark, 'text-2': '#ffffff' })
})

test('without a rule for more contrast, those looks are the plain ones', () => {
  const { light, 'light, more contrast': more } = tokenColors(':root { --text-1: #111111 }')
  expect(more).toEqual(light)
})
