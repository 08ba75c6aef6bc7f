import type { LineSnapshot } from '@ramify/document'
import type { Editor } from '../editor.ts'

/** The line the other way round, bent as it was. */
export function swapEnds(editor: Editor, { id, from, to, bend }: LineSnapshot): void {
  editor.execute({ type: 'setLine', id, from: to, to: from, bend: bend.toReversed() })
}
