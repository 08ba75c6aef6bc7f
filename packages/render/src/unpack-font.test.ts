import { createRequire } from 'node:module'
import { type Font as FontFile, openSync } from 'fontkit'
import { expect, test } from 'vitest'
import { unpackFont } from './unpack-font.ts'

const require = createRequire(import.meta.url)
const opened = (name: string) => openSync(require.resolve(`@fontsource/${name}.woff2`)) as FontFile
const glyphsOf = (file: FontFile, text: string) => {
  const { glyphs, positions } = file.layout(text)
  return glyphs.map((glyph, nth) => [glyph.id, positions[nth]?.xAdvance, glyph.path.toSVG()])
}

test.each([
  ['inter/files/inter-latin-700-normal', 'AVATAR office'],
  ['noto-serif-sc/files/noto-serif-sc-119-400-normal', '的一是'],
])('%s has the same glyphs as fontkit finds by itself', (name, text) => {
  const [ours, theirs] = [unpackFont(opened(name)), opened(name)]
  expect(ours.postscriptName).toBe(theirs.postscriptName)
  expect(glyphsOf(ours, text)).toEqual(glyphsOf(theirs, text))
  expect(unpackFont(ours)).toBe(ours)
})
