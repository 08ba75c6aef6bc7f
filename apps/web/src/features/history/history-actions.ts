import {
  ChevronDown,
  ChevronUp,
  CopyPlus,
  Diff,
  Maximize,
  Plus,
  RotateCcw,
  Search,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { type Action, defineActions } from '../../platform/actions/action.ts'
import { type OpenHistory, openHistory } from './open-history.ts'
import { waitingVisit } from './visit/waiting-visit.ts'

/** Shown while the page can do it. */
function whileOpen(act: (page: OpenHistory) => (() => void) | undefined): Pick<Action, 'isVisible' | 'run'> {
  const current = () => {
    const page = openHistory.get()
    return page ? act(page) : undefined
  }
  return { isVisible: () => current() !== undefined, run: () => current()?.() }
}

export const historyActions = defineActions([
  {
    id: 'history.visit',
    label: 'history.visit.show',
    icon: Diff,
    group: 'view',
    keys: ['f7'],
    isVisible: () => openHistory.get() === null && waitingVisit.get() !== null,
    run: () => waitingVisit.get()?.show(),
  },
  {
    id: 'history.previous',
    label: 'history.previous',
    icon: ChevronUp,
    group: 'view',
    keys: ['shift+f7'],
    ...whileOpen(({ step }) => (step ? () => step(-1) : undefined)),
  },
  {
    id: 'history.next',
    label: 'history.next',
    icon: ChevronDown,
    group: 'view',
    keys: ['f7'],
    ...whileOpen(({ step }) => (step ? () => step(1) : undefined)),
  },
  {
    id: 'history.zoom-out',
    label: 'editor.action.zoom-out',
    icon: ZoomOut,
    group: 'view',
    keys: ['mod+-'],
    ...whileOpen(({ view }) => view?.zoomOut),
  },
  {
    id: 'history.zoom-in',
    label: 'editor.action.zoom-in',
    icon: ZoomIn,
    group: 'view',
    keys: ['mod++', 'mod+shift++', 'mod+='],
    ...whileOpen(({ view }) => view?.zoomIn),
  },
  {
    id: 'history.fit',
    label: 'editor.action.fit',
    icon: Maximize,
    group: 'view',
    keys: ['mod+shift+f'],
    ...whileOpen(({ view }) => view?.fit),
  },
  {
    id: 'history.search',
    label: 'editor.action.search',
    icon: Search,
    group: 'view',
    keys: ['mod+f'],
    ...whileOpen(({ view }) => view?.find),
  },
  {
    id: 'history.name',
    label: 'history.name',
    icon: Plus,
    group: 'file',
    ...whileOpen(({ name }) => name ?? undefined),
  },
  {
    id: 'history.copy',
    label: 'history.copy',
    icon: CopyPlus,
    group: 'file',
    ...whileOpen(({ copy }) => copy ?? undefined),
  },
  ...(['history.restore-branch', 'history.restore-item', 'history.restore-page'] as const).map(
    (id): Action => ({
      id,
      label: id,
      icon: RotateCcw,
      group: 'file',
      ...whileOpen(({ restoreItem }) => (restoreItem?.act === id ? restoreItem.run : undefined)),
    }),
  ),
  {
    id: 'history.restore',
    label: 'history.restore',
    icon: RotateCcw,
    group: 'file',
    ...whileOpen(({ restore }) => restore ?? undefined),
  },
])
