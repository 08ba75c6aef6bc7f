import { expect, test } from 'vitest'
import { appWays } from './app-ways.ts'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15'
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36'
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36'

const all = { android: 'https://maps.example/a.apk', ios: 'https://apps.example/1', scheme: 'ramify', qqGroup: null }
const none = { android: null, ios: null, scheme: null, qqGroup: null }

test('each device has the way to its own app', () => {
  expect(appWays(all, iphone, '/view/abc')).toEqual({ open: 'ramify://open/view/abc', download: all.ios })
  expect(appWays(all, android, '/doc/1')).toEqual({ open: 'ramify://open/doc/1', download: all.android })
  expect(appWays({ ...all, scheme: null, ios: null }, android, '/')).toEqual({ open: null, download: all.android })
  expect(appWays({ ...none, scheme: 'ramify' }, iphone, '/')).toEqual({ open: 'ramify://open/', download: null })
})

test('there is none where the server names no app of the device, and on desks', () => {
  expect(appWays(none, android, '/')).toBeNull()
  expect(appWays({ ...none, android: all.android }, iphone, '/')).toBeNull()
  expect(appWays(all, desktop, '/')).toBeNull()
})
