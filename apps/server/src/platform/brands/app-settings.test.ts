import { expect, it } from 'vitest'
import { readSettings } from '../settings/read-settings.ts'
import { appSettings, toldApps } from './app-settings.ts'
import { brandSettings } from './brands.ts'
import { toldBrands } from './told-brands.ts'

const read = (given: Record<string, string>) =>
  readSettings({ ...brandSettings, ...appSettings }, given, { some: true })

function told(given: Record<string, string>) {
  const settings = read(given)
  return toldBrands(settings.BRANDS, toldApps(settings))
}

it('tells the page of the apps that are set, and of none where none is', () => {
  expect(told({})('maps.example')).not.toHaveProperty('app')
  const brandOf = told({
    APP_ANDROID: 'https://maps.example/app.apk',
    APP_IOS: 'https://apps.example/id1?mt=8',
    APP_SCHEME: 'ramify',
    APP_QQ_GROUP: '123456789',
  })
  expect(brandOf('maps.example')).toMatchObject({
    name: 'Ramify',
    app: {
      android: 'https://maps.example/app.apk',
      ios: 'https://apps.example/id1?mt=8',
      scheme: 'ramify',
      qqGroup: '123456789',
    },
  })
  expect(brandOf('maps.example')).toBe(brandOf('other.example'))
})

it.each([
  ['APP_ANDROID', 'http://maps.example/app.apk'],
  ['APP_ANDROID', 'javascript:alert(1)'],
  ['APP_ANDROID', 'market://details?id=x'],
  ['APP_IOS', 'https://ann:secret@apps.example/'],
  ['APP_IOS', '/app'],
  ['APP_SCHEME', 'javascript'],
  ['APP_SCHEME', 'https'],
  ['APP_SCHEME', 'intent'],
  ['APP_SCHEME', 'ramify://'],
  ['APP_SCHEME', 'Ramify'],
  ['APP_SCHEME', 'a b'],
  ['APP_QQ_GROUP', '12ab'],
  ['APP_QQ_GROUP', '1234'],
])('%s cannot be %s', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} must be`))
})
