import type { MapSnapshot, NodeSnapshot, SnapshotChange } from '@ramify/document'
import type { Spacing } from '@ramify/layouts'
import type { Measurer } from '@ramify/text'
import type { Theme } from '@ramify/themes'
import { FaceCache } from '../faces/face.ts'
import { rolesOf } from '../roles.ts'
import { OldGrowth } from './old-growth.ts'
import type { Plan } from './plan.ts'
import { planMap } from './planting.ts'
import { Scene } from './scene.ts'
import { regrown, writeNode } from './seedbed.ts'
import { spacingOf } from './spacing.ts'

export interface SceneInput {
  readonly snapshot: MapSnapshot
  readonly theme: Theme
  /** When fonts arrived and texts measure differently, this has to be another object. */
  readonly measurer: Measurer
  readonly spacing?: Spacing
  /** Words that say what this was made with; nothing for members. */
  readonly watermark?: string
  /** The scene of `change.before`: what did not change is taken from it. */
  readonly previous?: Scene
  readonly change?: SnapshotChange
}

export function composeScene(input: SceneInput): Scene {
  const { snapshot, theme, measurer, spacing = spacingOf(snapshot), watermark = '', previous, change } = input
  const goesOn = previous?.theme === theme && previous.parts.maker.measurer === measurer
  const maker = goesOn ? previous.parts.maker : { roles: rolesOf(theme), faces: new FaceCache(), measurer }
  const plan =
    goesOn && change && change.before === previous.snapshot
      ? (replaceNodes(previous, change) ?? planMap(snapshot, maker, new OldGrowth(previous.parts.plan, change)))
      : planMap(snapshot, maker)
  return new Scene({ snapshot, theme, maker, plan, spacing, watermark }, previous)
}

/** The plan with changed nodes in the places of old ones; null where nodes hang together in another way. */
function replaceNodes(previous: Scene, { before, after, nodes, structure }: SnapshotChange): Plan | null {
  if (structure || before.ranges !== after.ranges) return null
  const { plan, maker } = previous.parts
  const faces = plan.faces.slice()
  const forest = regrown(plan.forest)
  for (const id of nodes) {
    const index = previous.indexOf(id)
    // Folded away.
    if (index === undefined) continue
    const node = after.nodes.get(id)
    const face = faces[index]
    if (!node || !face || !hangsAlike(node, face.node)) return null
    const newFace = maker.faces.faceOf(node, face.role, maker.measurer)
    faces[index] = newFace
    writeNode(forest, index, newFace)
  }
  return { ...plan, faces, forest }
}

function hangsAlike(a: NodeSnapshot, b: NodeSnapshot): boolean {
  return (
    a.folded === b.folded &&
    a.layout === b.layout &&
    a.parent === b.parent &&
    a.children.length === b.children.length &&
    a.children.every((child, i) => child === b.children[i])
  )
}
