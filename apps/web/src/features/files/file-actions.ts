import { BrainCircuit, FileInput, LayoutTemplate, PencilLine, Trash2, Workflow } from 'lucide-react'
import { navigate } from 'wouter/use-browser-location'
import { type Action, defineActions } from '../../platform/actions/action.ts'
import { createMap, openSample } from './create-map.ts'
import { leaveToNeighbour } from './entry-focus.ts'
import { fileTarget, renamed } from './file-target.ts'
import { places } from './places.ts'
import { mayRemove, removeItem } from './remove-item.ts'

/** Until there is an editor for it, or something to start from. */
const notYet = {
  group: 'create',
  isEnabled: () => 'files.not-yet',
  run: () => undefined,
} as const satisfies Partial<Action>

const create = defineActions([
  { id: 'files.new-map', label: 'files.new-map', icon: BrainCircuit, group: 'create', run: createMap },
  { ...notYet, id: 'files.new-flowchart', label: 'files.new-flowchart', icon: Workflow },
  { ...notYet, id: 'files.from-template', label: 'files.from-template', icon: LayoutTemplate },
  { ...notYet, id: 'files.from-file', label: 'files.from-file', icon: FileInput },
])

export const createActionIds = create.map(({ id }) => id)

/** Beside the others: offered where there is nothing yet, and to whoever asks for it. */
const sample = defineActions([
  { id: 'files.sample', label: 'files.sample', icon: null, group: 'create', run: openSample },
])

const hasTarget = () => fileTarget.get()?.canManage ?? false

/** Of one document; see `entry-keys.ts` for their keys. */
export const entryActions = defineActions([
  {
    id: 'files.rename',
    label: 'files.rename',
    icon: PencilLine,
    group: 'file',
    keys: ['f2'],
    isLocal: true,
    isVisible: hasTarget,
    run: () => renamed.set(fileTarget.get()?.id ?? null),
  },
  {
    id: 'files.delete',
    label: 'files.delete',
    icon: Trash2,
    group: 'file',
    keys: ['delete'],
    isLocal: true,
    isDestructive: true,
    isVisible: hasTarget,
    run: async () => {
      const item = fileTarget.get()
      if (!item || !(await mayRemove(item))) return
      leaveToNeighbour(item.id)
      await removeItem(item)
    },
  },
])

const go = defineActions(
  places.map(({ id, path, title, icon }) => ({
    id: `go.${id}`,
    label: title,
    icon,
    group: 'go',
    run: () => navigate(path),
  })),
)

export const fileActions = [...create, ...sample, ...entryActions, ...go]
