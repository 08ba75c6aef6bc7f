import { LayoutGrid, List, ListFilter, RotateCcw, SquareCheck, Trash2 } from 'lucide-react'
import { type Action, defineActions } from '../../platform/actions/action.ts'
import { currentTranslator } from '../../platform/i18n/language.ts'
import type { PlainTextKey } from '../../platform/i18n/plain-text-key.ts'
import { deskView, type ListOrder, listOrder, orderBy, orderUpOrDown, showAs } from './list/list-order.ts'
import { focusFilter, hasFilter } from './list/name-filter.ts'
import { hidesSome, shownList } from './list/shown-list.ts'
import { needsConnection } from './needs-connection.ts'
import { placeAt } from './places/places.ts'
import { focusEntry } from './selecting/entry-focus.ts'
import { isSelecting, leaveSelecting, selectAll, selectedIds } from './selecting/selection.ts'
import { emptyTrash, restoreEverything } from './trash/trash-acts.ts'

const hasEntries = () => shownList.get().items.length > 0
/** Something is in it, whatever a filter hides. */
const isFullTrash = () => placeAt(location.pathname)?.id === 'trash' && shownList.get().count > 0
/** Where a filter hides some of it, how much all is. */
const ofAll = (plain: 'trash.restore-all' | 'trash.empty') => () => {
  const { text } = currentTranslator()
  return hidesSome() ? text(`${plain}.count`, { count: shownList.get().count }) : text(plain)
}
/** Recent ones, shares and the trash have an order of their own. */
const isOrdered = () => {
  const place = placeAt(location.pathname)
  return place?.hasFolders === true || place?.id === 'together'
}

const orders = defineActions([
  order('updated_at', 'files.order.edited'),
  order('created_at', 'files.order.created'),
  order('file_name', 'files.order.name'),
])
const directions = defineActions([direction('asc', 'files.order.up'), direction('desc', 'files.order.down')])
const views = defineActions([
  view('cards', { label: 'files.view.cards', icon: LayoutGrid }),
  view('lines', { label: 'files.view.lines', icon: List }),
])

export const orderIds = orders.map(({ id }) => id)
export const directionIds = directions.map(({ id }) => id)

const selecting = defineActions([
  {
    id: 'files.select',
    label: 'files.select',
    icon: SquareCheck,
    group: 'view',
    isVisible: hasEntries,
    isOn: isSelecting.get,
    run: () => (isSelecting.get() ? leaveSelecting() : isSelecting.set(true)),
  },
  {
    id: 'files.select-all',
    label: 'files.select-all',
    icon: null,
    group: 'view',
    keys: ['mod+a'],
    // In a field they select what is written there.
    isVisible: () => hasEntries() && !document.activeElement?.matches('input:not([type=checkbox], [type=radio])'),
    run: async () => {
      await selectAll()
      // So that the keys for what is selected are heard.
      const [first] = shownList.get().items
      if (first && document.activeElement === document.body) focusEntry(first.id)
    },
  },
  {
    id: 'files.select-none',
    label: 'files.select-none',
    icon: null,
    group: 'view',
    keys: ['escape'],
    isVisible: () => isSelecting.get() || selectedIds().size > 0,
    run: leaveSelecting,
  },
  {
    id: 'files.filter',
    label: 'files.filter',
    icon: ListFilter,
    group: 'view',
    keys: ['/'],
    isVisible: hasFilter,
    run: focusFilter,
  },
])

const trash = defineActions([
  {
    id: 'trash.restore-all',
    label: ofAll('trash.restore-all'),
    icon: RotateCcw,
    group: 'file',
    isVisible: isFullTrash,
    isEnabled: needsConnection,
    run: restoreEverything,
  },
  {
    id: 'trash.empty',
    label: ofAll('trash.empty'),
    icon: Trash2,
    group: 'file',
    isDestructive: true,
    isVisible: () => isFullTrash() && shownList.get().items.every(({ isOwn }) => isOwn),
    isEnabled: needsConnection,
    run: emptyTrash,
  },
])

/** Of the list as a whole. */
export const listActions = [...selecting, ...orders, ...directions, ...views, ...trash]

function order(field: ListOrder['order_type'], label: PlainTextKey): Action {
  return {
    id: `files.order-${field}`,
    label,
    icon: null,
    group: 'view',
    isVisible: isOrdered,
    isOn: () => listOrder().order_type === field,
    run: () => orderBy(field),
  }
}

function direction(way: ListOrder['sort_by'], label: PlainTextKey): Action {
  return {
    id: `files.order-${way}`,
    label,
    icon: null,
    group: 'view',
    isVisible: isOrdered,
    isOn: () => listOrder().sort_by === way,
    run: () => orderUpOrDown(way),
  }
}

function view(name: 'cards' | 'lines', look: Pick<Action, 'label' | 'icon'>): Action {
  return {
    ...look,
    id: `files.view-${name}`,
    group: 'view',
    isVisible: hasEntries,
    isOn: () => deskView() === name,
    run: () => showAs(name),
  }
}
