import { groupKind } from '@ramify/document'
import { Copy, Group, PencilLine, Trash2, Ungroup } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { unlessLocked } from '../../core/actions/unless-locked.ts'
import { leadOf } from '../../core/selection.ts'
import { editActions } from '../../input/actions/edit-actions.ts'
import { beginWriting } from '../../input/text/begin-writing.ts'
import { copyImageAction } from '../../views/pictures/copy-image-action.ts'
import { arrangeActions } from '../arranging/arrange-actions.ts'
import { lockActions } from '../arranging/lock-actions.ts'
import { nudgeActions } from '../arranging/nudge-actions.ts'
import { selectActions } from '../arranging/select-actions.ts'
import { gridActions } from '../arranging/view-actions.ts'
import { commentActions } from '../comments/comment-actions.ts'
import { connectorActions } from '../connectors/connector-actions.ts'
import { keepContentActions } from '../containers/keep-content.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { duplicateSelected } from '../items/duplicate.ts'
import { connectorItem, idsOf, outermost, shapeItem } from '../items/items.ts'
import { removeSelected } from '../items/remove-items.ts'
import { laneActions } from '../lanes/lane-actions.ts'
import { layerActions } from '../layers/layer-actions.ts'
import { libraryActions } from '../library/library-actions.ts'
import { pageActions } from '../pages/page-actions.ts'
import { paletteActions } from '../palette/palette-actions.ts'
import { insertActions } from '../pictures/insert-actions.ts'
import { lookActions } from '../style/look-actions.ts'
import { tableActions } from '../tables/table-actions.ts'
import { tidyActions } from '../tidying/tidy-actions.ts'

/** Everything one can do in a flowchart besides what every document has. */
export function flowchartActions(editor: FlowchartEditor): readonly EditorAction[] {
  const isVisible = () => editor.mayEdit
  const hasSelection = () => editor.selection.get().length > 0 || ('editor.reason.nothing-selected-here' as const)
  const hasShapes = (least: number) => () =>
    idsOf(editor.selection.get()).shapes.length >= least || ('editor.reason.nothing-selected-here' as const)
  const tops = () => outermost(editor.document.snapshot, idsOf(editor.selection.get()).shapes)
  const groups = () => tops().filter((id) => editor.document.snapshot.shapes.get(id)?.kind === groupKind)
  return [
    ...unlessLocked(editor, [
      ...pageActions(editor),
      ...layerActions(editor),
      ...lookActions(editor),
      ...tidyActions(editor),
      ...laneActions(editor),
      ...paletteActions(editor),
      ...libraryActions(editor),
      ...commentActions(editor),
      ...tableActions(editor),
      ...keepContentActions(editor),
      ...insertActions(editor),
    ]),
    ...unlessLocked(editor, connectorActions(editor)),
    ...editActions(editor, {
      step: (direction) => editor[direction](),
      canCut: hasSelection,
      canCopy: hasSelection,
      selectAll: () => {
        const { shapes, connectors, layers } = editor.document.snapshot
        const page = editor.page.get()
        const onPage = ({ page: of, layer }: { page: string; layer: string | null }) => {
          const on = layers.get(layer ?? '')
          return of === page && !on?.hidden && !on?.locked
        }
        editor.select([
          ...[...shapes.values()].filter((each) => onPage(each) && each.parent === null).map(({ id }) => shapeItem(id)),
          ...[...connectors.values()].filter(onPage).map(({ id }) => connectorItem(id)),
        ])
      },
    }),
    copyImageAction(editor),
    ...unlessLocked(editor, [
      {
        id: 'editor.edit',
        label: 'editor.action.edit',
        shortLabel: 'editor.short.edit',
        icon: PencilLine,
        group: 'edit',
        keys: ['f2', ' '],
        isVisible,
        isEnabled: () =>
          editor.textTargets.current() !== null ||
          leadOf(editor.selection.get())?.type === 'connector' ||
          'editor.reason.nothing-selected-here',
        run: () => void beginWriting(editor, 'at-end'),
      },
    ]),
    {
      id: 'editor.delete',
      label: 'editor.action.delete',
      icon: Trash2,
      group: 'edit',
      keys: ['delete', 'backspace'],
      isVisible,
      isEnabled: hasSelection,
      run: () => removeSelected(editor),
    },
    {
      id: 'editor.duplicate',
      label: 'editor.action.duplicate',
      icon: Copy,
      group: 'edit',
      keys: ['mod+d'],
      isVisible,
      isEnabled: hasShapes(1),
      run: () => duplicateSelected(editor),
    },
    {
      id: 'editor.group',
      label: 'editor.action.group',
      icon: Group,
      group: 'edit',
      keys: ['mod+g'],
      isVisible,
      isEnabled: hasShapes(2),
      run: () => {
        const result = editor.execute({ type: 'groupShapes', shapes: tops() })
        const [id] = result.ok ? (result.ids ?? []) : []
        if (id !== undefined) editor.select([shapeItem(id)])
      },
    },
    {
      id: 'editor.ungroup',
      label: 'editor.action.ungroup',
      icon: Ungroup,
      group: 'edit',
      keys: ['mod+shift+g'],
      isVisible,
      isEnabled: () => groups().length > 0 || ('flowchart.reason.no-group' as const),
      run: () => void editor.execute({ type: 'ungroupShapes', shapes: groups() }),
    },
    ...unlessLocked(editor, [
      ...arrangeActions(editor),
      ...nudgeActions(editor),
      ...lockActions(editor),
      ...gridActions(editor),
      ...selectActions(editor),
    ]),
  ]
}
