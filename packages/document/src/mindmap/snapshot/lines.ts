import type { Point } from '@ramify/geometry'
import { list } from '../../core/fields.ts'
import { isPlain } from '../../core/json.ts'
import { readPoint } from '../../core/point.ts'
import { readText } from '../../core/text/rich-text.ts'
import { readLineLook } from '../schema/look.ts'
import type { AttachmentKind } from './attachments.ts'
import type { LineSnapshot } from './snapshot.ts'

export const bendField = list(readPoint, 16)

/** A line shows while both its ends live and are two. */
export const lineKind: AttachmentKind<LineSnapshot, LineSnapshot> = {
  read(id, record) {
    const ends = record.get('ends')
    if (!isPlain(ends) || typeof ends.from !== 'string' || typeof ends.to !== 'string') return null
    return {
      id,
      from: ends.from,
      to: ends.to,
      bend: bendField(record.get('bend')) ?? noBend,
      text: readText(record.get('text')),
      look: readLineLook(record.get('look')),
    }
  },
  nodesOf: (line) => [line.from, line.to],
  show({ from, to, ...line }, tree) {
    return from !== to && tree.get(from)?.living && tree.get(to)?.living ? { ...line, from, to } : null
  },
}

const noBend: readonly Point[] = Object.freeze([])
