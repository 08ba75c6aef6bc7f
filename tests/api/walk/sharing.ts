import { fill } from './files.ts'
import type { Rows } from './row.ts'
import { type Owner, someId, type World } from './world.ts'

type Calls =
  | '/share_info'
  | '/set_share_status'
  | '/update_share_limit'
  | '/check_share_limit'
  | '/save_share'
  | '/ls_my_share'
  | '/ls_my_view'
  | '/delete_view_log'

const names = {
  file: (file_guid: string) => ({ file_guid }),
  status: (file_guid: string) => ({ file_guid, is_share: 1 as const }),
  limit: (file_guid: string) => ({ file_guid, expires: 7 as const, password: '1234' }),
}

const unknown = (path: Calls, naming: (id: string) => object) => ({
  '-104': (owner: Owner, world: World) => world.outcome(owner, path, naming(someId()) as never),
})

async function shared({ api, file }: Owner): Promise<{ share_id: string }> {
  const { share_id } = await api('/set_share_status', names.status(file))
  return { share_id: share_id ?? '' }
}

/** What somebody else shares, and lets this one save. */
async function proven(owner: Owner, world: World): Promise<{ share_id: string }> {
  const other = await world.owner()
  const share = await shared(other)
  await other.api('/update_share_limit', { file_guid: other.file, may_save: true })
  await owner.api('/check_share_limit', share)
  return share
}

/** The outcome of the last of so many wrong passwords, by somebody without an account. */
async function guess(owner: Owner, world: World, times: number): Promise<number> {
  const share = await shared(owner)
  await owner.api('/update_share_limit', { file_guid: owner.file, password: '1234' })
  let last = 0
  for (let nth = 0; nth < times; nth++) {
    last = await world.outcome(null, '/check_share_limit', { ...share, password: '4321' })
  }
  return last
}

export const sharingRows: Rows<Calls> = {
  '/share_info': {
    reads: true,
    right: ({ file }) => names.file(file),
    naming: names.file,
    errors: unknown('/share_info', names.file),
  },
  '/set_share_status': {
    right: ({ file }) => names.status(file),
    naming: names.status,
    errors: unknown('/set_share_status', names.status),
  },
  '/update_share_limit': {
    right: ({ file }) => names.limit(file),
    naming: names.limit,
    errors: unknown('/update_share_limit', names.limit),
  },
  '/check_share_limit': {
    right: shared,
    naming: names.file,
    nothing: '"547"',
    errors: {
      ...unknown('/check_share_limit', names.file),
      '-123': (owner, world) => guess(owner, world, 1),
      '-429': (owner, world) => guess(owner, world, 6),
    },
  },
  '/save_share': {
    right: proven,
    naming: names.file,
    nothing: '"547"',
    errors: {
      ...unknown('/save_share', names.file),
      '-111': async (owner, world) => {
        const share = await proven(owner, world)
        await fill(owner)
        return world.outcome(owner, '/save_share', share)
      },
    },
  },
  '/ls_my_share': { reads: true, right: () => ({}), errors: {} },
  '/ls_my_view': { reads: true, right: () => ({}), errors: {} },
  '/delete_view_log': { right: () => ({ share_ids: 'none' }), errors: {} },
}
