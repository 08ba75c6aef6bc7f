import type { Body, ShareState } from '@ramify/contract'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../../platform/api/api.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { showError } from '../../../platform/show-error.ts'
import { trackUse } from '../../../platform/tracking/track.ts'
import { changeListed, refreshListed } from '../../files/index.ts'
import { shareQuery } from '../share-query.ts'

/** What of a share can be changed, and has a tick of its own. */
type Part = 'link' | 'expiry' | 'password' | 'comment' | 'save' | 'embed'
type Change = Omit<Body<'/update_share_limit'>, 'file_guid'>

export interface ShareDesk {
  readonly info: ShareState | undefined
  readonly error: unknown
  readonly retry: () => void
  /** Counts what was kept of a part: each time a tick fades in. */
  readonly kept: (part: Part) => number
  readonly turn: (isOn: boolean) => void
  readonly change: (part: Part, change: Change) => void
}

/** A share and the ways to change it. Each change is kept at once, one after the other; what is refused is said and taken back. */
export function useShare(fileId: string): ShareDesk {
  const { data, error, refetch } = useQuery(shareQuery(fileId))
  const [counts, setCounts] = useState<Partial<Record<Part, number>>>({})
  const last = useRef<Promise<unknown>>(Promise.resolve())
  /** What is shown of changes that the server has not answered yet, in their order. */
  const unanswered = useRef<Partial<ShareState>[]>([])

  const keep = (part: Part, shown: Partial<ShareState>, call: () => Promise<ShareState>) => {
    const { queryKey } = shareQuery(fileId)
    void queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, (known) => known && { ...known, ...shown })
    unanswered.current = [...unanswered.current, shown]
    last.current = last.current.then(async () => {
      try {
        const state = await call().finally(() => {
          unanswered.current = unanswered.current.filter((each) => each !== shown)
        })
        // The answer knows nothing of what was changed since it was asked for.
        queryClient.setQueryData(queryKey, Object.assign({}, state, ...unanswered.current))
        setCounts((before) => ({ ...before, [part]: (before[part] ?? 0) + 1 }))
        tellLists(state)
      } catch (failure) {
        showError(failure)
        await queryClient.invalidateQueries({ queryKey })
      }
    })
  }
  return {
    info: data,
    error,
    retry: () => void refetch(),
    kept: (part) => counts[part] ?? 0,
    turn: (isOn) => {
      const is_share = isOn ? 1 : 0
      if (isOn) trackUse('share_file')
      keep('link', { is_share, state: isOn ? 'on' : 'off' }, () =>
        api('/set_share_status', { file_guid: fileId, is_share }),
      )
    },
    change: (part, change) =>
      keep(part, shownOf(change), () => api('/update_share_limit', { file_guid: fileId, ...change })),
  }
}

/** What can be shown of a change before the server has answered: when a link ends and what it draws itself, only the server knows. */
function shownOf({ password, may_save, may_comment, embed_hosts }: Change): Partial<ShareState> {
  return {
    ...(password !== undefined && { password: password === 'new' ? '' : password }),
    ...(may_save !== undefined && { may_save }),
    ...(may_comment !== undefined && { may_comment }),
    ...(embed_hosts !== undefined && { embed_hosts }),
  }
}

/** Cards have a mark where a link leads to their document. */
function tellLists({ file_guid, is_share }: ShareState): void {
  changeListed(file_guid, (entry) => ({ ...entry, is_share }))
  void refreshListed()
}
