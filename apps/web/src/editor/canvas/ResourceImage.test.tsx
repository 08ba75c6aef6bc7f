import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ResourceImage } from './ResourceImage.tsx'

let picture: string | null | undefined
vi.mock('./use-picture.ts', () => ({ usePicture: () => picture }))

const rect = { x: 10, y: 20, width: 120, height: 80 }
const drawn = (found: typeof picture) => {
  picture = found
  return renderToStaticMarkup(
    <svg aria-hidden="true">
      <ResourceImage resource="r" rect={rect} radius={8} />
    </svg>,
  )
}

test('a picture that is on its way has its place, one that never comes a sign in it', () => {
  const place = /<rect x="10" y="20" width="120" height="80" rx="8"/
  expect(drawn(undefined)).toMatch(place)
  expect(drawn(undefined)).not.toContain('data-missing-picture')
  expect(drawn(null)).toMatch(place)
  expect(drawn(null)).toContain('data-missing-picture')
  expect(drawn('/picture')).toContain('<img src="/picture"')
  expect(drawn('/picture')).not.toMatch(place)
})

test('the box lets the paper through, light or dark', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  expect(read('ResourceImage.module.css')).toMatch(/\.place \{\n {2}fill: var\(--picture-place\);/)
  const opacities = [...read('../../ui/tokens.css').matchAll(/--picture-place: (.*);/g)].map(
    ([, color = '']) => /^rgb\([\d ]+\/ ([\d.]+)\)$/.exec(color)?.[1],
  )
  expect(opacities.length).toBeGreaterThan(0)
  for (const opacity of opacities) expect(Number(opacity)).toBeLessThanOrEqual(0.25)
})
