import { z } from 'zod'
import { call } from '../call.ts'
import { count, fileEntry, naotuType, partOf } from './file-fields.ts'

const searchEntry = fileEntry.extend({
  /** Where all that was asked for was found; `text` also when a part of it is in the title. */
  matched: z.enum(['title', 'text']),
  /** A part of the title or the text around the first hit, as it was written, and where in it the hits are: from, to. */
  snippet: z.object({ text: z.string(), hits: z.array(z.tuple([count, count])) }),
})
export type SearchEntry = z.output<typeof searchEntry>

export const searchCalls = {
  '/search': call({
    summary:
      'One’s own files and folders by the words of their names and topics, the trash left out: all words, in any order, by how they begin; of Chinese, Japanese and Korean any part. Titles first, then the newest',
    auth: 'session',
    body: z.object({ words: z.string().max(200), naotu_type: naotuType.optional(), ...partOf(30, 100) }),
    /** Where texts are long, fewer files than asked for, or none, come with a cursor: the rest was not looked through yet. */
    data: z.object({ files: z.array(searchEntry), cursor: z.string().nullable() }),
    errors: [],
  }),
}
