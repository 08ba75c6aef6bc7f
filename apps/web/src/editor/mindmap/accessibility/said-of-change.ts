import type { MapSnapshot, NodeId, NodeSnapshot, SnapshotChange } from '@ramify/document'

/** What a change of the map's structure was, for those who do not see it. */
export type Said =
  | { readonly act: 'added' | 'deleted'; readonly name: string; readonly count: number }
  | { readonly act: 'folded' | 'unfolded' | 'set-afloat' | 'nudged' | 'put-back'; readonly name: string }
  | { readonly act: 'widened'; readonly name: string; readonly width: number }
  /** Letters are so from now on, or are not. */
  | { readonly act: 'lettered'; readonly letters: Letters; readonly isOn: boolean }
  | { readonly act: 'styled'; readonly name: string }
  /** It carries something else than before. */
  | { readonly act: 'carries'; readonly node: NodeSnapshot }
  | {
      readonly act: 'moved'
      readonly name: string
      readonly parent: string
      readonly position: number
      readonly size: number
    }

const lettersOf = ['bold', 'italic', 'underline', 'strike'] as const
export type Letters = (typeof lettersOf)[number]

/** Null when nothing came, went, moved, folded, was nudged, styled or changed what it carries. Who is moved among siblings only the selection can tell. */
export function saidOfChange({ before, after, nodes, structure }: SnapshotChange, lead: NodeId | null): Said | null {
  if (!structure) return carriedNow(before, after, lead)
  const born: NodeSnapshot[] = []
  const gone: NodeSnapshot[] = []
  let folded: NodeSnapshot | null = null
  let moved: NodeSnapshot | null = null
  for (const id of nodes) {
    const [old, young] = [before.nodes.get(id), after.nodes.get(id)]
    if (!old && young) born.push(young)
    else if (old && !young) gone.push(old)
    else if (old && young && old.folded !== young.folded) folded ??= young
    else if (old && young && old.parent !== young.parent) moved ??= young
  }
  const first = topOf(born, before) ?? topOf(gone, after)
  if (first)
    return { act: born.length > 0 ? 'added' : 'deleted', name: nameOf(first), count: born.length || gone.length }
  if (folded) return { act: folded.folded ? 'folded' : 'unfolded', name: nameOf(folded) }
  moved ??= reordered(before, after, lead)
  return moved ? place(moved, after) : nudgedNow(before, after, lead)
}

/** Of the lead alone. Words being written are heard from the field, those of a note too. */
function carriedNow(before: MapSnapshot, after: MapSnapshot, lead: NodeId | null): Said | null {
  const [old, node] = [before.nodes.get(lead ?? ''), after.nodes.get(lead ?? '')]
  if (!old || !node) return null
  const isSame =
    old.marks === node.marks &&
    old.link === node.link &&
    old.formula === node.formula &&
    old.task === node.task &&
    old.files === node.files &&
    old.image?.resource === node.image?.resource
  return isSame ? styledNow(old, node) : { act: 'carries', node }
}

function styledNow(old: NodeSnapshot, node: NodeSnapshot): Said | null {
  if (old.look === node.look) return null
  const changed = lettersOf.find((letters) => old.look[letters] !== node.look[letters])
  const isOn = changed && node.look[changed]
  // Without an own choice it is as the theme says, which nobody is told here.
  return changed && isOn !== undefined
    ? { act: 'lettered', letters: changed, isOn }
    : { act: 'styled', name: nameOf(node) }
}

/** Of the lead alone: it stands in another place, or is wider or narrower, by a person's hand. */
function nudgedNow(before: MapSnapshot, after: MapSnapshot, lead: NodeId | null): Said | null {
  const [old, node] = [before.nodes.get(lead ?? ''), after.nodes.get(lead ?? '')]
  if (!old || !node || (old.nudge === node.nudge && old.at === node.at)) return null
  const { nudge } = node
  if (nudge === null && old.nudge !== null) return { act: 'put-back', name: nameOf(node) }
  const width = nudge?.width ?? null
  const isWidened = width !== null && width !== old.nudge?.width
  return isWidened ? { act: 'widened', name: nameOf(node), width } : { act: 'nudged', name: nameOf(node) }
}

/** Of a branch that came or went, the one that hangs on what stayed. */
function topOf(branch: readonly NodeSnapshot[], rest: MapSnapshot): NodeSnapshot | undefined {
  return branch.find(({ parent }) => parent === null || rest.nodes.get(parent)) ?? branch[0]
}

function reordered(before: MapSnapshot, after: MapSnapshot, lead: NodeId | null): NodeSnapshot | null {
  const node = lead === null ? undefined : after.nodes.get(lead)
  if (!node || node.parent === null) return null
  const index = ({ nodes }: MapSnapshot) => nodes.get(node.parent ?? '')?.children.indexOf(node.id)
  return index(before) === index(after) ? null : node
}

function place(node: NodeSnapshot, { nodes }: MapSnapshot): Said {
  const parent = node.parent === null ? undefined : nodes.get(node.parent)
  if (!parent) return { act: 'set-afloat', name: nameOf(node) }
  const position = parent.children.indexOf(node.id) + 1
  return { act: 'moved', name: nameOf(node), parent: nameOf(parent), position, size: parent.children.length }
}

function nameOf({ text }: NodeSnapshot): string {
  return text.text
}
