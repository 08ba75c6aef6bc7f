/** What is asked for, or sent, as bytes: no calls, and so no entries of the contract, but described with it. */
export interface ByteRoute {
  summary: string
  method: 'GET' | 'PUT'
  /** `session`: a bearer token; `address`: whoever holds the address, as long as it is good. */
  auth: 'session' | 'address'
  /** What comes, or is sent. */
  types: readonly string[]
  query?: Record<string, readonly string[]>
}

const pictures = ['image/png', 'image/jpeg'] as const

/** By their paths under `/api`. */
export const byteRoutes: Record<string, ByteRoute> = {
  '/avatars/{user_id}/{avatar}': {
    summary: 'The picture of a person, for themselves and for who has a file in common with them',
    method: 'GET',
    auth: 'session',
    types: pictures,
  },
  '/user/avatar': {
    summary: 'Puts in a picture of one’s own, of 12 MB at most; answers { user }',
    method: 'PUT',
    auth: 'session',
    types: pictures,
  },
  '/resources/{file_guid}/{resource_id}': {
    summary:
      'A picture in a document, or (`application/octet-stream`) a file attached to a topic, for who may see that',
    method: 'GET',
    auth: 'session',
    types: pictures,
    query: { size: ['display'] },
  },
  '/pictures/{size}/{ticket}': {
    summary: 'A picture in a document, at the address that was given for it, for a minute',
    method: 'GET',
    auth: 'address',
    types: pictures,
  },
  '/thumbnails/{file_guid}/{version}': {
    summary: 'What a document looks like, for lists',
    method: 'GET',
    auth: 'session',
    types: ['image/svg+xml'],
  },
  '/share_previews/{share_id}': {
    summary: 'What a document looks like that is shared by a link without a password, for whoever has the link',
    method: 'GET',
    auth: 'address',
    types: ['image/png'],
  },
  '/share_posters/{share_id}': {
    summary:
      'A shared document as viewers show it first, for whoever has a link without a password, or has proven one with a password',
    method: 'GET',
    auth: 'address',
    types: ['image/svg+xml'],
    query: { unfolded: ['1'] },
  },
  '/upload/{ticket}': {
    summary:
      'Puts a picture or an attached file into a document, at the address that /authentications gave; answers { resource_id, width, height } or { resource_id, size }',
    method: 'PUT',
    auth: 'address',
    types: pictures,
  },
  '/tasks/document/render/{task_id}': {
    summary:
      'How far a render task is, for who started it: { state, progress, file }. state: 0 waiting, 2 running, 1 done, negative failed (-8: it took too long)',
    method: 'GET',
    auth: 'session',
    types: ['application/json'],
  },
  '/tasks/document/render/{task_id}/file': {
    summary: 'What a render task has made, for who started it',
    method: 'GET',
    auth: 'session',
    types: ['application/octet-stream'],
  },
  '/exported/{ticket}': {
    summary: 'The same, at the address that the task answers as its file, for ten minutes',
    method: 'GET',
    auth: 'address',
    types: ['application/octet-stream'],
  },
  '/export_upload/{ticket}': {
    summary:
      'Puts a file that the caller has rendered, at the address that /export_authentications gave; answers { task_id, file, file_name, size, expires_at }',
    method: 'PUT',
    auth: 'address',
    types: ['application/octet-stream'],
  },
  '/contents/{ticket}': {
    summary:
      'The content of a document or a version, at the address that /open or /get_history_content gave, for a minute',
    method: 'GET',
    auth: 'address',
    types: ['application/json'],
  },
  '/user/export/{ticket}': {
    summary: 'Everything of a person as one zip, at the address that /user/export gave, for a minute',
    method: 'GET',
    auth: 'address',
    types: ['application/zip'],
  },
}
