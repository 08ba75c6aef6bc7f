import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SliderRow } from './SliderRow.tsx'

test('says its value in words at its end, and fills its track up to there', () => {
  const row = { label: 'Spacing', value: 40, valueText: '40 px', least: 20, most: 100 }
  const drawn = renderToStaticMarkup(<SliderRow {...row} onTry={() => undefined} onKeep={() => undefined} />)
  expect(drawn).toMatch(/<input[^>]*type="range"[^>]*aria-valuetext="40 px"/)
  expect(drawn).toContain('--part:25%')
  // Heard once: with the slider.
  expect(drawn).toMatch(/<span aria-hidden="true"[^>]*>40 px<\/span>/)
})
