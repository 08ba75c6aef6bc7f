import { expect, test } from 'vitest'
import { contrastProblems } from './contrast-pair.ts'

test('a pair that is far enough apart is no problem, one that is too close is, and so is one without a colour', () => {
  const pair = (front: string | undefined, back: string | undefined) => ({ where: 'here', front, back, atLeast: 4.5 })
  expect(contrastProblems([pair('#767676', '#ffffff')])).toEqual([])
  expect(contrastProblems([pair('#777777', '#ffffff')])).toEqual(['here: #777777 on #ffffff is 4.48, needs 4.5'])
  expect(contrastProblems([pair(undefined, '#ffffff'), pair('#000000', undefined)])).toEqual([
    'here: a colour is missing',
    'here: a colour is missing',
  ])
})
