import { afterEach, expect, test, vi } from 'vitest'
import { speakKeys } from '../../../../../tests/kit/editor/speaking.ts'
import { features } from '../../platform/features.ts'

speakKeys()
vi.mock('../../platform/theme/theme.ts', () => ({ currentTheme: () => ({ shown: 'light' }) }))
vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('location', { pathname: '/home/my' })

afterEach(() => vi.resetModules())

test('offers no place of a feature that is off, by navigation or by its address', async () => {
  const { placeAt, places } = await import('./places/places.ts')
  const on = Object.entries(features).filter(([, isOn]) => isOn)
  expect(on.map(([name]) => name)).toEqual([
    'flowcharts',
    'collaboration',
    'comments',
    'sharing',
    'history',
    'teams',
    'export',
  ])
  const ids = ['recent', 'maps', 'flowcharts', 'together', 'shared-with-me', 'shares', 'trash']
  expect(places.map(({ id }) => id)).toEqual(ids)
  for (const path of ['/clue', '/template', '/home/collection']) {
    expect(placeAt(path), path).toBeNull()
  }
})

test('shows a place once its feature is on', async () => {
  vi.doMock('../../platform/features.ts', () => ({ isOffered: () => true }))
  const { placeAt, places } = await import('./places/places.ts')
  expect(places).toHaveLength(10)
  expect(placeAt('/template')?.id).toBe('templates')
})

test('offers nothing to start with that is off for good', async () => {
  vi.doUnmock('../../platform/features.ts')
  const { createActionIds, fileActions } = await import('./file-actions.ts')
  expect(createActionIds).toEqual([
    'files.new-map',
    'files.new-flowchart',
    'files.new-folder',
    'files.sample',
    'files.sample-flowchart',
  ])
  expect(fileActions.filter(({ id }) => id.startsWith('go.')).map(({ id }) => id)).toEqual([
    'go.recent',
    'go.maps',
    'go.flowcharts',
    'go.together',
    'go.shared-with-me',
    'go.shares',
    'go.trash',
  ])
})
