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

describe('what is sent to somebody who does not read it', () => {
  const megabyte = 1024 * 1024
  function openSocket(waiting: number) {
    const [codes, sent]: [number[], number[]] = [[], []]
    const ws = {
      ...{ OPEN: 1, CLOSING: 2, readyState: 1, terminate: () => undefined },
      bufferedAmount: waiting,
      close: (code: number) => codes.push(code),
      send: ({ byteLength }: Uint8Array) => sent.push(byteLength),
    }
    return { codes, sent, socket: new Socket(ws as unknown as WebSocket, 1) }
  }
  const share = (all: { socket: Socket }[]) => {
    const allowance = new Allowance({ most: effort, perSecond: 1 })
    for (const { socket } of all) socket.share = { sockets: new Set(all.map((one) => one.socket)), effort: allowance }
  }

  it('S7: is a document and a little, then the socket is closed', () => {
    const [slow, deaf] = [openSocket(15 * megabyte), openSocket(17 * megabyte)]
    for (const { socket } of [slow, deaf]) socket.send(new Uint8Array(9))
    expect([slow.sent, slow.codes]).toEqual([[9], []])
    expect([deaf.sent, deaf.codes]).toEqual([[], [closeCodes.slower]])
    deaf.socket.send(new Uint8Array(9))
    expect(deaf.sent).toEqual([])
  })

  it('S7: is three times that for all sockets of a person, and nothing for those that read', () => {
    const few = Array.from({ length: 3 }, () => openSocket(15 * megabyte))
    share(few)
    for (const { socket } of few) socket.send(new Uint8Array(9))
    expect(few.map(({ codes }) => codes)).toEqual([[], [], []])
    const many = [openSocket(0), ...Array.from({ length: 4 }, () => openSocket(15 * megabyte))]
    share(many)
    for (const { socket } of many) socket.send(new Uint8Array(9))
    expect(many[0]?.codes).toEqual([])
    expect(many[1]?.codes).toEqual([closeCodes.slower])
  })
})
