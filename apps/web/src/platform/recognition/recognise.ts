import { fetchBytes } from './fetch-bytes.ts'
import { startReader } from './reader.ts'
import { languageData, readingFiles } from './reading-files.ts'
import type { ReadingLanguage } from './reading-languages.ts'

export interface RecognitionOrder {
  /** A PNG. */
  readonly picture: Blob
  readonly language: ReadingLanguage
  /** Ends everything at once, also the worker. */
  readonly signal: AbortSignal
  /** How much of a step is done, 0 to 1. */
  readonly onProgress: (step: 'fetching' | 'reading', share: number) => void
}

/** Recognises lines by a neural network; the older way needs more code and reads worse. */
const byNetwork = 1
/** Finds the blocks and lines of a page by itself; words here and there, on signs or in drawings. */
const [wholePage, hereAndThere] = ['3', '11']

/** In dots an inch. Pictures from a screen do not say it, and guessing is written to the console as an error. */
const resolution = '300'

/** The words in a picture, as they stand there line by line. Everything happens in this browser: no picture leaves it. */
export async function recognise({ picture, language, signal, onProgress }: RecognitionOrder): Promise<string> {
  const ending = new AbortController()
  const either = AbortSignal.any([signal, ending.signal])
  try {
    const data = await fetchBytes(languageData[language], either, (share) => onProgress('fetching', share * 0.8))
    const reader = startReader(readingFiles.worker, either)
    const corePath = readingFiles.core
    await reader.order('load', { options: { lstmOnly: true, corePath } })
    const options = { cacheMethod: 'none', gzip: true, lstmOnly: true }
    await reader.order('loadLanguage', { langs: [{ code: language, data }], options })
    await reader.order('initialize', { langs: language, oem: byNetwork, config: {} })
    onProgress('fetching', 1)
    const image = new Uint8Array(await picture.arrayBuffer())
    for (const mode of [wholePage, hereAndThere]) {
      const options = { rotateAuto: true, tessedit_pageseg_mode: mode, user_defined_dpi: resolution }
      const order = { image, options, output: { text: true } }
      const read = await reader.order('recognize', order, (share) => onProgress('reading', share))
      const { text } = read as { text: string | null }
      if (text !== null && text.trim() !== '') return text
    }
    return ''
  } finally {
    // It holds some hundred megabytes.
    ending.abort()
  }
}
