import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { openCards } from '../../../../tests/kit/cards/cards.ts'
import { drawCards } from '../../../../tests/kit/cards/draw-cards.ts'
import { assertWellFormed } from '../mindmap/testing/well-formed.ts'
import { paintSvg } from '../painters/svg.ts'
import { cardSize, paintThumbnail, thumbnailOf } from './thumbnail.ts'

test('a page of any kind is painted, and has a thumbnail', () => {
  const document = openCards(new Y.Doc())
  document.execute({ type: 'add', id: 'tea', x: 0, y: 0, text: 'Tea & milk' })
  document.execute({ type: 'add', id: 'cup', x: 400, y: 100, text: 'Cup' })
  const page = drawCards(document.snapshot)
  const svg = paintSvg(page)
  assertWellFormed(svg)
  expect(svg).toContain('Tea &amp; milk')
  expect(page.hit({ x: 410, y: 110 }, 0)).toEqual({ type: 'card', id: 'cup' })
  const thumbnail = thumbnailOf(page, cardSize)
  expect(thumbnail.scale).toBeCloseTo((240 - 16) / 520)
  expect(thumbnail.words).toEqual([14, 14])
  const small = paintThumbnail([thumbnail], { outline: () => null }) ?? ''
  assertWellFormed(small)
  expect(small).toContain('Cup')
})
