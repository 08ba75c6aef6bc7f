import fc from 'fast-check'
import { expect, it } from 'vitest'
import { frames, readServerFrame } from '../../../../../../tests/kit/collab/frames.ts'
import { readFrame, writeFrame } from './frame.ts'

const name = 'a'.repeat(32)
const payload = fc.uint8Array({ maxLength: 300 })

it('reads every frame that a client of ours sends', () => {
  fc.assert(
    fc.property(payload, fc.string(), (bytes, word) => {
      expect(readFrame(frames.syncStep1(name, bytes))).toEqual({ type: 'sync', name, step: 0, payload: bytes })
      expect(readFrame(frames.syncStep2(name, bytes))).toEqual({ type: 'sync', name, step: 1, payload: bytes })
      expect(readFrame(frames.update(name, bytes))).toEqual({ type: 'sync', name, step: 2, payload: bytes })
      expect(readFrame(frames.awareness(name, bytes))).toEqual({ type: 'awareness', name, payload: bytes })
      expect(readFrame(frames.stateless(name, word))).toEqual({ type: 'stateless', name, text: word.toWellFormed() })
      expect(readFrame(frames.authentication(name, word))).toMatchObject({ type: 'authentication', name })
    }),
  )
})

it('reads no number that is none', () => {
  const endless = [...Array(146).fill(0x80), 0x7f]
  expect(readFrame(Uint8Array.of(1, 97, ...endless, 0, 0))).toBeUndefined()
  expect(readFrame(Uint8Array.of(1, 97, 5, ...endless))).toBeUndefined()
})

it('reads no frame with something behind its end', () => {
  const behind = new Uint8Array([...frames.update(name, Uint8Array.of(0, 0)), 1, 2, 3])
  expect(readFrame(behind)).toBeUndefined()
})

it('never throws, whatever comes', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => void readFrame(bytes)))
})

it('writes what clients read', () => {
  const read = (frame: Uint8Array) => readServerFrame(new Uint8Array(frame))
  fc.assert(
    fc.property(payload, fc.string(), (bytes, word) => {
      expect(read(writeFrame.stateVector(name, bytes))).toEqual({ type: 'sync', step: 0, payload: bytes })
      expect(read(writeFrame.missing(name, bytes))).toEqual({ type: 'sync', step: 1, payload: bytes })
      expect(read(writeFrame.update(name, bytes))).toEqual({ type: 'sync', step: 2, payload: bytes })
      expect(read(writeFrame.stateless(name, word))).toEqual({ type: 'stateless', payload: word.toWellFormed() })
      expect(read(writeFrame.authenticated(name))).toEqual({ type: 'authentication', accepted: true })
      expect(read(writeFrame.syncStatus(name, true))).toEqual({ type: 'other', number: 8 })
    }),
  )
})
