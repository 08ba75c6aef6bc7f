import type { Point, Size } from '@ramify/geometry'
import {
  ArrowDown,
  ArrowDownAZ,
  ArrowUp,
  ChevronsDownUp,
  Copy,
  CornerDownRight,
  CornerLeftUp,
  ListPlus,
  ListStart,
  PencilLine,
  SquareDashed,
  Trash2,
} from 'lucide-react'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { leadOf } from '../../core/selection.ts'
import { toMap } from '../../core/viewport/viewport.ts'
import { beginWriting } from '../../input/text/begin-writing.ts'
import { foldLabel, hasChildren, toggleFold } from '../folding/fold.ts'
import { removeItem } from '../items/remove-item.ts'
import type { MapEditor } from '../map-editor.ts'
import { removeSelected } from '../navigation/remove-topics.ts'
import { tellRemoved } from '../navigation/tell-removed.ts'
import { leadBesidesRoot, someBesidesRoot, someSelected } from '../selection/conditions.ts'
import { addChild, addFloating, addSibling, insertParent } from './add-topic.ts'
import { duplicate } from './duplicate.ts'
import { moveAmongSiblings } from './move-among-siblings.ts'
import { sortChildren } from './sort-children.ts'

/** What is done to topics. */
export function topicActions(editor: MapEditor): readonly EditorAction[] {
  const common = { group: 'topic', isVisible: () => editor.mayEdit } as const
  const selected = someSelected(editor)
  const besidesRoot = someBesidesRoot(editor)
  const hasSiblings = leadBesidesRoot(editor)
  return [
    {
      ...common,
      id: 'editor.add-child',
      label: 'editor.action.add-child',
      shortLabel: 'editor.short.add-child',
      icon: CornerDownRight,
      keys: ['tab', 'insert'],
      isEnabled: selected,
      run: () => addChild(editor),
    },
    {
      ...common,
      id: 'editor.add-sibling',
      label: 'editor.action.add-sibling',
      shortLabel: 'editor.short.add-sibling',
      icon: ListPlus,
      keys: ['enter'],
      isEnabled: hasSiblings,
      run: () => addSibling(editor, 'after'),
    },
    {
      ...common,
      id: 'editor.add-sibling-before',
      label: 'editor.action.add-sibling-before',
      icon: ListStart,
      keys: ['shift+enter'],
      isEnabled: hasSiblings,
      run: () => addSibling(editor, 'before'),
    },
    {
      ...common,
      id: 'editor.insert-parent',
      label: 'editor.action.insert-parent',
      icon: CornerLeftUp,
      keys: ['mod+enter'],
      isEnabled: besidesRoot,
      run: () => insertParent(editor),
    },
    {
      ...common,
      id: 'editor.add-floating',
      label: 'editor.action.add-floating',
      icon: SquareDashed,
      isEnabled: () => editor.drilledTopic.get() === null || 'editor.reason.drilled',
      run: () => addFloating(editor, toMap(editor.view.get(), middleOf(editor.screen.get()))),
    },
    {
      ...common,
      id: 'editor.edit',
      label: 'editor.action.edit',
      shortLabel: 'editor.short.edit',
      icon: PencilLine,
      keys: ['f2', ' '],
      isEnabled: () => editor.selectedItem.get() !== null || selected(),
      run: () => void beginWriting(editor, isUntouched(editor) ? 'all-selected' : 'at-end'),
    },
    {
      ...common,
      id: 'editor.fold',
      isVisible: () => editor.mayEdit || editor.mayFold(),
      label: 'editor.action.fold',
      labelNow: () => foldLabel(editor),
      icon: ChevronsDownUp,
      keys: ['mod+/'],
      isEnabled: hasChildren(editor),
      run: () => toggleFold(editor),
    },
    {
      ...common,
      id: 'editor.move-up',
      repeats: true,
      label: 'editor.action.move-up',
      icon: ArrowUp,
      keys: ['alt+arrowup'],
      isEnabled: besidesRoot,
      run: () => moveAmongSiblings(editor, 'before'),
    },
    {
      ...common,
      id: 'editor.move-down',
      repeats: true,
      label: 'editor.action.move-down',
      icon: ArrowDown,
      keys: ['alt+arrowdown'],
      isEnabled: besidesRoot,
      run: () => moveAmongSiblings(editor, 'after'),
    },
    {
      ...common,
      id: 'editor.sort-children',
      label: 'editor.action.sort-children',
      icon: ArrowDownAZ,
      isEnabled: hasChildren(editor, 'editor.reason.nothing-to-sort'),
      run: () => sortChildren(editor),
    },
    {
      ...common,
      id: 'editor.duplicate',
      label: 'editor.action.duplicate',
      icon: Copy,
      keys: ['mod+d'],
      isEnabled: besidesRoot,
      run: () => duplicate(editor),
    },
    {
      ...common,
      id: 'editor.delete',
      isDestructive: true,
      label: 'editor.action.delete',
      icon: Trash2,
      keys: ['delete', 'backspace'],
      isEnabled: () => editor.selectedItem.get() !== null || besidesRoot(),
      run: () => {
        const picked = editor.selectedItem.get()
        if (picked) removeItem(editor, picked)
        else tellRemoved(editor, () => removeSelected(editor))
      },
    },
  ]
}

/** The words that every map begins with are nobody's. */
function isUntouched({ document: { snapshot }, selectedTopics }: MapEditor): boolean {
  const words = leadOf(selectedTopics.get()) === snapshot.root && snapshot.nodes.get(snapshot.root)?.text.text
  return words === currentTranslator().text('drafts.central-topic')
}

const middleOf = ({ width, height }: Size): Point => ({ x: width / 2, y: height / 2 })
