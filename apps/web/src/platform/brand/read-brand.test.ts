import { languageIds } from '@ramify/locales'
import { expect, test } from 'vitest'
import { readBrand } from './read-brand.ts'

const noApp = { android: null, ios: null, scheme: null, qqGroup: null }
const plain = {
  name: 'Ramify',
  languages: languageIds,
  operator: null,
  hasPlans: false,
  exportFree: 'watermark',
  app: noApp,
  isTracking: false,
  workchat: null,
  messaging: null,
}

test('as the server wrote it', () => {
  const brand = { name: '脑图', languages: ['zh'], operator: 'Harbour Ltd' }
  expect(readBrand(JSON.stringify({ ...brand, membership: 'on', exportFree: 'blocked', tracking: 'on' }))).toEqual({
    ...brand,
    hasPlans: true,
    exportFree: 'blocked',
    app: noApp,
    isTracking: true,
    workchat: null,
    messaging: null,
  })
  expect(readBrand(JSON.stringify({ ...brand, membership: 'off', exportFree: 'watermark' }))).toEqual({
    ...brand,
    hasPlans: false,
    exportFree: 'watermark',
    app: noApp,
    isTracking: false,
    workchat: null,
    messaging: null,
  })
})

test.each([null, undefined, '', '{', '[]', 'null', '{"name":3,"languages":["tlh"]}'])(
  '%s is the product itself',
  (text) => {
    expect(readBrand(text)).toEqual(plain)
  },
)

test('the apps of the server, and nothing that would lead elsewhere', () => {
  const app = { android: 'https://maps.example/a.apk', ios: 'https://a.example', scheme: 'ramify', qqGroup: '123456' }
  expect(readBrand(JSON.stringify({ app })).app).toEqual(app)
  const wrong = { android: 'javascript:alert(1)', ios: 'http://a.example', scheme: 'javascript', qqGroup: '1"' }
  expect(readBrand(JSON.stringify({ app: wrong })).app).toEqual(noApp)
  expect(readBrand('{"app":"x"}').app).toEqual(noApp)
})

test('the workplace chat app, where the server says all of it', () => {
  const told = { name: 'Ramify', workchat: 'dingtalk', workchatCorp: 'ding', workchatScript: 'https://a.example/dd.js' }
  const workchat = { id: 'dingtalk', corpId: 'ding', script: 'https://a.example/dd.js' }
  expect(readBrand(JSON.stringify(told)).workchat).toEqual(workchat)
  expect(readBrand(JSON.stringify({ ...told, workchatScript: 3 })).workchat).toBeNull()
})

test('the messaging app, where the server says all of it', () => {
  const told = { messaging: 'wechat', messagingScript: 'https://a.example/wx.js' }
  expect(readBrand(JSON.stringify(told)).messaging).toEqual({ id: 'wechat', script: 'https://a.example/wx.js' })
  expect(readBrand('{"messaging":"wechat"}').messaging).toBeNull()
  expect(readBrand(JSON.stringify({ ...told, messaging: 'other' })).messaging).toBeNull()
})
