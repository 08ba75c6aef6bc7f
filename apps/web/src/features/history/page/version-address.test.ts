import { expect, test } from 'vitest'
import { versionInAddress, versionSearch } from './version-address.ts'

test('an address names a version, the document as it is now, or nothing', () => {
  for (const version of [0, 12, null]) expect(versionInAddress(versionSearch(version))).toBe(version)
  for (const search of ['', '?version=', '?version=-1', '?version=1e3', '?version=x'])
    expect(versionInAddress(search)).toBeUndefined()
})
