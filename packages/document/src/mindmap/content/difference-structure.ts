import { longestIncreasingSubsequence } from '../../core/longest-increasing-subsequence.ts'
import type { Command } from '../commands/commands.ts'
import type { Destination } from '../commands/destination.ts'
import type { NodeContent } from '../commands/node-content.ts'
import type { MapSnapshot, NodeId } from '../snapshot/snapshot.ts'
import type { ReadMap } from './read-content.ts'
import type { DraftNode } from './read-trees.ts'

/**
 * Adds and moves nodes, from the top down: when a node is moved, everything above its new place stands already, so it is
 * never moved into its own branch. What is not wanted any more goes at the very end, when whatever stays has moved out.
 */
export function structureCommands(snapshot: MapSnapshot, target: ReadMap): { arrange: Command[]; remove: Command[] } {
  const arranger = new Arranger(snapshot)
  arranger.root(target.root)
  arranger.afloat(target)
  for (const node of target.nodes.values()) arranger.children(node)
  const unwanted = [...snapshot.nodes.values()].map(({ id }) => id).filter((id) => !target.nodes.has(id))
  const remove: Command[] = unwanted.length > 0 ? [{ type: 'deleteNodes', ids: unwanted }] : []
  return { arrange: pinned(snapshot, arranger.commands), remove }
}

/** In a document whose root was lost another node is read as the root: it must not become yet another on the way. */
function pinned({ root }: MapSnapshot, commands: Command[]): Command[] {
  return commands.length > 0 && root !== '' ? [{ type: 'setRoot', id: root }, ...commands] : commands
}

class Arranger {
  readonly commands: Command[] = []
  readonly #snapshot: MapSnapshot
  /** Added with their parents, in order. */
  readonly #made = new Set<DraftNode>()
  /** The root there was, when it is no longer: it hangs under the new one. */
  #displaced: NodeId | null = null

  constructor(snapshot: MapSnapshot) {
    this.#snapshot = snapshot
  }

  root(root: DraftNode): void {
    if (root.id === this.#snapshot.root) return
    if (!this.#exists(root)) this.#add([root], { at: { x: 0, y: 0 } })
    this.commands.push({ type: 'setRoot', id: root.id })
    this.#displaced = this.#snapshot.root
  }

  /** Moved and new ones are set afloat last, so only a first part of them can stay where it is. */
  afloat({ floating }: ReadMap): void {
    let last = -1
    let staying = true
    for (const { node, at } of floating) {
      const now = this.#snapshot.floating.indexOf(node.id)
      const there = this.#snapshot.nodes.get(node.id)
      const same = there?.at?.x === at.x && there.at.y === at.y
      staying &&= same && now > last
      last = now
      if (staying) continue
      if (there) this.commands.push({ type: 'moveNodes', ids: [node.id], to: { at } })
      else this.#add([node], { at })
    }
  }

  children(parent: DraftNode): void {
    const staying = this.#staying(parent)
    let group: DraftNode[] = []
    let before: DraftNode | undefined
    const place = (side: NodeContent['side']): Destination =>
      before ? { after: before.id, side: side ?? null } : { parent: parent.id, index: 0, side: side ?? null }
    const flush = () => {
      if (group.length > 0) this.#add(group, place(null))
      before = group.at(-1) ?? before
      group = []
    }
    for (const child of parent.children) {
      if (!staying.has(child) && !this.#exists(child)) {
        group.push(child)
        continue
      }
      flush()
      if (!staying.has(child)) {
        this.commands.push({ type: 'moveNodes', ids: [child.id], to: place(child.content.side) })
      }
      before = child
    }
    flush()
  }

  #staying(parent: DraftNode): Set<DraftNode> {
    const children = this.#snapshot.nodes.get(parent.id)?.children ?? []
    const index = new Map(children.map((id, at) => [id, at]))
    const inPlace = parent.children.filter((child) => index.has(child.id) && this.#standsRight(child))
    const kept = longestIncreasingSubsequence(inPlace.map((child) => index.get(child.id) as number))
    return new Set([
      ...inPlace.filter((_, at) => kept.has(at)),
      ...parent.children.filter((child) => this.#made.has(child)),
    ])
  }

  #standsRight(child: DraftNode): boolean {
    const side = this.#snapshot.nodes.get(child.id)?.side ?? null
    return child.id !== this.#displaced && side === (child.content.side ?? null)
  }

  #exists({ id }: DraftNode): boolean {
    return this.#snapshot.nodes.get(id) !== undefined
  }

  /** With everything new below them; nodes that are there already are moved in later. */
  #add(tops: readonly DraftNode[], to: Destination): void {
    const forest: NodeContent[] = []
    const waiting = tops.toReversed().map((node) => ({ node, siblings: forest }))
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const children: NodeContent[] = []
      next.siblings.push({ ...next.node.content, id: next.node.id, children })
      this.#made.add(next.node)
      for (const node of next.node.children.toReversed()) {
        if (!this.#exists(node)) waiting.push({ node, siblings: children })
      }
    }
    this.commands.push({ type: 'addTree', forest, to })
  }
}
