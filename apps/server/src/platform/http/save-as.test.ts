import fc from 'fast-check'
import { expect, it } from 'vitest'
import { saveAs } from './save-as.ts'

it('keeps a name that can be kept', () => {
  expect(saveAs('Plan 计划 (2).pdf')).toBe(
    `attachment; filename="Plan __ (2).pdf"; filename*=UTF-8''Plan%20%E8%AE%A1%E5%88%92%20%282%29.pdf`,
  )
  expect(saveAs('image.png')).toBe('attachment; filename="image.png"')
})

it.each([
  ['../../etc/passwd', '_.._etc_passwd'],
  ['a\r\nSet-Cookie: x=1.txt', 'aSet-Cookie_ x=1.txt'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['"; filename="evil.html', '_; filename=_evil.html'],
  ['...', 'file'],
  ['', 'file'],
])('T58: %j becomes %j', (name, plain) => {
  expect(saveAs(name)).toContain(`filename="${plain}"`)
})

it('T58: is one header of one attachment, whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      expect(saveAs(name)).toMatch(
        /^attachment; filename="[\x20\x21\x23\x24\x26-\x5b\x5d-\x7e]+"(; filename\*=UTF-8''[\w.!~%-]+)?$/,
      )
    }),
  )
})

it('a long name keeps its ending', () => {
  expect(saveAs(`${'x'.repeat(500)}.pptx`)).toMatch(/filename="x{195}\.pptx"/)
})
