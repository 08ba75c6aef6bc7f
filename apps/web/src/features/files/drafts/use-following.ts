import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { type DraftRecord, kindOfDraft } from '../../../platform/drafts/draft.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { isGuestHere } from '../../../platform/session/guest-mark.ts'
import { sessionStore } from '../../../platform/session/session-store.ts'
import { useStore } from '../../../platform/store.ts'
import { type FileItem, itemOfFollowing } from '../file-item.ts'
import { wayTo } from '../folders/folder-tree.ts'
import { useFolderTree } from '../folders/tree-query.ts'
import type { Place } from '../places/places.ts'
import { useDraftsFor } from './drafts-query.ts'
import { draftsOfList, type Noticed, notice, stillFollowing } from './following.ts'

interface Following {
  readonly items: readonly FileItem[]
  /** Files that the server has made for them, which have not all of them yet. */
  readonly standsFor: ReadonlySet<string>
}

interface Listed {
  ids: ReadonlySet<string>
  at: number
  refresh: () => void
}

const none: readonly DraftRecord[] = []

/** What was begun without a network and belongs into this list: it stands there until the file that it becomes does. */
export function useFollowing(place: Place, { ids, at, refresh }: Listed): Following {
  const translator = useText()
  const personId = useStore(sessionStore)?.user?.user_id ?? null
  // As it was when the page came: the mark goes with the last draft, which is still to be seen then.
  const [mayBeHere] = useState(isGuestHere)
  const isFolder = place.id === 'maps' || place.id === 'flowcharts'
  const isList = isFolder || place.id === 'recent' || place.id === 'search'
  const whose = mayBeHere && isList ? personId : null
  const { data: all = none } = useDraftsFor(whose)
  const root = useFolderTree().data?.root
  const { root: kind, folderId = null } = place
  const drafts = useMemo(() => {
    if (whose === null) return none
    const hasFolder = (folder: string) => !root || wayTo(root, folder) !== null
    const ofKind = kind === undefined ? all : all.filter((draft) => kindOfDraft(draft) === kind)
    return draftsOfList(ofKind, { personId: whose, folder: isFolder ? { id: folderId } : 'any', hasFolder })
  }, [all, whose, kind, isFolder, folderId, root])

  const [noticed, setNoticed] = useState<Noticed>(new Map())
  const now = notice(noticed, drafts, Date.now())
  if (now !== noticed) setNoticed(now)
  const arrived = [...now.values()].filter((time) => time !== null).length
  const again = useEffectEvent(refresh)
  useEffect(() => {
    if (arrived > 0) again()
  }, [arrived])

  return useMemo(() => {
    const left = stillFollowing(drafts, now, { ids, at })
    return {
      items: left.map((draft) => itemOfFollowing(draft, translator)),
      standsFor: new Set(left.flatMap(({ claim }) => claim?.madeId ?? [])),
    }
  }, [drafts, now, ids, at, translator])
}
