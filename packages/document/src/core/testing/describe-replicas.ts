import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type * as Y from 'yjs'
import type { OpenDocument } from '../open-document.ts'
import { cases } from './cases.ts'
import { expectSame } from './expect-same.ts'
import { Network } from './network.ts'

interface ReplicasOptions<Snapshot, Command, Seed, Attack> {
  /** A document with something in it. */
  sample: () => Y.Doc
  open: (doc: Y.Doc) => OpenDocument<Snapshot, unknown, Command>
  seeds: () => fc.Arbitrary<Seed>
  /** A command that may be possible in this state. */
  commandOf: (seed: Seed, snapshot: Snapshot) => Command
  attacks: fc.Arbitrary<Attack>
  attack: (doc: Y.Doc, attack: Attack) => void
  /** As plain data that can be compared. */
  plain: (snapshot: Snapshot) => unknown
  /** What a document says that is read by itself, without what was read before. */
  readAnew: (doc: Y.Doc) => unknown
  /** What no snapshot may have. */
  problemsOf: (snapshot: Snapshot) => unknown[]
}

type Step<Seed, Attack> =
  | { readonly at: number; readonly do: Seed | 'undo' | 'redo' | 'mark' }
  | { readonly at: number; readonly bring: number; readonly again: boolean }
  | { readonly attack: Attack }

/** Three people, and somebody who writes whatever they like, on a network that loses, repeats and mixes up. */
export function describeReplicas<Snapshot, Command, Seed extends object, Attack>(
  options: ReplicasOptions<Snapshot, Command, Seed, Attack>,
): void {
  const { sample, open, commandOf, attack, plain, readAnew, problemsOf } = options
  describe.each([
    ['people', false],
    ['people and an attacker', true],
  ])('replicas of %s', (_name, attacked) => {
    test('come to the same document, whatever arrives when, and read as one that is opened anew', () => {
      fc.assert(
        fc.property(steps(options, attacked), fc.array(fc.nat(100), { minLength: 1 }), (all, numbers) => {
          const network = new Network(sample(), 4)
          const people = network.docs.slice(0, 3)
          const documents = people.map(open)
          for (const step of all) {
            if ('attack' in step) attack(network.docs[3] as Y.Doc, step.attack)
            else if ('bring' in step) network.deliver(step.at, step.bring, step.again)
            else {
              const document = documents[step.at] as OpenDocument<Snapshot, unknown, Command>
              if (typeof step.do === 'string') document[step.do]()
              else document.execute(commandOf(step.do, document.snapshot))
            }
            for (const { snapshot } of documents) expect(problemsOf(snapshot)).toEqual([])
          }
          network.deliverAll(numbers)
          const [first, ...others] = documents.map(({ snapshot }) => plain(snapshot))
          for (const other of others) expectSame(other, first)
          expectSame(first, readAnew(people[0] as Y.Doc))
        }),
        { numRuns: cases(attacked ? 20 : 30) },
      )
    })
  })
}

function steps<Snapshot, Command, Seed, Attack>(
  { seeds, attacks }: ReplicasOptions<Snapshot, Command, Seed, Attack>,
  attacked: boolean,
): fc.Arbitrary<Step<Seed, Attack>[]> {
  const at = fc.nat(2)
  return fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.record({ at, do: seeds() }) },
      { weight: 2, arbitrary: fc.record({ at, do: fc.constantFrom('undo', 'redo', 'mark') }) },
      { weight: 5, arbitrary: fc.record({ at, bring: fc.nat(100), again: fc.boolean() }) },
      ...(attacked ? [{ weight: 4, arbitrary: fc.record({ attack: attacks }) }] : []),
    ) as fc.Arbitrary<Step<Seed, Attack>>,
    { minLength: 20, maxLength: 60, size: 'max' },
  )
}
