import type { Rows } from './row.ts'
import { type Owner, someId, type World } from './world.ts'

export type CommentPath =
  | `/${'add' | 'get' | 'edit' | 'delete' | 'resolve'}_comment`
  | `/${'get' | 'update'}_read`
  | '/get_mention_list'
  | '/delete_guest_comments'

const names = (file_guid: string) => ({ file_guid })
const said = (file_guid: string) => ({ file_guid, content: 'Secret words' })

const guest = (file_guid: string) => ({ file_guid, guest: 1 })

const newComment = async ({ api, file }: Owner) => ({ comment_id: (await api('/add_comment', said(file))).id })

const unknown = (path: CommentPath, body: (id: string) => object) => ({
  '-104': (owner: Owner, world: World) => world.outcome(owner, path, body(someId()) as never),
})

/** As often as one may within a minute, and once more. */
const flood = (path: CommentPath, body: (owner: Owner) => object | Promise<object>) => ({
  '-429': async (owner: Owner, world: World) => {
    const given = await body(owner)
    for (let nth = 0; nth < 30; nth++) await world.outcome(owner, path, given as never)
    return world.outcome(owner, path, given as never)
  },
})

export const commentRows: Rows<CommentPath> = {
  '/add_comment': {
    right: ({ file }) => said(file),
    naming: said,
    errors: { ...unknown('/add_comment', said), ...flood('/add_comment', ({ file }) => said(file)) },
  },
  '/get_comment': {
    reads: true,
    right: ({ file }) => names(file),
    naming: names,
    errors: unknown('/get_comment', names),
  },
  '/edit_comment': {
    right: async (owner) => ({ ...(await newComment(owner)), content: 'Other words' }),
    errors: {
      ...unknown('/edit_comment', (comment_id) => ({ comment_id, content: 'x' })),
      ...flood('/edit_comment', async (owner) => ({ ...(await newComment(owner)), content: 'x' })),
    },
  },
  '/delete_comment': {
    right: newComment,
    errors: unknown('/delete_comment', (comment_id) => ({ comment_id })),
  },
  '/delete_guest_comments': {
    right: ({ file }) => guest(file),
    naming: guest,
    errors: unknown('/delete_guest_comments', guest),
  },
  '/resolve_comment': {
    right: newComment,
    errors: {
      ...unknown('/resolve_comment', (comment_id) => ({ comment_id })),
      ...flood('/resolve_comment', newComment),
    },
  },
  '/get_read': { reads: true, right: ({ file }) => names(file), naming: names, errors: unknown('/get_read', names) },
  '/update_read': { right: ({ file }) => names(file), naming: names, errors: unknown('/update_read', names) },
  '/get_mention_list': {
    reads: true,
    right: ({ file }) => names(file),
    naming: names,
    errors: unknown('/get_mention_list', names),
  },
}
