import { needs } from '../answers.ts'
import type { Rows } from '../row.ts'
import type { Target } from '../stage.ts'

type Calls =
  | '/changed_since'
  | '/save_backup'
  | '/get_history_data'
  | '/get_history_content'
  | '/delete_history_data'
  | '/save_back'

const version = ({ file, version }: Target) => ({ file_guid: file, id: version })

export const historyRows: Rows<Calls> = {
  '/changed_since': [{ reads: true, body: ({ file }) => ({ file_guid: file, since: 0 }), expect: needs('see') }],
  '/get_history_data': [{ reads: true, body: ({ file }) => ({ file_guid: file }), expect: needs('history') }],
  '/get_history_content': [{ reads: true, body: version, expect: needs('history') }],
  '/save_backup': [
    { as: 'named', body: ({ file }) => ({ file_guid: file, tag_text: 'Second' }), expect: needs('history') },
    {
      as: 'before a restore',
      body: ({ file }) => ({ file_guid: file, type: 'before-restore' }),
      expect: needs('history'),
    },
  ],
  '/save_back': [{ body: version, expect: needs('edit') }],
  // An editor cannot remove what others could go back to.
  '/delete_history_data': [{ body: version, expect: needs('manage') }],
}
