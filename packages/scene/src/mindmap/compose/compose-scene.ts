import type { MapSnapshot, NodeId, NodeSnapshot, SnapshotChange } from '@ramify/document'
import type { Spacing } from '@ramify/layouts'
import type { Measurer } from '@ramify/text'
import type { Theme } from '@ramify/themes'
import { type FormulaSetter, noFormulas } from '../../drawing/formulas/formula-setter.ts'
import { type Calendar, plainCalendar } from '../faces/calendar.ts'
import { rolesOf } from '../roles.ts'
import { noSides, type SidesByTopic } from './automatic-sides.ts'
import { calloutSizes } from './callouts.ts'
import { type FaceMaker, faceFor } from './face-maker.ts'
import { withNode } from './forest-buffers.ts'
import type { Plan } from './plan.ts'
import { planMap } from './plan-builder.ts'
import { PreviousPlan } from './previous-plan.ts'
import { Scene } from './scene.ts'
import { spacingOf } from './spacing.ts'

export interface SceneInput {
  readonly snapshot: MapSnapshot
  readonly theme: Theme
  /** When fonts arrived and texts measure differently, this has to be another object. */
  readonly measurer: Measurer
  /** As the measurer: another object when it sets differently. Without one formulas are shown as they are written. */
  readonly formulas?: FormulaSetter
  /** The day and the words for days; another object when either changes. Without one days are numbers, and none is late. */
  readonly calendar?: Calendar
  readonly spacing?: Spacing
  /** Words that say what this was made with; nothing for members. */
  readonly watermark?: string
  /** How many comments topics have. When that changes, this has to be another object. */
  readonly comments?: ReadonlyMap<NodeId, number>
  /** Sides that the layout chose when the map was opened; without them it chooses anew. */
  readonly sides?: SidesByTopic
  /** The scene of `change.before`: what did not change is taken from it. */
  readonly previous?: Scene
  readonly change?: SnapshotChange
}

export function composeScene(input: SceneInput): Scene {
  const { snapshot, theme, measurer, formulas = noFormulas, comments = noComments, previous, change } = input
  const { spacing = spacingOf(snapshot), watermark = '', sides = noSides, calendar = plainCalendar } = input
  const roles = rolesOf(theme, snapshot.levels)
  const maker = makerWith({ roles, measurer, formulas, calendar, comments }, previous?.parts.maker)
  const goesOn = maker === previous?.parts.maker
  const planAnew = (old: PreviousPlan | null) => planMap(snapshot, maker, calloutSizes(snapshot, theme, measurer), old)
  const plan =
    goesOn && change && change.before === previous.snapshot
      ? (replaceNodes(previous, change) ?? planAnew(oldGrowth(previous, change)))
      : planAnew(null)
  return new Scene({ snapshot, theme, maker, plan, spacing, watermark, sides }, previous)
}

const noComments: ReadonlyMap<NodeId, number> = new Map()

/** The one there is, where it makes the same faces. */
function makerWith(tools: FaceMaker, before: FaceMaker | undefined): FaceMaker {
  const isAlike =
    before?.roles === tools.roles &&
    before.measurer === tools.measurer &&
    before.formulas === tools.formulas &&
    before.calendar === tools.calendar &&
    before.comments === tools.comments
  return isAlike ? before : tools
}

/** Null when every number is another one. */
function oldGrowth({ parts: { plan } }: Scene, change: SnapshotChange): PreviousPlan | null {
  return change.before.numbering === change.after.numbering ? new PreviousPlan(plan, change) : null
}

/** The plan with changed nodes in the places of old ones; null where nodes hang together in another way. */
function replaceNodes(previous: Scene, { before, after, nodes, structure }: SnapshotChange): Plan | null {
  if (structure || before.ranges !== after.ranges || before.numbering !== after.numbering) return null
  const { plan, maker } = previous.parts
  const faces = plan.faces.slice()
  let { forest } = plan
  for (const id of nodes) {
    const index = previous.indexOf(id)
    // Folded away.
    if (index === undefined) continue
    const node = after.nodes.get(id)
    const face = faces[index]
    if (!node || !face || !hangsAlike(node, face.node)) return null
    const newFace = faceFor(maker, node, face.role, face.body.number)
    faces[index] = newFace
    forest = withNode(forest, plan.forest, index, newFace)
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
