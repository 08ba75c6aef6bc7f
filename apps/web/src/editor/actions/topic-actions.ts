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
  Trash2,
} from 'lucide-react'
import type { Editor } from '../editor.ts'
import { removeSelected } from '../navigation/remove-topics.ts'
import { addChild, addSibling, insertParent } from './add-topic.ts'
import { leadNode, someBesidesRoot, someSelected } from './conditions.ts'
import { duplicate } from './duplicate.ts'
import type { EditorAction } from './editor-action.ts'
import { hasChildren, toggleFold } from './fold.ts'
import { moveAmongSiblings } from './move-among-siblings.ts'
import { sortChildren } from './sort-children.ts'

/** What is done to topics. */
export function topicActions(editor: Editor): readonly EditorAction[] {
  const common = { group: 'topic', isVisible: () => editor.mayEdit } as const
  const selected = someSelected(editor)
  const besidesRoot = someBesidesRoot(editor)
  return [
    {
      ...common,
      id: 'editor.add-child',
      label: 'editor.action.add-child',
      icon: CornerDownRight,
      keys: ['tab', 'insert'],
      isEnabled: selected,
      run: () => addChild(editor),
    },
    {
      ...common,
      id: 'editor.add-sibling',
      label: 'editor.action.add-sibling',
      icon: ListPlus,
      keys: ['enter'],
      isEnabled: selected,
      run: () => addSibling(editor, 'after'),
    },
    {
      ...common,
      id: 'editor.add-sibling-before',
      label: 'editor.action.add-sibling-before',
      icon: ListStart,
      keys: ['shift+enter'],
      isEnabled: selected,
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
      id: 'editor.edit',
      label: 'editor.action.edit',
      icon: PencilLine,
      keys: ['f2', ' '],
      isEnabled: selected,
      run: () => {
        const lead = leadNode(editor)
        if (lead) editor.writing.set({ id: lead.id, begins: 'at-end' })
      },
    },
    {
      ...common,
      id: 'editor.fold',
      label: 'editor.action.fold',
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
      isEnabled: hasChildren(editor),
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
      isEnabled: besidesRoot,
      run: () => removeSelected(editor),
    },
  ]
}
