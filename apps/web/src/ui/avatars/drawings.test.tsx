import { readFileSync } from 'node:fs'
import { avatarPresets } from '@ramify/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { avatarDrawings } from './drawings.tsx'

test('every avatar that can be chosen by name is drawn, each on a colour of its own', () => {
  expect(Object.keys(avatarDrawings).sort()).toEqual([...avatarPresets].sort())
  expect(new Set(Object.values(avatarDrawings).map(({ ground }) => ground)).size).toBe(avatarPresets.length)
})

/** The colours as they are in the light, which a file by itself has to name. */
const tokens = new Map(
  [...read('../tokens.css').matchAll(/(--presence-\d): (#[0-9a-f]{6});/g)].map(([, name, color]) => [name, color]),
)

test.each(avatarPresets)('%s is served as the same drawing to programs that are not ours', (name) => {
  const { ground, drawing } = avatarDrawings[name] ?? {}
  const inside = renderToStaticMarkup(
    <>
      <rect width="48" height="48" fill={ground} stroke="none" />
      {drawing}
    </>,
  ).replace(/var\((--[\w-]+)\)/g, (_, token: string) => tokens.get(token) ?? '')
  const white = 'fill="#fff" stroke="#fff" stroke-linecap="round" stroke-linejoin="round"'
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" ${white}><title>${name}</title>${inside}</svg>`
  expect(read(`../../../public/icons/avatars/${name}.svg`)).toBe(`${drawn}\n`)
})

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}
