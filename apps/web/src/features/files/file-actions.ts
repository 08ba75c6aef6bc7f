import { BrainCircuit, FileInput, LayoutTemplate, Workflow } from 'lucide-react'
import { navigate } from 'wouter/use-browser-location'
import { type Action, defineActions } from '../../platform/actions/action.ts'
import { places } from './places.ts'

/** Until documents can be made. */
const notYet = {
  group: 'create',
  isEnabled: () => 'files.not-yet',
  run: () => undefined,
} as const satisfies Partial<Action>

const create = defineActions([
  { ...notYet, id: 'files.new-map', label: 'files.new-map', icon: BrainCircuit },
  { ...notYet, id: 'files.new-flowchart', label: 'files.new-flowchart', icon: Workflow },
  { ...notYet, id: 'files.from-template', label: 'files.from-template', icon: LayoutTemplate },
  { ...notYet, id: 'files.from-file', label: 'files.from-file', icon: FileInput },
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

export const fileActions = [...create, ...go]
