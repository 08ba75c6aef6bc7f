import { expect, it } from 'vitest'
import { plainSvg } from './plain-svg.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'

it('drops the document type that programs write', () => {
  expect(plainSvg(svg)).toBe(svg)
  const typed = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">${svg}`
  expect(plainSvg(`\ufeff\n${typed}`)).toBe(`<?xml version="1.0"?>${svg}`)
})

it.each([
  ['text', 'no drawing at all'],
  ['HTML', '<html><body></body></html>'],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg}`],
  ['entities without a bracket before the root', `${svg}<!ENTITY a "b">`],
  ['something before it', `x${svg}`],
])('refuses %s', (_, text) => {
  expect(plainSvg(text)).toBeNull()
})
