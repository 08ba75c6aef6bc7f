import {
  ExternalLink,
  FileSymlink,
  Image,
  ImageOff,
  Link,
  Link2,
  Maximize2,
  MessageSquare,
  NotebookText,
  Smile,
} from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { goToPanel } from '../../core/panels/panel-focus.ts'
import { pickImage } from '../images/pick-image.ts'
import { openLink } from '../links/open-link.ts'
import type { MapEditor } from '../map-editor.ts'
import { selectedNodes } from '../marks/change-list.ts'
import { writeNote } from '../outline/outline-notes.ts'
import { type Condition, leadNode, oneSelected, someSelected } from '../selection/conditions.ts'

/** What topics are given to carry. */
export function contentActions(editor: MapEditor): readonly EditorAction[] {
  const common = { group: 'topic', isVisible: () => !editor.readOnly, worksWhileWriting: true } as const
  const { dialog } = editor.content
  const picture = () => leadNode(editor)?.image ?? null
  return [
    {
      ...common,
      id: 'editor.icons',
      label: 'editor.action.icons',
      icon: Smile,
      keys: ['alt+i'],
      isEnabled: someSelected(editor),
      run: () => goToPanel('icons'),
    },
    {
      ...common,
      id: 'editor.image',
      label: 'editor.action.image',
      icon: Image,
      keys: ['alt+p'],
      isEnabled: canTakeImages(editor),
      run: () => pickImage(editor),
    },
    {
      ...common,
      id: 'editor.link',
      label: 'editor.action.link',
      icon: Link,
      keys: ['mod+shift+k', 'mod+alt+k'],
      isEnabled: someSelected(editor),
      run: () => dialog.set({ kind: 'link' }),
    },
    {
      ...common,
      id: 'editor.note',
      label: 'editor.action.note',
      icon: NotebookText,
      keys: ['f4'],
      isEnabled: oneSelected(editor),
      run: () => {
        const node = leadNode(editor)
        if (node && editor.shownAs.get() === 'outline') writeNote(editor, node.id)
        else goToPanel('note')
      },
    },
    {
      id: 'editor.open-link',
      worksWhileLocked: true,
      label: 'editor.action.open-link',
      icon: ExternalLink,
      group: 'topic',
      keys: ['alt+enter'],
      isVisible: () => leadNode(editor)?.link?.url !== undefined,
      run: () => {
        const link = leadNode(editor)?.link
        if (link) openLink(editor, link)
      },
    },
    {
      id: 'editor.show-address',
      worksWhileLocked: true,
      label: 'editor.action.show-address',
      icon: FileSymlink,
      group: 'topic',
      isVisible: () => leadNode(editor)?.link?.address !== undefined,
      run: () => {
        const link = leadNode(editor)?.link
        if (link) openLink(editor, link)
      },
    },
    {
      id: 'editor.comments',
      worksWhileLocked: true,
      label: 'editor.action.comments',
      icon: MessageSquare,
      group: 'topic',
      keys: ['alt+c'],
      feature: 'comments',
      isVisible: () => editor.comments !== null,
      isEnabled: someSelected(editor),
      run: () => {
        const node = leadNode(editor)
        if (node) editor.comments?.open(node.id)
      },
    },
    {
      id: 'editor.copy-topic-link',
      worksWhileLocked: true,
      label: 'editor.action.copy-topic-link',
      icon: Link2,
      group: 'topic',
      feature: 'sharing',
      isVisible: () => editor.copyLinkTo !== null,
      isEnabled: someSelected(editor),
      run: () => {
        const node = leadNode(editor)
        if (node) editor.copyLinkTo?.(node.id)
      },
    },
    {
      id: 'editor.view-image',
      worksWhileLocked: true,
      label: 'editor.action.view-image',
      icon: Maximize2,
      group: 'topic',
      isVisible: () => picture() !== null,
      run: () => {
        const image = picture()
        if (image) dialog.set({ kind: 'picture', resource: image.resource })
      },
    },
    {
      id: 'editor.remove-image',
      label: 'editor.action.remove-image',
      icon: ImageOff,
      group: 'topic',
      isVisible: () => !editor.readOnly && picture() !== null,
      run: () => removeImages(editor),
    },
  ]
}

function canTakeImages(editor: MapEditor): Condition {
  const selected = someSelected(editor)
  return () => editor.assets.refusal() ?? selected()
}

/** Removes the images of the selected topics in one undo step. */
function removeImages(editor: MapEditor): void {
  const dressed = selectedNodes(editor).filter(({ image }) => image !== null)
  editor.batch(dressed.map(({ id }) => ({ type: 'setImage', id, image: null })))
}
