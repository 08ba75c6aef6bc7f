import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import type { Editor } from '../../../editor/editor-kind.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { usePhone } from '../../../platform/phone.ts'
import { showError } from '../../../platform/show-error.ts'
import { useStore } from '../../../platform/store.ts'
import type { LiveDocument } from '../../../platform/sync/index.ts'
import { OfflineStrip } from '../../../ui/status/OfflineStrip.tsx'
import { documentPath, fileQuery } from '../../files/index.ts'
import { NameDialog } from '../versions/NameDialog.tsx'
import { VersionSide } from '../versions/VersionSide.tsx'
import { copyVersion, deleteVersion, nameVersion } from '../versions/version-acts.ts'
import { versionsQuery } from '../versions/version-queries.ts'
import { versionName } from '../versions/version-words.ts'
import { HistoryBar, HistoryFoot } from './HistoryBar.tsx'
import styles from './HistoryPage.module.css'
import { tellFailure, useRestore } from './use-restore.ts'
import { type Mode, useShownVersion } from './use-shown-version.ts'
import { VersionView } from './VersionView.tsx'
import { versionInAddress, versionSearch } from './version-address.ts'

interface Props {
  /** Of the document. */
  name: string
  live: LiveDocument
  /** The editor of the document, which stays open below; null until it is there. */
  editor: Editor | null
}

const noActs = { copy: undefined, restore: undefined }

/** The versions of a document: what has changed since, how it was, and the ways back. */
export function HistoryPage({ name, live, editor }: Props) {
  const translator = useText()
  const list = useInfiniteQuery(versionsQuery(live.id))
  const versions = useMemo(() => list.data?.pages.flatMap((part) => part.versions) ?? [], [list.data])
  const wished = versionInAddress(useSearch())
  const choose = (id: number | null) => navigate(location.pathname + versionSearch(id), { replace: true })
  // Until somebody chooses it is the newest; so it is when the one that was chosen is gone.
  const version = wished === null ? null : (versions.find(({ id }) => id === wished) ?? versions[0] ?? null)
  // A link may lead to one that is further down.
  const isMissing = typeof wished === 'number' && !versions.some(({ id }) => id === wished)
  const { hasNextPage, isFetching, fetchNextPage } = list
  useEffect(() => {
    if (isMissing && hasNextPage && !isFetching) void fetchNextPage()
  }, [isMissing, hasNextPage, isFetching, fetchNextPage])
  const [mode, setMode] = useState<Mode>('changes')
  const shown = useShownVersion(live.id, editor, version, mode)
  const { edit } = useStore(live.rights)
  const { data: file } = useQuery(fileQuery(live.id))
  const { isRestoring, restore } = useRestore({ live, editor, version, content: shown.content })
  const [isNaming, setNaming] = useState(false)
  const [isCopying, setCopying] = useState(false)
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => page.current?.focus(), [])

  const back = documentPath(live.id)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) navigate(back)
  }
  const copy = async () => {
    if (!version || isCopying) return
    setCopying(true)
    await copyVersion(live.id, name, version).catch(tellFailure)
    setCopying(false)
  }
  const isPhone = usePhone()
  const canRestore = edit && version !== null && shown.content !== null && editor !== null
  const acts = {
    copy: version === null ? undefined : { isBusy: isCopying, run: () => void copy() },
    restore: canRestore ? { isBusy: isRestoring, run: () => void restore() } : undefined,
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the page, as the button does
    <div ref={page} tabIndex={-1} className={styles.page} onKeyDown={onKeyDown}>
      <HistoryBar
        name={name}
        back={back}
        mode={version === null ? undefined : { value: mode, onChange: setMode }}
        {...(isPhone ? noActs : acts)}
      />
      <OfflineStrip />
      <div className={styles.body}>
        <VersionView
          key={version?.id ?? 'now'}
          fileId={live.id}
          label={version ? versionName(version, translator) : translator.text('history.now')}
          from={version && { words: 'history.from', name: versionName(version, translator) }}
          shown={shown}
          mode={mode}
          isWaiting={list.isPending || (isMissing && (hasNextPage || isFetching))}
          acts={{
            name: () => setNaming(true),
            copy: version === null ? null : () => void copy(),
            restore: canRestore ? restore : null,
          }}
        />
        <VersionSide
          list={list}
          versions={versions}
          chosen={version?.id ?? null}
          onChoose={choose}
          savedAt={file?.updated_at}
          onName={() => setNaming(true)}
          // What others have named, only who the document belongs to may remove.
          onDelete={file?.is_owner ? (each) => void deleteVersion(live.id, each).catch(showError) : undefined}
        />
      </div>
      {isPhone && <HistoryFoot {...acts} />}
      {isNaming && (
        <NameDialog
          onKeep={async (title) => choose((await nameVersion(live, title)).id)}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  )
}
