import { newMap, openMap } from '@ramify/document'
import { composeScene } from '@ramify/scene'
import { themes } from '@ramify/themes'
import { expect, test } from 'vitest'
import { seenLook } from './seen-look.ts'

const measurer = { width: (text: string) => text.length * 8, lineMetrics: () => ({ ascent: 10, descent: 3 }) }

test.each(Object.values(themes))('a topic dressed in the look of a main one looks like it: $id', (theme) => {
  const map = openMap(newMap({ text: 'Root', root: 'root' }))
  const forest = [{ id: 'a', text: 'Main', children: [{ id: 'b', text: 'Deeper' }] }]
  map.execute({ type: 'addTree', forest, to: { parent: 'root' } })
  const faceOf = (id: string) => {
    const face = composeScene({ snapshot: map.snapshot, theme, measurer }).placeOf(id)?.face
    if (!face) throw new Error('It was just made.')
    return face
  }
  const seen = ({ body, style }: ReturnType<typeof faceOf>) => ({
    shape: body.shape,
    size: body.font.size,
    family: body.font.families[0],
    fill: style.fill,
    border: style.border,
    color: style.color,
  })
  const look = seenLook(faceOf('a'))
  expect(seen(faceOf('b'))).not.toEqual(seen(faceOf('a')))
  map.execute({ type: 'setLook', ids: ['b'], look })
  expect(seen(faceOf('b'))).toEqual(seen(faceOf('a')))
})
