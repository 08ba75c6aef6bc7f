import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmptyDrawing, type EmptyDrawingName, emptyDrawings } from './EmptyDrawing.tsx'

const names = Object.keys(emptyDrawings) as EmptyDrawingName[]

test('no two kinds of emptiness look alike', () => {
  const drawn = names.map((name) => renderToStaticMarkup(<EmptyDrawing name={name} />))
  expect(new Set(drawn).size).toBe(names.length)
})

test.each(names)('%s has the colours of the tokens, and says nothing', (name) => {
  const drawn = renderToStaticMarkup(<EmptyDrawing name={name} />)
  expect(drawn).toContain('aria-hidden="true"')
  expect(drawn).not.toMatch(/#[0-9a-f]{3,8}|rgb|stroke="|fill="(?!none)/)
})
