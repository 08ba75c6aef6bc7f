import { expect, test } from 'vitest'
import { parseJobs } from './parse-jobs.ts'

const map = (pictures: number) => {
  const image = (nth: number) => `data:image/gif;base64,${Buffer.from(`GIF89a${nth}`).toString('base64')}`
  const children = Array.from({ length: pictures }, (_, nth) => ({
    data: { text: 'a', image: image(nth) },
    children: [],
  }))
  return new TextEncoder().encode(
    JSON.stringify({ root: { data: { text: 'r' }, children }, template: 'right', version: '1.4.43' }),
  )
}

test('what is shown of a file can also be opened; a file of more pictures than ours may have is refused', () => {
  const few = parseJobs.parse({ name: 'x.km', bytes: map(3) })
  expect(few.ok && parseJobs.open({ project: few.project, index: 0 })?.resources).toHaveLength(3)
  expect(parseJobs.parse({ name: 'x.km', bytes: map(4_001) })).toMatchObject({ ok: false, code: 'too-large' })
})
