import { ExternalLink, FileSymlink, Link, NotebookText } from 'lucide-react'
import { notify } from '../../../platform/notices/notices.ts'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { unlessLocked } from '../../core/actions/unless-locked.ts'
import { goToPanel } from '../../core/panels/panel-focus.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { idsOf } from '../items/items.ts'
import { isFreeToLink, leadLink, linkable, openLink } from './link-target.ts'

/** Where shapes lead, and what is noted of them. */
export function linkActions(editor: FlowchartEditor): readonly EditorAction[] {
  const common = { group: 'edit', isVisible: () => editor.mayEdit, worksWhileWriting: true } as const
  const isFree = () => linkable(editor).some((each) => isFreeToLink(editor, each))
  return [
    ...unlessLocked(editor, [
      {
        ...common,
        id: 'editor.link',
        label: 'editor.action.link',
        icon: Link,
        keys: ['mod+shift+k', 'mod+alt+k'],
        isEnabled: () => {
          if (linkable(editor).length === 0) return 'editor.reason.nothing-selected-here'
          return isFree() || 'flowchart.reason.locked'
        },
        run: () => editor.dialog.set('link'),
      },
      {
        ...common,
        id: 'editor.note',
        label: 'editor.action.note',
        icon: NotebookText,
        keys: ['f4'],
        isEnabled: () => idsOf(editor.selection.get()).shapes.length === 1 || 'flowchart.reason.one-shape',
        run: () => goToPanel('note'),
      },
    ]),
    {
      id: 'editor.open-link',
      worksWhileLocked: true,
      label: 'editor.action.open-link',
      icon: ExternalLink,
      group: 'go',
      keys: ['alt+enter'],
      isVisible: () => leadLink(editor)?.url !== undefined,
      run: () => {
        const link = leadLink(editor)
        if (link) followLink(editor, link)
      },
    },
    {
      id: 'editor.show-address',
      worksWhileLocked: true,
      label: 'editor.action.show-address',
      icon: FileSymlink,
      group: 'go',
      isVisible: () => leadLink(editor)?.address !== undefined,
      run: () => {
        const link = leadLink(editor)
        if (link) followLink(editor, link)
      },
    },
  ]
}

/** Says so where it leads to what is gone. */
export function followLink(editor: FlowchartEditor, link: Parameters<typeof openLink>[1]): void {
  if (!openLink(editor, link)) notify({ kind: 'status', words: ({ text }) => text('flowchart.link.gone') })
}
