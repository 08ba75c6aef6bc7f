import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cases } from '../core/testing/cases.ts'
import { expectSame } from '../core/testing/expect-same.ts'
import { repeatable } from '../core/testing/repeatable.ts'
import type { Command } from './commands/commands.ts'
import { openMap } from './mindmap.ts'
import type { SnapshotChange } from './snapshot/snapshot.ts'
import { plainSnapshot } from './testing/plain-snapshot.ts'
import { sampleMap } from './testing/sample-map.ts'
import { seededCommand, seeds } from './testing/seeded-command.ts'

test('a batch does what its commands do one by one, and tells of it once; undo takes all of it back', () => {
  fc.assert(
    fc.property(fc.array(seeds(), { maxLength: 12 }), (all) => {
      const ports = () => ({ random: repeatable(3), now: () => 5 })
      const [alone, together] = [openMap(sampleMap(), ports()), openMap(sampleMap(), ports())]
      const changes: SnapshotChange[] = []
      together.subscribe((change) => changes.push(change))
      for (const seed of all) if (!alone.execute(seededCommand(seed, alone.snapshot)).ok) break
      const before = plainSnapshot(together.snapshot)
      together.mark()
      together.batch(commandsOf(all))
      function* commandsOf(given: typeof all): Generator<Command> {
        for (const seed of given) yield seededCommand(seed, together.snapshot)
      }
      expectSame(plainSnapshot(together.snapshot), plainSnapshot(alone.snapshot))
      expect(changes.length).toBeLessThanOrEqual(1)
      for (const { before: old, after, nodes } of changes) {
        const ids = new Set([...old.nodes.values(), ...after.nodes.values()].map(({ id }) => id))
        const different = [...ids].filter((id) => old.nodes.get(id) !== after.nodes.get(id))
        expect(different.filter((id) => !nodes.has(id))).toEqual([])
      }
      together.undo()
      expectSame(plainSnapshot(together.snapshot), before)
    }),
    { numRuns: cases(60) },
  )
})
