import { except, needs, readerNeeds } from '../answers.ts'
import type { Rows } from '../row.ts'
import type { Target } from '../stage.ts'

type Calls =
  | `/${'add' | 'get' | 'edit' | 'delete' | 'resolve'}_comment`
  | `/${'get' | 'update'}_read`
  | '/get_mention_list'
  | '/delete_guest_comments'

const reads = true as const
const file = ({ file }: Target) => ({ file_guid: file })
const own = ({ own }: Target) => ({ comment_id: own })
const ofOwner = ({ comment }: Target) => ({ comment_id: comment })

/** Even who may edit the document does not change what others have said. */
const noReaderBut = (who: 'owner') => except(readerNeeds('manage'), { [who]: needs('comment') })

export const commentRows: Rows<Calls> = {
  '/add_comment': [{ body: (at) => ({ ...file(at), content: 'Hello' }), expect: readerNeeds('comment') }],
  '/get_comment': [{ reads, body: file, expect: readerNeeds('see') }],
  '/edit_comment': [
    { as: 'an own one', body: (at) => ({ ...own(at), content: 'Better' }), expect: readerNeeds('comment') },
    { as: 'one of the owner', body: (at) => ({ ...ofOwner(at), content: 'Better' }), expect: noReaderBut('owner') },
    {
      as: 'one of the editor, by anybody',
      body: ({ editorSaid }) => ({ comment_id: editorSaid, content: 'Better' }),
      expect: except(readerNeeds('manage'), { owner: 'nothing', editor: needs('comment') }),
    },
  ],
  '/delete_comment': [
    { as: 'an own one', body: own, expect: readerNeeds('see') },
    { as: 'one of the owner', body: ofOwner, expect: readerNeeds('manage') },
    {
      as: 'one of the editor',
      body: ({ editorSaid }) => ({ comment_id: editorSaid }),
      expect: except(readerNeeds('manage'), { editor: needs('see') }),
    },
  ],
  '/delete_guest_comments': [{ body: (at) => ({ ...file(at), guest: 1 }), expect: needs('manage') }],
  '/resolve_comment': [{ body: ofOwner, expect: needs('comment') }],
  '/get_read': [{ reads, body: file, expect: readerNeeds('see') }],
  '/update_read': [{ body: file, expect: readerNeeds('see') }],
  '/get_mention_list': [{ reads, body: file, expect: needs('comment') }],
}
