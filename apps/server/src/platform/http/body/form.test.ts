import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../app-error.ts'
import { readMultipart, readUrlForm } from './form.ts'

/** As a browser writes it. */
async function written(fields: Record<string, string>, files: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const [name, value] of Object.entries(files)) form.set(name, new Blob([value]), 'file "1".json')
  const response = new Response(form)
  return { type: response.headers.get('content-type') ?? '', body: Buffer.from(await response.arrayBuffer()) }
}

describe('a form', () => {
  it('is read as browsers write it, fields and files', async () => {
    const value = fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.replace(/\r\n?|\n/g, '\r\n'))
    await fc.assert(
      fc.asyncProperty(value, value, async (note, content) => {
        const { type, body } = await written({ note: note.toWellFormed() }, { content: content.toWellFormed() })
        const { fields } = readMultipart(type, body)
        expect(Object.fromEntries(fields)).toEqual({ note: note.toWellFormed(), content: content.toWellFormed() })
      }),
    )
    expect(Object.fromEntries(readUrlForm('a=1&b=%E8%8C%B6+x').fields)).toEqual({ a: '1', b: '茶 x' })
  })

  it('that is none is refused, wherever it is cut', async () => {
    const { type, body } = await written({ file_guid: 'abc', note: '3' }, { content: '{"a":1}' })
    for (let end = 0; end < body.length - 4; end++) {
      expect(() => readMultipart(type, body.subarray(0, end))).toThrow(AppError)
    }
    expect(() => readMultipart('multipart/form-data', body)).toThrow(AppError)
    const bytes = Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n'),
      Buffer.of(0xff),
    ])
    const broken = Buffer.concat([bytes, Buffer.from('\r\n--x--')])
    expect(() => readMultipart('multipart/form-data; boundary=x', broken)).toThrow(AppError)
  })

  it('has few parts, however many are sent', () => {
    const part = (nth: number) => `--x\r\ncontent-disposition: form-data; name="${nth}"\r\n\r\n\r\n`
    const many = Buffer.from(`${Array.from({ length: 60 }, (_, nth) => part(nth)).join('')}--x--`)
    expect(() => readMultipart('multipart/form-data; boundary=x', many)).toThrow(AppError)
    const ofOneName = Buffer.from(`${part(1).repeat(60)}--x--`)
    expect(() => readMultipart('multipart/form-data; boundary=x', ofOneName)).toThrow(AppError)
    const pairs = Array.from({ length: 60 }, (_, nth) => `${nth}=${nth}`).join('&')
    expect([...readUrlForm(pairs).fields.keys()]).toEqual(Array.from({ length: 50 }, (_, nth) => String(nth)))
  })
})
