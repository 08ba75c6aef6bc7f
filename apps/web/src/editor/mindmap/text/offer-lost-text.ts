import type { Command, CommandResult, NodeId } from '@ramify/document'
import { center } from '@ramify/geometry'
import { notify, withdrawNotice } from '../../../platform/notices/notices.ts'
import type { LostText } from '../../core/text-targets.ts'

const key = 'editor.lost-text'

/** The part of an editor that takes lost text back; the editor itself imports this file. */
interface LostTextTarget {
  hasRoomFor: (topics: number) => boolean
  execute: (command: Command) => CommandResult
  selectAndShow: (id: NodeId) => void
}

/** Somebody else deleted or hid what was being written in: words that would be lost stay within reach until the person takes them or closes the notice. */
export function tellLostText(editor: LostTextTarget, { item, typed, rect, isDeleted }: LostText): void {
  const gone = item.type === 'node' ? 'editor.said.writing-gone' : 'editor.said.label-gone'
  if (!isDeleted) notify({ kind: 'status', words: ({ text }) => text('editor.said.writing-folded') })
  else if (!rect || typed === '') notify({ kind: 'status', words: ({ text }) => text(gone) })
  else
    notify({
      kind: 'status',
      key,
      stays: true,
      words: ({ text }) => text(gone),
      action: {
        label: ({ text }) => text('editor.said.insert-lost-text'),
        run: () => {
          if (!editor.hasRoomFor(1)) return
          const added = editor.execute({ type: 'addFloating', at: center(rect), text: typed })
          const id = added.ok ? added.ids?.[0] : undefined
          if (id !== undefined) editor.selectAndShow(id)
        },
      },
    })
}

/** The map it could go back into is closed. */
export function withdrawLostText(): void {
  withdrawNotice(key)
}
