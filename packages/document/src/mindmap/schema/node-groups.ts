import type { Record } from '../../core/collections.ts'
import { name, number } from '../../core/fields.ts'
import { readImage } from '../../core/image.ts'
import { sameJson } from '../../core/json.ts'
import { readKept } from '../../core/kept.ts'
import { readLink } from '../../core/link.ts'
import { noText, readText } from '../../core/text/rich-text.ts'
import type { NodeSnapshot } from '../snapshot/snapshot.ts'
import { readFiles } from './files.ts'
import { formulaField } from './formula.ts'
import { readLook } from './look.ts'
import { noMarks, readMarks } from './marks.ts'
import { readNudge } from './nudge.ts'
import { readTask } from './task.ts'

/** What a node says about itself, apart from where it stands. */
export type NodeParts = Omit<NodeSnapshot, 'id' | 'parent' | 'children' | 'at' | 'side'>

/** The groups of a node's record: which part of the snapshot each is, and how it is read from anything that stands there. */
export const nodeGroups = {
  text: { part: 'text', read: readText },
  note: { part: 'note', read: readText },
  look: { part: 'look', read: readLook },
  marks: { part: 'marks', read: readMarks },
  link: { part: 'link', read: (value) => readLink(value) ?? null },
  image: { part: 'image', read: readImage },
  formula: { part: 'formula', read: formulaField },
  task: { part: 'task', read: readTask },
  files: { part: 'files', read: readFiles },
  fold: { part: 'folded', read: (value) => value === true },
  nudge: { part: 'nudge', read: readNudge },
  layout: { part: 'layout', read: (value) => name()(value) ?? null },
  created: { part: 'created', read: number(0, Number.MAX_SAFE_INTEGER) },
  kept: { part: 'kept', read: readKept },
} as const satisfies { [group: string]: NodeGroup }

export type NodeGroupName = keyof typeof nodeGroups

interface NodeGroup {
  readonly part: keyof NodeParts
  readonly read: (value: unknown) => NodeParts[keyof NodeParts]
}

/** Reads a record; what is equal to a part read before is that same part, and if all are, it is the whole that was before. */
export function readParts(record: Record, before?: NodeParts, groups?: ReadonlySet<string>): NodeParts {
  if (!before) return readAll(record)
  let parts: MutableParts | undefined
  for (const group of groups ?? Object.keys(nodeGroups)) {
    if (!isGroup(group)) continue
    const { part, read } = nodeGroups[group]
    const value = read(record.get(group))
    if (sameJson(value, before[part])) continue
    parts ??= { ...unsaid, ...before }
    parts[part] = value
  }
  return parts ? (parts as unknown as NodeParts) : before
}

/** Most groups of most nodes are not there: only those that are get looked at. */
function readAll(record: Record): NodeParts {
  const parts: MutableParts = { ...unsaid }
  record.forEach((value, group) => {
    if (isGroup(group)) parts[nodeGroups[group].part] = nodeGroups[group].read(value)
  })
  return parts as unknown as NodeParts
}

function isGroup(group: string): group is NodeGroupName {
  return Object.hasOwn(nodeGroups, group)
}

type MutableParts = { -readonly [K in keyof NodeParts]-?: unknown }

/** What a node says that says nothing. */
const unsaid: MutableParts = {
  text: noText,
  note: noText,
  look: readLook(undefined),
  marks: noMarks,
  link: null,
  image: null,
  folded: false,
  nudge: null,
  layout: null,
  created: undefined,
  formula: undefined,
  task: undefined,
  files: undefined,
  kept: undefined,
}
