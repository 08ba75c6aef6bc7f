import type { NodeContent } from '../commands/node-content.ts'
import { isNewId, newId } from '../ids/new-id.ts'
import type { Random } from '../ids/random.ts'
import { readKept } from '../schema/kept.ts'
import { isPlain } from '../schema/plain.ts'
import type { NodeId } from '../snapshot/snapshot.ts'
import type { ContentError, ContentWarning } from './content.ts'
import { foreignData } from './foreign-fields.ts'
import { type Data, nodeFields } from './node-fields.ts'

/** A node of content on its way into a map. */
export interface DraftNode {
  id: NodeId
  /** Whether the content named it; else its id was made here and may become another. */
  readonly named: boolean
  readonly parent: DraftNode | null
  readonly content: Omit<NodeContent, 'children'>
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

/** Reads trees of any depth. Gives a node for each top, and null for what is no node at all. */
export class TreeReader {
  readonly nodes = new Map<NodeId, DraftNode>()
  /** From ids that could not be kept to those given instead. */
  readonly renamed = new Map<unknown, NodeId>()
  readonly warnings: ContentWarning[] = []
  readonly #met = new Set<unknown>()
  readonly #random: Random
  readonly #exists: (id: NodeId) => boolean

  /** `exists` tells ids that are in use: they are right however they look. */
  constructor(random: Random, exists: (id: NodeId) => boolean) {
    this.#random = random
    this.#exists = exists
  }

  read(top: unknown, way: string): DraftNode | null {
    let first: DraftNode | null = null
    const waiting: { value: unknown; parent: DraftNode | null; way: string }[] = [{ value: top, parent: null, way }]
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const node = this.#node(next.value, next.parent, next.way)
      if (!node) continue
      first ??= node
      next.parent?.children.push(node)
      const children = isPlain(next.value) ? next.value.children : undefined
      if (!Array.isArray(children)) continue
      for (let at = children.length - 1; at >= 0; at--) {
        waiting.push({ value: children[at], parent: node, way: `${node.named ? node.id : next.way}/${at}` })
      }
    }
    return first
  }

  #node(value: unknown, parent: DraftNode | null, way: string): DraftNode | null {
    if (!isPlain(value)) {
      this.warnings.push({ node: way, field: 'children', code: 'bad-value' })
      return null
    }
    const data = isPlain(value.data) ? value.data : {}
    const name = typeof data.id === 'number' || (typeof data.id === 'string' && data.id !== '') ? `${data.id}` : way
    if (this.#met.has(value)) throw new ContentRefused({ code: 'cycle', node: name })
    this.#met.add(value)
    if (Object.hasOwn(value, '__proto__') || hasProto(data))
      throw new ContentRefused({ code: 'forbidden-key', node: name })
    const id = this.#idOf(data, name)
    const node: DraftNode = {
      id: id ?? newId(this.#random),
      named: id !== undefined,
      parent,
      content: this.#content(data, name),
      data,
      children: [],
    }
    this.nodes.set(node.id, node)
    return node
  }

  #idOf(data: Data, name: string): NodeId | undefined {
    const given = typeof data.id === 'number' ? String(data.id) : data.id
    if (given === undefined || given === null || given === '') return undefined
    if (this.nodes.has(given as NodeId) || this.renamed.has(given)) {
      throw new ContentRefused({ code: 'duplicate-id', node: name })
    }
    if (isNewId(given) || (typeof given === 'string' && this.#exists(given))) return given
    const id = newId(this.#random)
    this.renamed.set(given, id)
    this.warnings.push({ node: name, field: 'id', code: 'new-id' })
    return id
  }

  #content(data: Data, node: string): Omit<NodeContent, 'children'> {
    const content = {}
    for (const { read } of nodeFields) {
      Object.assign(
        content,
        read(data, (field, code = 'bad-value') => this.warnings.push({ node, field, code })),
      )
    }
    const kept = readKept(foreignData(data))
    return kept ? { ...content, kept } : content
  }
}

function hasProto(data: Data): boolean {
  const waiting: unknown[] = [data]
  const met = new Set<unknown>()
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null || met.has(value)) continue
    met.add(value)
    if (Object.hasOwn(value, '__proto__')) return true
    for (const item of Object.values(value)) if (typeof item === 'object') waiting.push(item ?? 0)
  }
  return false
}
