import { bundledFonts, fontCut } from '@ramify/text'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFontLoader } from './font-loader.ts'

/** A face that comes, or fails, when the test says so. */
class Face {
  readonly #loading = Promise.withResolvers<this>()
  constructor() {
    faces.push(this)
  }
  load = () => this.#loading.promise
  come = () => this.#loading.resolve(this)
  fail = () => this.#loading.reject(new Error('no network'))
}

let faces: Face[] = []
/** How many faces each step put into the page. */
let steps: number[] = []
const inter = fontCut(bundledFonts[0] as (typeof bundledFonts)[0], 400, false)

beforeEach(() => {
  vi.useFakeTimers()
  faces = []
  steps = []
  let isSameStep = false
  vi.stubGlobal('FontFace', Face)
  vi.stubGlobal('document', {
    fonts: {
      add() {
        if (isSameStep) steps.push((steps.pop() ?? 0) + 1)
        else steps.push(1)
        isSameStep = true
        queueMicrotask(() => {
          isSameStep = false
        })
      },
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function askForThree() {
  const loader = createFontLoader()
  loader.request(['a', 'ж', 'λ'], inter)
  await vi.waitFor(() => expect(faces).toHaveLength(3))
  return loader
}

test('fonts that come after one another are put into the page together', async () => {
  const loader = await askForThree()
  const settled = loader.settled()
  for (const face of faces) {
    expect(steps).toEqual([])
    face.come()
    await vi.advanceTimersByTimeAsync(10)
  }
  await settled
  expect(steps).toEqual([3])
  expect(loader.has('aжλ', inter)).toBe(true)
})

test('those that have come do not wait for one that does not come', async () => {
  const loader = await askForThree()
  faces[0]?.come()
  faces[1]?.come()
  await vi.advanceTimersByTimeAsync(99)
  expect(steps).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(steps).toEqual([2])
  expect(loader.has('aж', inter)).toBe(true)
  faces[2]?.come()
  await loader.settled()
  expect(steps).toEqual([2, 1])
})

test('nor for one that failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const loader = await askForThree()
  faces[0]?.come()
  faces[1]?.come()
  faces[2]?.fail()
  await loader.settled()
  expect(steps).toEqual([2])
  expect(loader.has('λ', inter)).toBe(false)
})
