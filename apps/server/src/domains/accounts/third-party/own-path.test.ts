import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test('paths of ours are paths of ours', () => {
  for (const path of ['/', '/home/trash?sort=name', '/user/info#bound']) expect(ownPath(path)).toBe(path)
  expect(ownPath('/home/../user')).toBe('/user')
})

test('T42: whatever leads elsewhere is none', () => {
  for (const wanted of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    '',
    'home',
  ]) {
    expect(ownPath(wanted), wanted).toBeNull()
  }
})
