import { readerNeeds } from '../answers.ts'
import { sessionOf } from '../people.ts'
import type { Rows } from '../row.ts'
import { someId, type Target } from '../stage.ts'

type Calls =
  | '/exports'
  | '/export-pdf'
  | '/export-flower-pdf'
  | '/word'
  | '/export_authentications'
  | '/cancel_export'
  | '/get_resolve'
  | '/get_resolve_content'

const file = ({ file }: Target) => ({ file_guid: file })
const exported = { body: file, expect: readerNeeds('export') }

export const exportRows: Rows<Calls> = {
  '/exports': [
    { ...exported, as: 'as a picture', body: ({ file }) => ({ file_guid: file, format: 'png' }) },
    { ...exported, as: 'as data', body: ({ file }) => ({ file_guid: file, format: 'json' }) },
  ],
  '/export-pdf': [exported],
  '/export-flower-pdf': [exported],
  '/word': [exported],
  '/export_authentications': 'signed in',
  // A task is nobody's but whose it is, whatever is done with the document.
  '/cancel_export': [
    {
      body: () => ({ task_id: someId() }),
      expect: (who) => (sessionOf(who) === 'none' ? 'sign in' : 'nothing'),
      once: true,
    },
  ],
  '/get_resolve': 'signed in',
  '/get_resolve_content': 'signed in',
}
