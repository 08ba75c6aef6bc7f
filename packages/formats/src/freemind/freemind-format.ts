import type { FileFormat } from '../files/file-format.ts'
import { rootName } from '../xml/root-name.ts'
import { readFreemind } from './read-freemind.ts'
import { writeFreemind } from './write-freemind.ts'

export const freemindFormat = {
  name: 'FreeMind',
  extensions: ['mm'],
  reader: {
    recognizes: (file) => rootName(file.text ?? '') === 'map',
    read: readFreemind,
  },
  writer: { kinds: ['mindmap'], mediaType: 'application/x-freemind; charset=utf-8', write: writeFreemind },
} satisfies FileFormat
