import {
  type BundledFont,
  clustersOf,
  type FontCut,
  type FontSlice,
  type FontSlices,
  fontFile,
  loadFontSlices,
  unicodeRange,
} from '@ramify/text'
import { fontUrl } from './font-urls.ts'

/** Brings the slices of the bundled fonts into the page as texts need them. */
export interface FontLoader {
  /** Starts loading what draws these texts. Asking again costs nothing. */
  request(texts: Iterable<string>, cut: FontCut): void
  /** Whether all that draws the text is in the page. */
  has(text: string, cut: FontCut): boolean
  /** Resolves when nothing requested so far is on its way any more, be it here or failed. */
  settled(): Promise<void>
  /** Tells each time that something was on its way and now nothing is. */
  onSettled(listener: () => void): () => void
}

type FileState = 'loading' | 'here' | { readonly failedAt: number }

/** A file that could not be had is asked for again after this, in milliseconds. */
const retryAfter = 10_000
/** So long one that has come waits for the others, in milliseconds: with each the browser sets all text of the page anew. */
const togetherWithin = 100

export function createFontLoader(): FontLoader {
  const files = new Map<FontCut, Map<FontSlice, FileState>>()
  const listeners = new Set<() => void>()
  const slicesOf = new Map<BundledFont, FontSlices>()
  const tables = new Map<BundledFont, Promise<void>>()
  let underWay = 0
  /** Of those under way: loaded, and put into the page together. */
  const loaded: { face: FontFace; added: () => void }[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function track(work: Promise<void>): void {
    underWay++
    work.catch(console.error).finally(() => {
      underWay--
      addWhenAllCame()
      if (underWay === 0) for (const listener of [...listeners]) listener()
    })
  }

  function add(face: FontFace): Promise<void> {
    return new Promise((added) => {
      loaded.push({ face, added })
      timer ??= setTimeout(addLoaded, togetherWithin)
      addWhenAllCame()
    })
  }

  function addWhenAllCame(): void {
    if (loaded.length > 0 && loaded.length === underWay) addLoaded()
  }

  function addLoaded(): void {
    clearTimeout(timer)
    timer = undefined
    for (const { face, added } of loaded.splice(0)) {
      document.fonts.add(face)
      added()
    }
  }

  function filesOf(cut: FontCut): Map<FontSlice, FileState> {
    let known = files.get(cut)
    if (!known) {
      known = new Map()
      files.set(cut, known)
    }
    return known
  }

  function request(texts: Iterable<string>, cut: FontCut): void {
    const slices = slicesOf.get(cut.font)
    if (!slices) {
      const table = tables.get(cut.font) ?? loadSlices(cut.font)
      tables.set(cut.font, table)
      track(table.then(() => request(texts, cut)))
      return
    }
    for (const text of texts) {
      for (const cluster of clustersOf(text)) {
        const slice = slices.sliceOf(cluster, cut.font)
        if (slice) requestSlice(slice, cut)
      }
    }
  }

  async function loadSlices(font: BundledFont): Promise<void> {
    slicesOf.set(font, await loadFontSlices([font]))
  }

  function requestSlice(slice: FontSlice, cut: FontCut): void {
    const states = filesOf(cut)
    const state = states.get(slice)
    if (state === 'here' || state === 'loading' || (state && Date.now() - state.failedAt < retryAfter)) return
    states.set(slice, 'loading')
    track(
      load(cut, slice)
        .then(add)
        .then(
          () => void states.set(slice, 'here'),
          (error: unknown) => {
            states.set(slice, { failedAt: Date.now() })
            throw error
          },
        ),
    )
  }

  function onSettled(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    request,
    has(text, cut) {
      const slices = slicesOf.get(cut.font)
      if (!slices) return false
      const states = filesOf(cut)
      for (const cluster of clustersOf(text)) {
        const slice = slices.sliceOf(cluster, cut.font)
        if (slice && states.get(slice) !== 'here') return false
      }
      return true
    },
    settled: () =>
      new Promise((resolve) => {
        if (underWay === 0) return resolve()
        const stop = onSettled(() => {
          stop()
          resolve()
        })
      }),
    onSettled,
  }
}

/** Into the page only when it is here: a face still on its way would leave its text invisible instead of drawn plainly. */
async function load(cut: FontCut, slice: FontSlice): Promise<FontFace> {
  const url = await fontUrl(cut.font.id, fontFile(cut, slice))
  const face = new FontFace(cut.font.family, `url(${JSON.stringify(url)}) format("woff2")`, {
    weight: String(cut.weight),
    style: cut.italic ? 'italic' : 'normal',
    unicodeRange: unicodeRange(slice),
  })
  return face.load()
}
