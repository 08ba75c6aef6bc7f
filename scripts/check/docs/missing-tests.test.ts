import { expect, test } from 'vitest'
import { missingTests } from './missing-tests.ts'

const files: Record<string, string> = { 'tests/sharing.test.ts': "it('is turned on and off', …)" }
const found = (page: string) =>
  missingTests(page, (path) => files[path]).map(({ line, problem }) => `${line}: ${problem}`)

const heading = '## Sharing\n\n'
const held = '- A link is turned off.\n  - `tests/sharing.test.ts`: is turned on\n'

test('a sentence with a test that is there', () => {
  expect(found(heading + held)).toEqual([])
})

test('a test that is gone, or called otherwise by now', () => {
  expect(found(`${heading}- It ends.\n  - \`tests/gone.test.ts\`: ends`)).toEqual([
    '4: tests/gone.test.ts does not exist',
  ])
  expect(found(`${heading}- It ends.\n  - \`tests/sharing.test.ts\`: ends`)).toEqual([
    '4: tests/sharing.test.ts has no test "ends"',
  ])
})

test('a sentence that no test holds, wherever it stands', () => {
  const bare = '- It has a password.\n'
  expect(found(heading + bare + held)).toEqual(['3: no test holds this'])
  expect(found(heading + held + bare)).toEqual(['5: no test holds this'])
  expect(found(`${heading}${bare}\n## Teams\n\n${held}`)).toEqual(['3: no test holds this'])
})
