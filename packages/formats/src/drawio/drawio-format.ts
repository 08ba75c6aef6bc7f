import type { FileFormat } from '../files/file-format.ts'
import { drawioText } from './open-drawio.ts'
import { readDrawio } from './read-drawio.ts'
import { writeDrawio } from './write-drawio.ts'

export const drawioFormat = {
  name: 'draw.io',
  extensions: ['drawio'],
  reader: { recognizes: (file) => drawioText(file) !== undefined, read: readDrawio },
  writer: { kinds: ['flowchart'], mediaType: 'application/vnd.jgraph.mxfile', write: writeDrawio },
} satisfies FileFormat
