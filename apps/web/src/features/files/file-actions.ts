import { BrainCircuit, FileInput, FolderPlus, LayoutTemplate, Workflow } from 'lucide-react'
import { navigate } from 'wouter/use-browser-location'
import { type Action, defineActions } from '../../platform/actions/action.ts'
import { currentToken } from '../../platform/session/session-store.ts'
import { createMap, openSample } from './create-map.ts'
import { entryActions } from './entry-actions.ts'
import { createFolder } from './folders/create-folder.ts'
import { listActions } from './list-actions.ts'
import { needsConnection } from './needs-connection.ts'
import { placeAt, places } from './places.ts'

/** Until there is an editor for it, or something to start from. */
const notYet = {
  group: 'create',
  isEnabled: () => 'files.not-yet',
  run: () => undefined,
} as const satisfies Partial<Action>

const create = defineActions([
  { id: 'files.new-map', label: 'files.new-map', icon: BrainCircuit, group: 'create', run: createMap },
  {
    id: 'files.new-folder',
    label: 'files.new-folder',
    icon: FolderPlus,
    group: 'create',
    keys: ['shift+f'],
    isVisible: () => currentToken() !== null && (placeAt(location.pathname)?.hasFolders ?? false),
    isEnabled: needsConnection,
    run: createFolder,
  },
  { ...notYet, id: 'files.new-flowchart', label: 'files.new-flowchart', icon: Workflow },
  { ...notYet, id: 'files.from-template', label: 'files.from-template', icon: LayoutTemplate },
  { ...notYet, id: 'files.from-file', label: 'files.from-file', icon: FileInput },
])

export const createActionIds = create.map(({ id }) => id)

/** Beside the others: offered where there is nothing yet, and to whoever asks for it. */
const sample = defineActions([
  { id: 'files.sample', label: 'files.sample', icon: null, group: 'create', run: openSample },
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

export const fileActions = [...create, ...sample, ...entryActions, ...listActions, ...go]
