import { expect, test } from 'vitest'
import { readMoving, readOperation } from './readings.ts'
import type { TraceEvent } from './trace.ts'

const main = { pid: 7, tid: 7 }
const mark = (name: string, ts: number, tts: number): TraceEvent => ({
  ...main,
  name,
  cat: 'blink.user_timing',
  ts,
  tts,
})
const frame = (ts: number, tts: number, of = main): TraceEvent => ({
  ...of,
  name: 'BeginMainThreadFrame',
  cat: 'x',
  ts,
  tts,
})
const drawn = (ts: number): TraceEvent => ({ pid: 7, tid: 8, name: 'DrawFrame', cat: 'x', ts, tts: 0 })

test('an operation costs what its thread worked until quiet, and lasts until it is shown', () => {
  const events = [mark('a end', 900_000, 35_000), mark('a start', 100_000, 10_000), mark('a shown', 140_000, 30_000)]
  expect(readOperation(events, 'a')).toEqual({ cpu: 25, wall: 40 })
})

test('a frame costs what its thread worked until the next one; other processes and later frames do not count', () => {
  const events = [
    mark('m start', 0, 0),
    frame(10_000, 1_000),
    frame(15_000, 77_000, { pid: 9, tid: 9 }),
    frame(26_000, 4_000),
    drawn(30_000),
    drawn(40_000),
    mark('m moved', 50_000, 9_000),
    frame(60_000, 9_500),
    mark('m end', 300_000, 21_000),
  ]
  expect(readMoving(events, 'm')).toEqual({
    frames: [
      { cpu: 3, wall: 16 },
      { cpu: 5, wall: 24 },
    ],
    drawnPerSecond: 40,
    after: 12,
  })
})

test('a browser that traces no processor time is an error, not a record', () => {
  const { tts: _, ...silent } = mark('a start', 0, 0)
  const events = [silent, mark('a shown', 1, 1), mark('a end', 2, 2)]
  expect(() => readOperation(events, 'a')).toThrow('processor time')
})
