import type { ConnectorSnapshot, ShapeSnapshot } from '@ramify/document'
import { FlipHorizontal, type LucideIcon, Paintbrush, Shapes, Spline, SquareStack } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { leadOf, type Selection } from '../../core/selection.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { connectorItem, shapeItem } from '../items/items.ts'
import { asGroups } from './groups.ts'
import { isGroup } from './movable.ts'

const choices: readonly { what: Choice; icon: LucideIcon; needsLead: boolean }[] = [
  { what: 'shapes', icon: Shapes, needsLead: false },
  { what: 'connectors', icon: Spline, needsLead: false },
  { what: 'same-kind', icon: SquareStack, needsLead: true },
  { what: 'same-style', icon: Paintbrush, needsLead: true },
  { what: 'inverse', icon: FlipHorizontal, needsLead: false },
]

type Choice = 'shapes' | 'connectors' | 'same-kind' | 'same-style' | 'inverse'

export const selectIds: readonly string[] = choices.map(({ what }) => `flowchart.select-${what}`)

/** Things of the page by what they have in common. They leave the page as it is, so one who only reads has them too. */
export function selectActions(editor: FlowchartEditor): readonly EditorAction[] {
  return choices.map(({ what, icon, needsLead }) => ({
    id: `flowchart.select-${what}`,
    label: `flowchart.select.${what}` as const,
    icon,
    group: 'edit',
    worksWhileLocked: true,
    ...(what === 'shapes' && { keys: ['mod+shift+a'] }),
    ...(what === 'connectors' && { keys: ['mod+alt+a'] }),
    isEnabled: () => !needsLead || leadItem(editor) !== undefined || 'editor.reason.nothing-selected-here',
    run: () => editor.select(chosen(editor, what)),
  }))
}

function chosen(editor: FlowchartEditor, what: Choice): Selection {
  const { shapes, connectors } = inReach(editor)
  const shapeItems = () =>
    asGroups(
      editor.document.snapshot,
      shapes.map(({ id }) => shapeItem(id)),
    )
  const connectorItems = () => connectors.map(({ id }) => connectorItem(id))
  if (what === 'shapes') return shapeItems()
  if (what === 'connectors') return connectorItems()
  const before = editor.selection.get()
  if (what === 'inverse') {
    const chosenIds = new Set(before.map(({ id }) => id))
    return [...shapeItems(), ...connectorItems()].filter(({ id }) => !chosenIds.has(id))
  }
  const lead = leadItem(editor)
  const alike = lead ? [...shapes, ...connectors].filter((each) => isAlike(each, lead, what)) : []
  // The one that one began from goes on leading.
  const others = alike.filter(({ id }) => id !== lead?.id)
  return [...others, ...(lead ? [lead] : [])].map((each) =>
    'kind' in each ? shapeItem(each.id) : connectorItem(each.id),
  )
}

type Item = ShapeSnapshot | ConnectorSnapshot

function isAlike(item: Item, lead: Item, what: 'same-kind' | 'same-style'): boolean {
  if ('kind' in item !== 'kind' in lead) return false
  if (what === 'same-style') return styleOf(item) === styleOf(lead)
  return 'kind' in item && 'kind' in lead
    ? item.kind === lead.kind
    : 'style' in item && 'style' in lead && item.style === lead.style
}

/** Whatever the order in which its parts were set. */
const styleOf = ({ look }: Item): string => JSON.stringify(Object.entries(look).sort(([a], [b]) => (a < b ? -1 : 1)))

function leadItem({ document, selection }: FlowchartEditor): Item | undefined {
  const lead = leadOf(selection.get())
  const { shapes, connectors } = document.snapshot
  return lead?.type === 'shape' ? shapes.get(lead.id) : connectors.get(lead?.id ?? '')
}

/** On the page that is shown, and on no layer that is hidden or locked. */
function inReach({ document, page }: FlowchartEditor) {
  const { shapes, connectors, layers } = document.snapshot
  const isInReach = ({ page: of, layer }: Item) => {
    const on = layers.get(layer ?? '')
    return of === page.get() && !on?.hidden && !on?.locked
  }
  return {
    shapes: [...shapes.values()].filter((shape) => isInReach(shape) && !isGroup(shape)),
    connectors: [...connectors.values()].filter(isInReach),
  }
}
