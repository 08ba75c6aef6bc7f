import { PassThrough } from 'node:stream'
import { closeCodes } from '@ramify/contract'
import { describe, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { frames } from '../../../../../../tests/kit/collab/frames.ts'
import { Memory } from './memory.ts'
import { Socket } from './socket.ts'
import { TokenBucket } from './token-bucket.ts'

const fileId = 'a'.repeat(32)
const effort = 20

const megabyte = 1024 * 1024
const shareOf = (sockets: Set<Socket>, effort: TokenBucket, memory = new Memory(40 * megabyte)) => ({
  ...{ sockets, effort, memory },
  presences: new TokenBucket({ most: 200, perSecond: 100, now: () => 0 }),
  mostOpenBytes: 64 * megabyte,
})

describe('what a frame costs its sender', () => {
  function openSocket() {
    const codes: number[] = []
    const ws = { OPEN: 1, CLOSING: 2, readyState: 1, bufferedAmount: 0, close: (code: number) => codes.push(code) }
    const socket = new Socket({ ...ws, terminate: () => undefined } as unknown as WebSocket, 1, new PassThrough())
    // Nothing comes back while the test runs.
    const bucket = new TokenBucket({ most: effort, perSecond: 1, now: () => 0 })
    socket.usage = shareOf(new Set(), bucket)
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
  function openSocket(waiting: number) {
    const [codes, sent]: [number[], number[]] = [[], []]
    const ws = {
      ...{ OPEN: 1, CLOSING: 2, readyState: 1, terminate: () => undefined },
      bufferedAmount: waiting,
      close: (code: number) => codes.push(code),
      send: ({ byteLength }: Uint8Array) => sent.push(byteLength),
    }
    return { codes, sent, socket: new Socket(ws as unknown as WebSocket, 1, new PassThrough()) }
  }
  const share = (all: { socket: Socket }[]) => {
    const bucket = new TokenBucket({ most: effort, perSecond: 1 })
    for (const { socket } of all) socket.usage = shareOf(new Set(all.map((one) => one.socket)), bucket)
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

describe('what a person has the server keep', () => {
  function openSocket(share: ReturnType<typeof shareOf>, bufferedAmount = 0) {
    const codes: number[] = []
    let isRead = true
    const ws = { OPEN: 1, CLOSING: 2, readyState: 1, bufferedAmount, close: (code: number) => codes.push(code) }
    const pause = () => {
      isRead = false
    }
    const socket = new Socket(
      { ...ws, pause, terminate: () => undefined } as unknown as WebSocket,
      1,
      new PassThrough(),
    )
    socket.usage = share
    socket.fileId = fileId
    return { codes, socket, isRead: () => isRead }
  }
  const idle = () => new TokenBucket({ most: 1_000, perSecond: 1_000 })

  it('S7: documents are open in some megabytes, each counted once, and one always', () => {
    const sockets = new Set<Socket>()
    const share = shareOf(sockets, idle())
    const open = (file: string, bytes: number) => {
      const { socket } = openSocket(share)
      socket.fileId = file
      const may = socket.mayOpen(bytes)
      if (may) {
        socket.expect(bytes)
        sockets.add(socket)
      }
      return may
    }
    expect(open('a', 100 * megabyte)).toBe(true)
    expect(open('b', 1)).toBe(false)
    expect(open('a', 100 * megabyte)).toBe(true)
    sockets.clear()
    expect(['a', 'b', 'b', 'c', 'd', 'e', 'f'].map((file) => open(file, 12 * megabyte))).toEqual([
      ...[true, true, true, true, true, true],
      false,
    ])
  })

  it('S7: frames that do not end are no more than some documents, and none of one that has gone', () => {
    const share = shareOf(new Set(), idle())
    const sockets = Array.from({ length: 4 }, () => openSocket(share).socket)
    expect(sockets.map((socket) => socket.arrive(13 * megabyte))).toEqual([true, true, true, false])
    sockets[0]?.forget()
    expect(sockets[3]?.arrive(13 * megabyte)).toBe(true)
    // A whole frame is one that has ended.
    sockets[3]?.receive(frames.stateless(fileId, ''), true, () => undefined)
    expect(sockets[0]?.arrive(13 * megabyte)).toBe(true)
  })

  it('S7: however much others hold, everybody has room for what they type', () => {
    const all = new Memory(10 * megabyte)
    const [greedy, victim] = [new Memory(40 * megabyte, all, megabyte), new Memory(40 * megabyte, all, megabyte)]
    expect(greedy.take(11 * megabyte)).toBe(true)
    expect(greedy.take(1)).toBe(false)
    expect(victim.take(megabyte)).toBe(true)
    expect(victim.take(1)).toBe(false)
    greedy.give(11 * megabyte)
    expect(victim.take(10 * megabyte)).toBe(true)
    victim.give(11 * megabyte)
    expect([all.isFree, victim.isFree, greedy.isFree]).toEqual([true, true, true])
  })

  it('S7: changes that wait for others are no more than that either, until they are handled', () => {
    const { socket, codes } = openSocket(shareOf(new Set(), idle(), new Memory(3_000)))
    const change = frames.update(fileId, new Uint8Array(1_000))
    const handled: number[] = []
    const send = () => socket.receive(change, true, () => handled.push(1))
    for (let nth = 0; nth < 3; nth++) send()
    socket.handled(1_000)
    send()
    expect([handled.length, codes]).toEqual([4, []])
    send()
    expect([handled.length, codes]).toEqual([4, [closeCodes.slower]])
  })

  it('S7: pings are answered, more than any client sends shut out a person with all of their sockets', () => {
    const effort = new TokenBucket({ most: 1_000, perSecond: 1_000, now: () => 0 })
    const share = shareOf(new Set(), effort)
    const [one, other] = [openSocket(share), openSocket(share)]
    let answers = 0
    const ping = ({ socket }: typeof one) => socket.pinged(() => answers++)
    for (let nth = 0; nth < 60; nth++) ping(one)
    expect([answers, one.codes, one.isRead()]).toEqual([60, [], true])
    for (let nth = 0; nth < 500; nth++) ping(one)
    expect([answers, one.codes, one.isRead()]).toEqual([60, [closeCodes.slower], false])
    expect(other.codes).toEqual([])
    ping(other)
    expect([answers, other.codes, other.isRead()]).toEqual([60, [closeCodes.slower], false])
    // Once for all of them: the sockets of one program do the same at the same time.
    expect(effort.charge(-9_000)).toBe(true)
  })

  it('S7: pings are not answered to who does not read', () => {
    const { socket, isRead } = openSocket(shareOf(new Set(), idle()), 65 * 1024)
    let answers = 0
    socket.pinged(() => answers++)
    expect([answers, isRead()]).toEqual([0, true])
  })

  it('S7: what comes in after a socket is closed is read for its farewell, and no further', () => {
    const { socket, isRead } = openSocket(shareOf(new Set(), idle()))
    socket.close()
    expect([socket.arrive(64 * 1024), isRead()]).toEqual([true, true])
    for (let nth = 0; nth < 4; nth++) socket.arrive(64 * 1024)
    expect(isRead()).toBe(false)
  })

  it('T47: where other clients of the protocol say they are is left out, and does not close them', () => {
    const { socket, codes } = openSocket(shareOf(new Set(), idle()))
    const taken: string[] = []
    const presence = Uint8Array.of(1, 7, 1, 2, ...new TextEncoder().encode('{}'))
    socket.receive(frames.awareness(fileId, presence), true, ({ type }) => taken.push(type))
    socket.receive(frames.awareness(fileId, Uint8Array.of(255, 255)), true, ({ type }) => taken.push(type))
    expect([taken, codes]).toEqual([[], []])
  })

  it('T47: one may say so often where one is, and no more', () => {
    const { socket } = openSocket(shareOf(new Set(), idle()))
    const said = Array.from({ length: 60 }, () => socket.maySpeak())
    expect(said.slice(0, 40)).not.toContain(false)
    expect(said.filter(Boolean).length).toBeLessThan(45)
  })
})
