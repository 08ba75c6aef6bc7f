import { mapDifference, openMap } from '@ramify/document'
import { layouts } from '@ramify/layouts'
import { themes } from '@ramify/themes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleMap } from '../../../../document/src/mindmap/testing/sample-map.ts'
import { seededCommand, seeds } from '../../../../document/src/mindmap/testing/seeded-command.ts'
import { plainMeasurer as measurer } from '../testing/map-of.ts'
import { composeScene } from './compose-scene.ts'

test('one scene shows every topic that two versions differ in, in every layout', () => {
  const some = fc.array(seeds(), { minLength: 5, maxLength: 20, size: 'max' })
  fc.assert(
    fc.property(some, fc.constantFrom(...Object.keys(layouts)), (acts, layout) => {
      const map = openMap(sampleMap())
      const before = map.snapshot
      for (const act of acts) map.execute(seededCommand(act, map.snapshot))
      const { merged, nodes } = mapDifference(before, map.snapshot)
      const scene = composeScene({ snapshot: { ...merged, layout }, theme: themes['sky-19'], measurer })
      for (const id of nodes.keys()) expect(scene.placeOf(id)?.id).toBe(id)
      expect(scene.layers().length).toBeGreaterThan(0)
    }),
    { numRuns: 20 },
  )
})
