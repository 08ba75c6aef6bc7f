import {
  type ExportNeeds,
  type ExportPorts,
  fontFilesOf,
  fontWords,
  type OpenFontFile,
  WordSetter,
} from '@ramify/formats'
import { loadFontSlices } from '@ramify/text'
import { fontUrl } from '../../../platform/fonts/index.ts'

interface Fonts {
  /** Fetches and opens what sets these texts. */
  fetch(texts: ExportNeeds['texts']): Promise<void>
  readonly glyphs: ExportPorts['glyphs']
}

type Opened = NonNullable<ReturnType<OpenFontFile>>

/** Opened once; there are a hundred a weight for Chinese, of which a document needs a few. */
const files = new Map<string, Promise<Opened | undefined>>()
const opened = new Map<string, Opened>()

/** The fonts of the page as files: to draw words as outlines, and to put them into PDF. */
export async function openFonts(): Promise<Fonts> {
  const slices = await loadFontSlices()
  return {
    fetch: async (texts) => {
      const names = [...texts].flatMap(([font, all]) => [...all].flatMap((text) => fontFilesOf(slices, text, font)))
      await Promise.all([...new Set(names)].map(open))
    },
    glyphs: fontWords(new WordSetter(slices, (name) => opened.get(name))),
  }
}

async function open(name: string): Promise<void> {
  let file = files.get(name)
  if (!file) {
    file = read(name)
    files.set(name, file)
  }
  const font = await file
  if (font) opened.set(name, font)
  // Asked for again by the next export.
  else files.delete(name)
}

/** Without a network some are missing: their words are drawn by what else there is. */
async function read(name: string): Promise<Opened | undefined> {
  try {
    const [, id = '', file = ''] = /^@fontsource\/([^/]+)\/(.+)$/.exec(name) ?? []
    const [{ create }, answer] = await Promise.all([fontkit(), fontUrl(id, file).then((url) => fetch(url))])
    if (!answer.ok) throw new Error(`${name} was answered with ${answer.status}`)
    return create(new Uint8Array(await answer.arrayBuffer())) as Opened
  } catch (error) {
    console.warn('A font is missing', error)
    return undefined
  }
}

interface Fontkit {
  create(bytes: Uint8Array): unknown
}

const fontkit = (): Promise<Fontkit> => import('fontkit')
