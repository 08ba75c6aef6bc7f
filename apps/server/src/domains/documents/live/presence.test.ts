import { expect, it } from 'vitest'
import { type ClientPresence, readFrame, readPresences, writeFrame } from './frame.ts'
import { Presence } from './presence.ts'
import type { Socket } from './socket.ts'

const fileId = 'a'.repeat(32)
const socketOf = (holderId: string) => ({ holderId }) as Socket
const bytesOf = (presences: ClientPresence[]) => {
  const frame = readFrame(writeFrame.presences('a', presences))
  return frame?.type === 'awareness' ? frame.payload : new Uint8Array()
}
const allIn = ({ frame }: Presence) => {
  const read = frame && readFrame(frame)
  return read?.type === 'awareness' ? readPresences(read.payload) : undefined
}
const says = (client: number, clock: number, word: string | null = 'here') => ({
  client,
  clock,
  state: JSON.stringify(word),
})

it('tells of what is new, and of nothing that is older than what is known', () => {
  const [presence, ann] = [new Presence(fileId), socketOf('ann')]
  expect(presence.update(ann, bytesOf([says(1, 1)]))).toEqual([says(1, 1)])
  expect(presence.update(ann, bytesOf([says(1, 1, 'again')]))).toEqual([])
  expect(presence.update(ann, bytesOf([says(1, 0, 'late'), says(1, 2, 'there')]))).toEqual([says(1, 2, 'there')])
  expect(allIn(presence)).toEqual([says(1, 2, 'there')])
  expect(presence.update(ann, bytesOf([says(1, 2, null)]))).toEqual([says(1, 2, null)])
  expect(presence.update(ann, bytesOf([says(1, 3, null)]))).toEqual([])
  expect(presence.frame).toBeUndefined()
})

it('lets nobody speak for somebody else, and a person come back on another socket', () => {
  const [presence, ann, ben, again] = [new Presence(fileId), socketOf('ann'), socketOf('ben'), socketOf('ann')]
  presence.update(ann, bytesOf([says(1, 1)]))
  expect(presence.update(ben, bytesOf([says(1, 9, 'not ann')]))).toEqual([])
  expect(presence.update(again, bytesOf([says(1, 2)]))).toEqual([says(1, 2)])
  expect(presence.leave(ann)).toEqual([])
  expect(presence.leave(again)).toEqual([says(1, 3, null)])
  expect(presence.frame).toBeUndefined()
})
