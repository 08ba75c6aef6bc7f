import type { Command, CommandResult, NodeId } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import { notify, withdrawNotice } from '../../../platform/notices/notices.ts'

const key = 'editor.lost-text'

/** The part of an editor that takes lost text back; the editor itself imports this file. */
interface LostTextTarget {
  hasRoomFor: (topics: number) => boolean
  execute: (command: Command) => CommandResult
  selectAndShow: (id: NodeId) => void
}

interface LostText {
  readonly text: string
  /** Where it stood on the map. */
  readonly at: Point
  readonly isLabel: boolean
}

/** Somebody else deleted what was being written in: the words stay within reach until the person takes them or closes the notice. */
export function offerLostText(editor: LostTextTarget, { text: lost, at, isLabel }: LostText): void {
  notify({
    kind: 'status',
    key,
    stays: true,
    words: ({ text }) => text(isLabel ? 'editor.said.label-gone' : 'editor.said.writing-gone'),
    action: {
      label: ({ text }) => text('editor.said.insert-lost-text'),
      run: () => {
        if (!editor.hasRoomFor(1)) return
        const added = editor.execute({ type: 'addFloating', at, text: lost })
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
