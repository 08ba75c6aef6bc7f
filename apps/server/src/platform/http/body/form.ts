import { AppError } from '../../app-error.ts'

/** The fields of a form, all of them text. Files are text too, as far as they are any; some calls want their bytes. */
export class Form {
  readonly fields: ReadonlyMap<string, string>
  readonly files: ReadonlyMap<string, FormFile>

  constructor(fields: ReadonlyMap<string, string>, files: ReadonlyMap<string, FormFile> = new Map()) {
    this.fields = fields
    this.files = files
  }
}

export interface FormFile {
  readonly name: string
  readonly bytes: Buffer
}

const mostFields = 50
const longestHead = 4_000

/** Fields past the fiftieth are left out, without looking at them: a megabyte of `a&a&a` is half a million. */
export function readUrlForm(text: string): Form {
  let end = -1
  for (let field = 0; field < mostFields; field++) {
    end = text.indexOf('&', end + 1)
    if (end === -1) break
  }
  return new Form(new Map(new URLSearchParams(end === -1 ? text : text.slice(0, end))))
}

/** Reads `multipart/form-data` (RFC 7578) that has come in whole; refuses (-400) what is none, and more parts than any form has. */
export function readMultipart(contentType: string, body: Buffer): Form {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw new AppError(-400)
  const fields = new Map<string, string>()
  const files = new Map<string, FormFile>()
  let parts = 0
  for (const part of partsOf(body, boundary)) {
    // Parts and not names: a hundred thousand parts may have one name.
    if (++parts > mostFields) throw new AppError(-400)
    const headEnd = part.indexOf('\r\n\r\n')
    if (headEnd === -1 || headEnd > longestHead) throw new AppError(-400)
    const head = part.toString('latin1', 0, headEnd)
    const bytes = part.subarray(headEnd + 4)
    const text = textOf(bytes)
    const file = fileNameIn(head)
    if (text === null && file === null) throw new AppError(-400)
    if (text !== null) fields.set(nameIn(head), text)
    if (file !== null) files.set(nameIn(head), { name: file, bytes })
  }
  return new Form(fields, files)
}

function* partsOf(body: Buffer, boundary: string): Generator<Buffer> {
  // The first boundary has no line before it; with one put there it is like all others.
  const mark = Buffer.from(`\r\n--${boundary}`, 'latin1')
  const first = body.indexOf(mark.subarray(2))
  if (first === -1) throw new AppError(-400)
  for (let from = first + mark.length - 2; ; ) {
    if (body.toString('latin1', from, from + 2) === '--') return
    if (body.toString('latin1', from, from + 2) !== '\r\n') throw new AppError(-400)
    const to = body.indexOf(mark, from)
    // Cut off on its way.
    if (to === -1) throw new AppError(-400)
    yield body.subarray(from + 2, to)
    from = to + mark.length
  }
}

function nameIn(head: string): string {
  const [, name] = /^content-disposition:[^\r\n]*;\s*name="([^"\r\n]{1,100})"/im.exec(head) ?? []
  if (name === undefined) throw new AppError(-400)
  return Buffer.from(name, 'latin1').toString()
}

/** Null: it is no file. */
function fileNameIn(head: string): string | null {
  const [, name] = /^content-disposition:[^\r\n]*;\s*filename="([^"\r\n]{0,300})"/im.exec(head) ?? []
  return name === undefined ? null : Buffer.from(name, 'latin1').toString()
}

/** Null: no text at all. */
function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    return null
  }
}
