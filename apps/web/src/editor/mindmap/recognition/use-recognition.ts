import { useEffect, useRef, useState } from 'react'
import type { ReadingLanguage } from '../../../platform/recognition/reading-languages.ts'
import { tidyText } from './recognised-text.ts'

/** The programs that read are fetched when somebody wants to read. */
const readingRoom = () => import('../../../platform/recognition/index.ts')

export type Reading =
  /** For a picture, or for the word to begin. */
  | { readonly state: 'waiting' }
  | { readonly state: 'busy'; readonly step: 'fetching' | 'reading'; readonly share: number }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'read'; readonly text: string }

/** Where a picture comes from: somebody's hand, or an address at which it is shown. */
export type Source = { readonly file: Blob } | { readonly url: () => Promise<string | null> }

interface Picture {
  readonly blob: Blob
  /** To be shown by. */
  readonly url: string
}

/** One picture at a time, and what is read in it. Whatever runs ends when another begins or the dialog closes. */
export function useRecognition() {
  const [picture, setPicture] = useState<Picture | null>(null)
  const [reading, setReading] = useState<Reading>({ state: 'waiting' })
  const running = useRef<AbortController>(null)
  const taken = useRef<Source>(null)

  const run = async (work: (signal: AbortSignal) => Promise<Reading>) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setReading({ state: 'busy', step: 'fetching', share: 0 })
    const end = await work(signal).catch((error): Reading => ({ state: 'failed', error }))
    if (!signal.aborted) setReading(end)
  }
  const readIn = async (blob: Blob, language: ReadingLanguage, signal: AbortSignal): Promise<Reading> => {
    const { recognise } = await readingRoom()
    const onProgress = (step: 'fetching' | 'reading', share: number) => {
      if (!signal.aborted) setReading({ state: 'busy', step, share })
    }
    const text = await recognise({ picture: blob, language, signal, onProgress })
    return { state: 'read', text: tidyText(text) }
  }

  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture.url)), [picture])

  const take = (source: Source, language: ReadingLanguage) => {
    taken.current = source
    return run(async (signal) => {
      setPicture(null)
      const blob = await pictureOf(source)
      signal.throwIfAborted()
      setPicture({ blob, url: URL.createObjectURL(blob) })
      return readIn(blob, language, signal)
    })
  }

  return {
    picture,
    reading,
    /** Takes a picture and begins to read it. */
    take,
    /** Also while the picture is still on its way. */
    readAgain: (language: ReadingLanguage) => {
      if (picture) void run((signal) => readIn(picture.blob, language, signal))
      else if (taken.current) void take(taken.current, language)
    },
    stop: () => {
      running.current?.abort()
      setReading({ state: 'waiting' })
    },
    correct: (text: string) => setReading({ state: 'read', text }),
  }
}

async function pictureOf(source: Source): Promise<Blob> {
  const { pictureAt, pictureOfFile } = await readingRoom()
  return 'file' in source ? pictureOfFile(source.file) : pictureAt((await source.url()) ?? '')
}
