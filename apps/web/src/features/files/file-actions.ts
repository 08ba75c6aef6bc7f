import { BrainCircuit, FolderPlus, Map as MapIcon, Workflow } from 'lucide-react'
import { navigate } from 'wouter/use-browser-location'
import { defineActions } from '../../platform/actions/action.ts'
import { currentToken } from '../../platform/session/session-store.ts'
import { entryActions } from './entry-actions.ts'
import { createFolder } from './folders/create-folder.ts'
import { listActions } from './list-actions.ts'
import { needsConnection } from './needs-connection.ts'
import { createDocument, openSample } from './new-document/create-document.ts'
import { placeAt, places } from './places/places.ts'

const create = defineActions([
  {
    id: 'files.new-map',
    label: 'files.new-map',
    icon: BrainCircuit,
    group: 'create',
    run: () => createDocument('mindmap'),
  },
  {
    id: 'files.new-flowchart',
    label: 'files.new-flowchart',
    icon: Workflow,
    group: 'create',
    feature: 'flowcharts',
    run: () => createDocument('flowchart'),
  },
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
  { id: 'files.sample', label: 'files.sample', icon: MapIcon, group: 'create', run: () => openSample('mindmap') },
  {
    id: 'files.sample-flowchart',
    label: 'files.sample-flowchart',
    icon: MapIcon,
    group: 'create',
    feature: 'flowcharts',
    run: () => openSample('flowchart'),
  },
])

export const createActionIds = create.map(({ id }) => id)

const go = defineActions(
  places.map(({ id, path, title, icon }) => ({
    id: `go.${id}`,
    label: title,
    icon,
    group: 'go',
    run: () => navigate(path),
  })),
)

export const fileActions = [...create, ...entryActions, ...listActions, ...go]
