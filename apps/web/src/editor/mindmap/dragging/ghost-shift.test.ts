import { expect, test } from 'vitest'
import { surroundings } from '../../core/surroundings.ts'
import type { DragPreview } from '../gestures/preview.ts'
import { ghostShift } from './ghost-shift.ts'

const drag = {
  lift: { held: { x: 100, y: 50, width: 80, height: 30 } },
  by: { x: 7, y: 9 },
  pointer: { x: 300, y: 200 },
} as DragPreview

test('the ghost is 12 px right of the pointer and below it, at every zoom', () => {
  const nowhere = { ...drag, target: { kind: 'nowhere' } } as const
  expect(ghostShift(nowhere, 1)).toEqual({ x: 212, y: 162 })
  expect(ghostShift(nowhere, 2)).toEqual({ x: 206, y: 156 })
})

test('it is where it would stand once it stands freely', () => {
  for (const kind of ['floating', 'free'] as const)
    expect(ghostShift({ ...drag, target: { kind } }, 2)).toEqual(drag.by)
})

test('in a hand it is above the finger, which would hide it', () => {
  surroundings.set('hand')
  const { x, y } = ghostShift({ ...drag, target: { kind: 'nowhere' } }, 2)
  surroundings.set(null)
  const { held } = drag.lift as { held: { x: number; y: number; width: number; height: number } }
  expect({ middle: held.x + x + held.width / 2, foot: held.y + y + held.height }).toEqual({ middle: 300, foot: 180 })
})
