import { expect, test } from 'vitest'
import { documentNames } from './document-names.ts'

test('one document is called as its file', () => {
  expect(documentNames('urban-heat.xmind', ['Sheet 1'])).toEqual(['urban-heat'])
  expect(documentNames('.mm', ['x'])).toEqual(['.mm'])
})

test('several are called as the file and their own titles, within the room that names have', () => {
  expect(documentNames('Thesis.xmind', ['Plan', 'Reading list'])).toEqual(['Thesis – Plan', 'Thesis – Reading list'])
  for (const name of documentNames(`${'a'.repeat(80)}.xmind`, ['Plan', 'b'.repeat(80)])) {
    expect([...name].length).toBeLessThanOrEqual(50)
  }
  expect(documentNames(`${'a'.repeat(80)}.xmind`, ['Plan', 'Two'])[0]?.endsWith('– Plan')).toBe(true)
})
