import { parseArgs } from 'node:util'
import { type SubjectName, subjectNames } from './subjects.ts'

export interface Options {
  readonly subjects: readonly SubjectName[]
  readonly sizes: readonly number[]
  /** Repetitions of an operation. */
  readonly repeat: number
  /** How often a map is opened, each time in a fresh page. */
  readonly opens: number
  /** A stage stops repeating after this many milliseconds. */
  readonly budget: number
  /** A single step that takes longer is given up, and the subject's further stages at that size with it. */
  readonly cap: number
  /** Whose pictures are looked at while moving. */
  readonly probes: readonly SubjectName[]
  /** Size of the map that only the project's own editor has to open; 0 leaves it out. */
  readonly huge: number
  /** Every subject with every size, as often as it should be. */
  readonly whole: boolean
}

/** In milliseconds: what one takes of a subject that waits for nothing but its frames, and a little more. */
const perRepetition = 600

export const usage = `npm run bench -- [options]

  --subject <name>   only this one; repeatable: ${subjectNames.join(', ')}
  --size <nodes>     only this size; repeatable (100, 1000, 10000)
  --repeat <times>   repetitions of every operation (24)
  --quick            small sizes, few repetitions: does everything work?
  --probe <name>     look at the pictures of this subject while it moves; repeatable (ramify, floor)
  --no-probe         look at nobody's
  --cap <seconds>    give a step up after this time (60)

A whole run writes results/latest.*; one with --subject, --size or --quick writes results/partial.*, which git ignores.
`

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      subject: { type: 'string', multiple: true },
      size: { type: 'string', multiple: true },
      repeat: { type: 'string' },
      quick: { type: 'boolean', default: false },
      probe: { type: 'string', multiple: true },
      'no-probe': { type: 'boolean', default: false },
      cap: { type: 'string' },
    },
  })
  const quick = values.quick
  // So many that one collection of garbage among them is not taken for the rule.
  const repeat = values.repeat ? toNumber(values.repeat) : quick ? 4 : 24
  const subjects = values.subject?.map(toSubject) ?? subjectNames
  const probed = values['no-probe'] ? [] : (values.probe?.map(toSubject) ?? ['ramify', 'floor'])
  return {
    subjects,
    sizes: values.size?.map(toNumber) ?? (quick ? [100, 1_000] : [100, 1_000, 10_000]),
    repeat,
    opens: quick ? 2 : 4,
    budget: repeat * perRepetition,
    cap: 1_000 * (values.cap ? toNumber(values.cap) : 60),
    probes: subjects.filter((name) => probed.includes(name)),
    huge: quick || values.size ? 0 : 100_000,
    whole: !quick && !values.size && !values.subject,
  }
}

function toSubject(name: string): SubjectName {
  const found = subjectNames.find((known) => known === name)
  if (!found) throw new Error(`There is no subject ${name}; there are ${subjectNames.join(', ')}.`)
  return found
}

function toNumber(text: string): number {
  const number = Number(text)
  if (!(number > 0)) throw new Error(`${text} is not a positive number.`)
  return number
}
