import { expect, test } from 'vitest'
import { returnPath, signInPath } from './return-path.ts'

const to = (wanted: string) => returnPath(`?to=${encodeURIComponent(wanted)}`)

test('path and query come back', () => {
  expect(returnPath(signInPath('/home/trash', 'sort=name&x=1').replace('/login', ''))).toBe('/home/trash?sort=name&x=1')
  const topic = signInPath('/view/aB1', '', '#topic=n%201')
  expect(returnPath(topic.replace('/login', ''))).toBe('/view/aB1#topic=n%201')
  expect(signInPath('/home/my', '')).toBe('/login')
  expect(signInPath('/home/my', 'lang=zh')).toBe('/login?lang=zh')
  expect(returnPath('')).toBe('/home/my')
})

test('T42: other sites are never a place to return to', () => {
  for (const wanted of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    ' /home',
    'home',
  ]) {
    expect(to(wanted), JSON.stringify(wanted)).toBe('/home/my')
  }
})

test('the sign-in page is no place to return to', () => {
  expect(to('/login')).toBe('/home/my')
  expect(to('/login/register?to=/x')).toBe('/home/my')
  expect(to('/home/../login')).toBe('/home/my')
  expect(to('/login/confirm/x')).toBe('/home/my')
  // Somebody who must sign in first to let another device in goes on there.
  expect(to('/login/confirm?code=1')).toBe('/login/confirm?code=1')
  expect(to('/loginary')).toBe('/loginary')
})
