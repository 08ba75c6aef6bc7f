/** One thing that another app, or another site, has sent. It is text and files, and nothing of it is believed. */
export interface Incoming {
  readonly id: string
  /** On one line; empty where there is none. */
  readonly title: string
  readonly words: string
  /** Null where none, or one that is no page of the web, was sent. */
  readonly url: string | null
  readonly files: readonly File[]
}

const longestTitle = 200
const longestWords = 100_000
const mostFiles = 20

/** Null where nothing can be made of it. */
export async function readIncoming(id: string, response: Response): Promise<Incoming | null> {
  const form = await formIn(response)
  if (!form) return null
  const title = fieldOf(form, 'title').replace(/\s+/g, ' ').slice(0, longestTitle)
  const { words, url } = addressApart(fieldOf(form, 'text').slice(0, longestWords), webAddress(fieldOf(form, 'url')))
  const files = form.getAll('files').filter((value) => value instanceof File && value.size > 0) as File[]
  const isEmpty = title === '' && words === '' && url === null && files.length === 0
  return isEmpty ? null : { id, title, words, url, files: files.slice(0, mostFiles) }
}

async function formIn(response: Response): Promise<FormData | null> {
  try {
    return await response.formData()
  } catch {
    return null // no form, or a broken one
  }
}

/** Line ends as everywhere, and no characters that no text has. */
function fieldOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string'
    ? value
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .trim()
    : ''
}

/** Most apps put an address behind the words, or send nothing else. */
function addressApart(text: string, url: string | null): { words: string; url: string | null } {
  // By parts: `\S+$` takes minutes for a long text that another site has made for that (T63).
  const last = text.split(/\s/).at(-1) ?? ''
  const found = webAddress(last)
  if (found === null || (url !== null && found !== url)) return { words: text, url }
  return { words: text.slice(0, -last.length).trim(), url: found }
}

function webAddress(text: string): string | null {
  if (!/^https?:\/\/\S{1,2000}$/i.test(text)) return null
  return URL.parse(text)?.href ?? null
}
