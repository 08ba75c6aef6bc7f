import type { ContentWarning } from '../../core/content-warning.ts'
import { isNewId, newId } from '../../core/ids/new-id.ts'
import type { Random } from '../../core/ids/random.ts'
import { isPlain } from '../../core/json.ts'
import { readKept } from '../../core/kept.ts'
import type { SoundContent } from '../commands/node-content.ts'
import type { NodeId } from '../snapshot/snapshot.ts'
import type { ContentError } from './content.ts'
import { foreignData } from './foreign-fields.ts'
import { type Data, type NodeFields, nodeFields } from './node-fields.ts'

/** A node of content on its way into a map. */
export interface DraftNode {
  id: NodeId
  /** Whether the content named it; else its id was made here and may become another. */
  readonly named: boolean
  readonly parent: DraftNode | null
  /** Its number among its siblings; for a top, where that stands. */
  readonly at: number | string
  readonly content: SoundContent
  readonly data: Data
  readonly children: DraftNode[]
}

/** Thrown while content is read; whoever asked gets it as a result. */
export class ContentRefused extends Error {
  readonly error: ContentError

  constructor(error: ContentError) {
    super(`${error.code}: ${error.node}`)
    this.error = error
  }
}

interface Waiting {
  readonly value: unknown
  readonly parent: DraftNode | null
  readonly at: number | string
}

/** Reads trees of any depth. Gives a node for each top, and null for what is no node at all. */
export class TreeReader {
  readonly nodes = new Map<NodeId, DraftNode>()
  /** From ids that could not be kept to those given instead. */
  readonly renamed = new Map<unknown, NodeId>()
  readonly warnings: ContentWarning[] = []
  /** Nodes without a name that were met: one met twice is a branch without end. */
  readonly #nameless = new Set<unknown>()
  readonly #random: Random
  readonly #exists: (id: NodeId) => boolean

  /** `exists` tells ids that are in use: they are right however they look. */
  constructor(random: Random, exists: (id: NodeId) => boolean) {
    this.#random = random
    this.#exists = exists
  }

  read(top: unknown, way: string): DraftNode | null {
    let first: DraftNode | null = null
    const waiting: Waiting[] = [{ value: top, parent: null, at: way }]
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const node = this.#node(next)
      if (!node) continue
      first ??= node
      node.parent?.children.push(node)
      const { children } = next.value as Data
      if (!Array.isArray(children)) continue
      for (let at = children.length - 1; at >= 0; at--) waiting.push({ value: children[at], parent: node, at })
    }
    return first
  }

  #node(waiting: Waiting): DraftNode | null {
    const { value, parent, at } = waiting
    if (!isPlain(value)) {
      this.warnings.push({ node: wayTo(waiting), field: 'children', code: 'bad-value' })
      return null
    }
    const data = isPlain(value.data) ? value.data : {}
    if (Object.hasOwn(value, '__proto__') || hasProto(data))
      throw new ContentRefused({ code: 'forbidden-key', node: nameOf(data, waiting) })
    const id = this.#idOf(data, waiting)
    const node: DraftNode = {
      id: id ?? newId(this.#random),
      named: id !== undefined,
      parent,
      at,
      content: this.#content(data, waiting),
      data,
      children: [],
    }
    this.nodes.set(node.id, node)
    return node
  }

  #idOf(data: Data, waiting: Waiting): NodeId | undefined {
    const given = typeof data.id === 'number' ? String(data.id) : data.id
    if (given === undefined || given === null || given === '') {
      if (this.#nameless.has(waiting.value)) throw new ContentRefused({ code: 'cycle', node: nameOf(data, waiting) })
      this.#nameless.add(waiting.value)
      return undefined
    }
    const namesake = this.nodes.get((this.renamed.get(given) ?? given) as NodeId)
    if (namesake) {
      const code = namesake.data === data ? 'cycle' : 'duplicate-id'
      throw new ContentRefused({ code, node: nameOf(data, waiting) })
    }
    if (isNewId(given) || (typeof given === 'string' && this.#exists(given))) return given
    const id = newId(this.#random)
    this.renamed.set(given, id)
    this.warnings.push({ node: nameOf(data, waiting), field: 'id', code: 'new-id' })
    return id
  }

  /** Most nodes have few fields: only the groups that those belong to are read. */
  #content(data: Data, waiting: Waiting): SoundContent {
    const warn = (field: string, code: ContentWarning['code'] = 'bad-value') =>
      void this.warnings.push({ node: nameOf(data, waiting), field, code })
    let content: SoundContent | undefined
    let foreign = false
    for (const field in data) {
      const group = groupOf.get(field)
      if (!group) foreign ||= field !== 'id'
      else if (field === firstOf(group, data)) {
        const part = group.read(data, warn)
        content = content ? Object.assign(content, part) : part
      }
    }
    const kept = foreign ? readKept(foreignData(data)) : undefined
    return kept ? { ...content, kept } : (content ?? {})
  }
}

const groupOf = new Map(nodeFields.flatMap((group) => group.fields.map((field) => [field, group] as const)))

function firstOf({ fields }: NodeFields, data: Data): string | undefined {
  return fields.find((field) => Object.hasOwn(data, field))
}

/** Of which node a warning speaks: its id, or where it stands. */
function nameOf(data: Data, waiting: Waiting): string {
  return isName(data.id) ? `${data.id}` : wayTo(waiting)
}

function isName(id: unknown): boolean {
  return typeof id === 'number' || (typeof id === 'string' && id !== '')
}

/** The numbers of the children from the nearest node that has an id. */
function wayTo({ parent, at }: Waiting): string {
  const steps: (number | string)[] = [at]
  let above = parent
  for (; above && !above.named; above = above.parent) steps.push(above.at)
  if (above) steps.push(above.id)
  return steps.reverse().join('/')
}

function hasProto(data: Data): boolean {
  if (Object.hasOwn(data, '__proto__')) return true
  let nested: object[] | undefined
  for (const field in data) {
    const value = data[field]
    if (typeof value !== 'object' || value === null) continue
    nested ??= []
    nested.push(value)
  }
  return nested !== undefined && anyHasProto(nested)
}

function anyHasProto(waiting: object[]): boolean {
  const met = new Set<object>()
  for (let value = waiting.pop(); value; value = waiting.pop()) {
    if (met.has(value)) continue
    met.add(value)
    if (Object.hasOwn(value, '__proto__')) return true
    for (const item of Object.values(value)) if (typeof item === 'object' && item !== null) waiting.push(item)
  }
  return false
}
