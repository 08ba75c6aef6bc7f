import type { FileFormat } from '../files/file-format.ts'
import { isWorkbook } from './open-workbook.ts'
import { readXmind } from './read-xmind.ts'
import { writeXmind } from './write-xmind.ts'

export const xmindFormat = {
  name: 'XMind',
  extensions: ['xmind'],
  reader: { recognizes: isWorkbook, read: readXmind },
  writer: { kinds: ['mindmap'], mediaType: 'application/vnd.xmind.workbook', holdsSeveral: true, write: writeXmind },
} satisfies FileFormat
