import { expect, test } from 'vitest'
import { pictureShelf } from './picture-shelf.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a picture is sent for once, and told of when it has come', async () => {
  const asked: string[] = []
  const shelf = pictureShelf(async (resource) => {
    asked.push(resource)
    return `picture of ${resource}`
  })
  expect([shelf.of('a'), shelf.of('a'), shelf.of('b')]).toEqual([null, null, null])
  await settled()
  expect([shelf.of('a'), shelf.of('b'), shelf.come.get()]).toEqual(['picture of a', 'picture of b', 2])
  expect(asked).toEqual(['a', 'b'])
})

test('one that fails stays empty and holds up no other', async () => {
  const shelf = pictureShelf<string>((resource) =>
    resource.startsWith('bad') ? Promise.reject(new Error('gone')) : Promise.resolve(resource),
  )
  const names = [...Array.from({ length: 6 }, (_, nth) => `bad${nth}`), 'good']
  for (const name of names) shelf.of(name)
  await settled()
  expect(names.map(shelf.of)).toEqual([...Array(6).fill(null), 'good'])
})

test('never many at once, and never all of thousands', async () => {
  let [now, highest, all] = [0, 0, 0]
  const shelf = pictureShelf(async () => {
    all++
    highest = Math.max(highest, ++now)
    await Promise.resolve()
    now--
    return 'picture'
  })
  for (let nth = 0; nth < 1000; nth++) shelf.of(`p${nth}`)
  while (shelf.come.get() < 400) await settled()
  expect([highest, all]).toEqual([4, 400])
})
