import { optional } from '../../core/arguments.ts'
import { flag } from '../../core/fields.ts'
import type { LayerId, PageId } from '../snapshot/snapshot.ts'
import { freshId, layerOf, pageOf } from './arguments.ts'
import { memberMover, type NamedList, planNewMember } from './named-list.ts'
import type { CommandContext, Plan } from './plan.ts'

export interface AddLayer {
  readonly type: 'addLayer'
  readonly page: PageId
  readonly id?: LayerId
  readonly name?: string
  /** Below this layer; left out, above all. */
  readonly before?: LayerId
}

export function addLayer({ page, id, name, before }: AddLayer, context: CommandContext): Plan {
  const list = layersOf(context, pageOf(context, page).id)
  return planNewMember(list, { id: freshId(context, 'layers', id), name, before }, context)
}

/** Deletes a layer; what is on it stays, on none. */
export interface DeleteLayer {
  readonly type: 'deleteLayer'
  readonly layer: LayerId
}

export function deleteLayer({ layer }: DeleteLayer, context: CommandContext): Plan {
  const { id } = layerOf(context, layer)
  return { write: (writer) => writer.hide('layers', id) }
}

export interface SetLayer {
  readonly type: 'setLayer'
  readonly layer: LayerId
  readonly hidden?: boolean
  readonly locked?: boolean
  /** Puts it below this layer; null: above all. */
  readonly before?: LayerId | null
}

export function setLayer({ layer, hidden, locked, before }: SetLayer, context: CommandContext): Plan {
  const { id, page } = layerOf(context, layer)
  const isHidden = optional('hidden', hidden, flag)
  const isLocked = optional('locked', locked, flag)
  const move = before === undefined ? undefined : memberMover(layersOf(context, page), id, before, context)
  return {
    write(writer) {
      if (isHidden !== undefined) writer.set('layers', id, 'hidden', isHidden || undefined)
      if (isLocked !== undefined) writer.set('layers', id, 'locked', isLocked || undefined)
      move?.(writer)
    },
  }
}

function layersOf({ snapshot }: CommandContext, page: PageId): NamedList {
  const ids = snapshot.pages.find(({ id }) => id === page)?.layers ?? []
  return {
    collection: 'layers',
    page,
    members: ids.map((id) => ({ id, order: snapshot.layers.get(id)?.order ?? '' })),
  }
}
