import { useSyncExternalStore } from 'react'
import { sheets as builtSheets, type EmojiSheet } from './sheets.ts'

/** Pictures of emoji, fetched by the sheet when one of them is first drawn. */
export interface EmojiPictures {
  /** An address that shows it; undefined while it is on its way, null where there is none: then the system's glyph is drawn. */
  url(name: string): string | null | undefined
  /** The same, when it has come. */
  fetched(name: string): Promise<string | null>
  /** What the picture consists of, as SVG on a grid of 36; null for one that was not fetched, or that there is none of. */
  body(name: string): string | null
  /** Calls back whenever pictures have come. */
  subscribe(listener: () => void): () => void
}

/** A sheet that could not be had is asked for again after this. */
const retryAfterMs = 10_000

type Fetch = (url: string) => Promise<Record<string, string>>

export function createEmojiPictures(sheets: readonly EmojiSheet[], fetchSheet: Fetch): EmojiPictures {
  const urls = new Map<string, string>()
  const bodies = new Map<EmojiSheet, Record<string, string>>()
  const underWay = new Map<EmojiSheet, Promise<void>>()
  const failedAt = new Map<EmojiSheet, number>()
  const listeners = new Set<() => void>()

  function load(sheet: EmojiSheet): Promise<void> {
    let work = underWay.get(sheet)
    if (work || Date.now() - (failedAt.get(sheet) ?? -Infinity) < retryAfterMs) return work ?? Promise.resolve()
    work = fetchSheet(sheet.url)
      .then(
        (pictures) => void bodies.set(sheet, pictures),
        (error: unknown) => {
          failedAt.set(sheet, Date.now())
          console.warn('Pictures of emoji are missing', error)
        },
      )
      .finally(() => {
        underWay.delete(sheet)
        for (const listener of [...listeners]) listener()
      })
    underWay.set(sheet, work)
    return work
  }

  function url(name: string): string | null | undefined {
    const known = urls.get(name)
    if (known !== undefined) return known
    const sheet = sheetOf(name, sheets)
    if (!sheet) return null
    const pictures = bodies.get(sheet)
    if (!pictures) {
      void load(sheet)
      return undefined
    }
    const body = pictures[name]
    if (body === undefined) return null
    const made = svgUrl(body)
    urls.set(name, made)
    return made
  }

  return {
    url,
    async fetched(name) {
      const sheet = sheetOf(name, sheets)
      if (sheet && !bodies.has(sheet)) await load(sheet)
      return url(name) ?? null
    },
    body(name) {
      const sheet = sheetOf(name, sheets)
      return (sheet && bodies.get(sheet)?.[name]) ?? null
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The last one that begins no later. */
function sheetOf(name: string, sheets: readonly EmojiSheet[]): EmojiSheet | undefined {
  let low = 0
  let high = sheets.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sheets[middle] as EmojiSheet).first <= name) low = middle + 1
    else high = middle
  }
  return sheets[low - 1]
}

/** With a size of its own: some browsers paint an image without one as nothing. */
function svgUrl(body: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="72" height="72" viewBox="0 0 36 36">${body}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

export const emojiPictures = createEmojiPictures(builtSheets, async (url) => {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return (await answer.json()) as Record<string, string>
})

/** The address of the picture of an emoji; null or undefined where it is to be drawn as text. */
export function useEmoji(name: string): string | null | undefined {
  return useSyncExternalStore(emojiPictures.subscribe, () => emojiPictures.url(name))
}
