import { readPoint } from '../../core/point.ts'
import { readText } from '../../core/text/rich-text.ts'
import { readLook } from '../schema/look.ts'
import type { AttachmentKind } from './attachments.ts'
import type { CalloutSnapshot } from './snapshot.ts'

/** A callout shows while the node it speaks of lives. */
export const calloutKind: AttachmentKind<CalloutSnapshot, CalloutSnapshot> = {
  read(id, record) {
    const node = record.get('node')
    if (typeof node !== 'string') return null
    return {
      id,
      node,
      at: readPoint(record.get('at')) ?? null,
      text: readText(record.get('text')),
      look: readLook(record.get('look')),
    }
  },
  nodesOf: ({ node }) => [node],
  show: (callout, tree) => (tree.get(callout.node)?.living ? callout : null),
}
