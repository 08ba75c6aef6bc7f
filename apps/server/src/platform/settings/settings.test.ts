import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { busSettings } from '../bus/settings.ts'
import { platformSettings } from './platform-settings.ts'
import { readSettings } from './read-settings.ts'

const read = (environment: Record<string, string>) =>
  readSettings({ ...platformSettings, ...busSettings }, { SETTINGS_FILE: emptyFile, ...environment })

const folder = mkdtempSync(join(tmpdir(), 'ramify-settings-'))
const emptyFile = settingsFile('empty', '')

function settingsFile(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

describe('settings', () => {
  it('have defaults that need nothing', () => {
    expect(read({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DATA_DIR: resolve('data'), TRUSTED_PROXIES: [] })
    expect(read({}).DATABASE_URL).toBeUndefined()
  })

  it('come from the environment first, then from the file', () => {
    const file = settingsFile('both', 'PORT=4000\nHOST=0.0.0.0\n')
    expect(read({ SETTINGS_FILE: file, PORT: '5000' })).toMatchObject({ PORT: 5000, HOST: '0.0.0.0' })
  })

  it('treat an empty value as not given', () => {
    expect(read({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 })
  })

  it.each([
    ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, not "abc".'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536".'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be debug, info, warn, error or silent, not "loud".'],
    ['DATABASE_URL', 'nonsense', 'DATABASE_URL must be a postgres://… address, not "nonsense".'],
    ['REDIS_URL', 'http://redis', 'REDIS_URL must be a redis://… or rediss://… address, not "http://…".'],
    ['WEB_DIR', '/nonexistent', 'WEB_DIR must be a folder with a built web app, not "/nonexistent".'],
    ['TRUSTED_PROXIES', '10.0.0.0/8, me', 'TRUSTED_PROXIES must be IP addresses or networks, separated by commas'],
  ])('say in one line what is wrong with %s=%s', (name, value, line) => {
    expect(() => read({ [name]: value })).toThrow(line)
  })

  it.each(['mysql://me:hunter2@host/db', 'mysql://me:hun:ter2/x@host/db', 'mysql://me:hunter2/db'])(
    'never repeat a password: %s',
    (url) => {
      const told = () => read({ DATABASE_URL: url })
      expect(told).toThrow('DATABASE_URL must be')
      expect(told).not.toThrow(/hun|ter2/)
    },
  )

  it('never repeat a token', () => {
    expect(() => read({ METRICS_TOKEN: 'hunter2' })).toThrow(/^METRICS_TOKEN must be at least 16 characters[^,]*\.$/)
  })

  it('name every problem at once', () => {
    expect(() => read({ PORT: 'x', SESSION_DAYS: 'y' })).toThrow(/PORT.*\n.*SESSION_DAYS/s)
  })

  it('refuse a file that is missing or holds what is no setting', () => {
    expect(() => read({ SETTINGS_FILE: join(folder, 'missing') })).toThrow('cannot be read')
    expect(() => read({ SETTINGS_FILE: folder })).toThrow('cannot be read')
    expect(() => read({ SETTINGS_FILE: settingsFile('typo', 'PROT=1\n') })).toThrow('PROT in')
  })
})
