import type { FileFormat } from '../files/file-format.ts'
import { rootName } from '../xml/root-name.ts'
import { readOpml } from './read-opml.ts'
import { writeOpml } from './write-opml.ts'

export const opmlFormat = {
  name: 'OPML',
  extensions: ['opml'],
  reader: {
    recognizes: (file) => rootName(file.text ?? '')?.toLowerCase() === 'opml',
    read: readOpml,
  },
  writer: { kinds: ['mindmap'], mediaType: 'text/x-opml; charset=utf-8', write: writeOpml },
} satisfies FileFormat
