import { closeCodes } from '@ramify/contract'
import { describe, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { frames } from '../../../../../tests/kit/frames.ts'
import { Allowance } from './allowance.ts'
import { Socket } from './socket.ts'

const fileId = 'a'.repeat(32)
const effort = 20

describe('what a frame costs its sender', () => {
  function openSocket() {
    const codes: number[] = []
    const ws = { OPEN: 1, CLOSING: 2, readyState: 1, bufferedAmount: 0, close: (code: number) => codes.push(code) }
    const socket = new Socket({ ...ws, terminate: () => undefined } as unknown as WebSocket, 1)
    // Nothing comes back while the test runs.
    const allowance = new Allowance({ most: effort, perSecond: 1, now: () => 0 })
    socket.share = { sockets: new Set(), effort: allowance }
    socket.fileId = fileId
    return { codes, socket }
  }
  const frame = frames.syncStep1(fileId, Uint8Array.of(0))

  it('is nothing while other programs have the processor', () => {
    const { codes, socket } = openSocket()
    const asleep = new Int32Array(new SharedArrayBuffer(4))
    socket.receive(frame, true, () => Atomics.wait(asleep, 0, 0, effort * 10))
    expect(codes).toEqual([])
  })

  it('is what our thread takes for it', () => {
    const { codes, socket } = openSocket()
    socket.receive(frame, true, () => {
      const start = process.threadCpuUsage().user
      while (process.threadCpuUsage().user - start < effort * 2_000);
    })
    expect(codes).toEqual([closeCodes.slower])
  })
})
