import { nullable, optional, required } from '../../core/arguments.ts'
import { checkPatch, flag, name, type Patch } from '../../core/fields.ts'
import { filled, patched } from '../../core/groups.ts'
import { checkImage, type ImageReference } from '../../core/image.ts'
import { isPlain } from '../../core/json.ts'
import { type Kept, readKept } from '../../core/kept.ts'
import { checkLink, type GivenLink } from '../../core/link.ts'
import { altText } from '../schema/alt-text.ts'
import { shapeLookFields } from '../schema/look.ts'
import { checkStack } from '../schema/stack.ts'
import type { ShapeId, ShapeLook, Stack } from '../snapshot/snapshot.ts'
import { shapesOf } from './arguments.ts'
import { type CommandContext, type Plan, Refused } from './plan.ts'

/** Changes what is given of some shapes; null takes it away. */
export interface SetShapes {
  readonly type: 'setShapes'
  readonly shapes: readonly ShapeId[]
  readonly kind?: string
  readonly locked?: boolean
  readonly link?: GivenLink | null
  readonly image?: ImageReference | null
  readonly alt?: string | null
  readonly stack?: Stack | null
  readonly kept?: Kept | null
  /** Merged into the look: null for a field gives it back to the theme, null for the look gives all of it back. */
  readonly look?: Patch<ShapeLook> | null
}

export function setShapes(command: SetShapes, context: CommandContext): Plan {
  const ids = shapesOf(context, command.shapes).map(({ id }) => id)
  const { look } = command
  const patch = look === undefined ? undefined : nullable('look', look, (value) => checkPatch(shapeLookFields, value))
  const groups = changedGroups(command)
  return {
    write(writer) {
      for (const id of ids) {
        for (const [group, value] of groups) writer.set('shapes', id, group, value)
        if (patch !== undefined) writer.set('shapes', id, 'look', patched(writer.get('shapes', id, 'look'), patch))
      }
    },
  }
}

/** Undefined removes a group. */
function changedGroups(command: SetShapes): [group: string, value: unknown][] {
  const { kind, locked, link, image, alt, stack, kept } = command
  const groups: [string, unknown][] = []
  if (kind !== undefined) groups.push(['kind', required('kind', kind, name())])
  if (locked !== undefined) groups.push(['locked', optional('locked', locked, flag) || undefined])
  if (link !== undefined) groups.push(['link', link === null ? undefined : allowedLink(link)])
  if (image !== undefined) groups.push(['image', nullable('image', image, checkImage) ?? undefined])
  if (alt !== undefined) groups.push(['alt', nullable('alt', alt, altText) || undefined])
  if (stack !== undefined) groups.push(['stack', nullable('stack', stack, checkStack) ?? undefined])
  if (kept !== undefined) {
    const checked = nullable('kept', kept, (value) => (isPlain(value) ? (readKept(value) ?? {}) : undefined))
    groups.push(['kept', filled(checked ?? undefined)])
  }
  return groups
}

export function allowedLink(value: unknown): object {
  const link = checkLink(value)
  if (!link) throw new Refused({ code: 'link-not-allowed' })
  return link
}
