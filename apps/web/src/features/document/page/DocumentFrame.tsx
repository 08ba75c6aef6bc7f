import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'wouter'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import type { LiveDocument } from '../../../platform/sync/index.ts'
import { usePageTitle } from '../../../platform/use-page-title.ts'
import { mainId } from '../../../ui/SkipLink.tsx'
import { ProgressLine } from '../../../ui/status/ProgressLine.tsx'
import { showComments, useCommentInAddress, useComments } from '../../comments/index.ts'
import { RequestCard, useTurn } from '../../cooperation/index.ts'
import { HistoryLayer, SinceVisit } from '../../history/index.ts'
import { type DocumentAddress, isHistoryPath } from '../address.ts'
import { returnToMap } from '../bar/bar-keys.ts'
import { PhoneTop } from '../bar/PhoneTop.tsx'
import { EditorHost } from '../editor-host/EditorHost.tsx'
import { openEditor, useOpenEditor } from '../editor-host/open-editor.ts'
import { openDocument } from '../open-document.ts'
import type { BarLook } from './bar-look.ts'
import styles from './DocumentFrame.module.css'
import { DocumentStrip } from './DocumentStrip.tsx'
import { InHand } from './InHand.tsx'
import { desk } from './lazy-desk.ts'
import { NotHere } from './NotHere.tsx'
import { TopicCount } from './TopicCount.tsx'

const Desk = desk.part((parts) => parts.Desk)
const DesktopBar = desk.part((parts) => parts.DesktopBar)

interface Props {
  address: DocumentAddress
  look: BarLook
  home: string
  /** Somebody without an account. */
  isGuest?: boolean
  /** `null` until it is known. */
  name: string | null
  /** `null` until it is known. */
  canManage: boolean | null
  open: { live: LiveDocument; isReady: boolean } | null
}

/** The page of a document: the bar, what there is to know, and the map. */
export function DocumentFrame({ address: { kind, id }, look, home, isGuest = false, name, canManage, open }: Props) {
  const { text } = useText()
  const live = open?.live ?? null
  const shown = open?.isReady ? open.live : null
  const [path] = useLocation()
  const isHistory = isHistoryPath(path)
  const title = name ?? text('document.title')
  usePageTitle(isHistory ? text('history.page', { name: title }) : title)
  useFocusAfter(isHistory)
  useUnloadGuard(shown)
  useTurn(kind === 'file' ? shown : null)
  useLayoutEffect(() => {
    openDocument.set(
      name === null
        ? null
        : { kind, id, name, canManage: canManage ?? false, home, saveState: live?.saveState ?? null },
    )
    return () => openDocument.set(null)
  }, [kind, id, name, canManage, home, live])

  const strip = shown && <DocumentStrip live={shown} look={look} />
  return (
    <>
      <div className={styles.page} inert={isHistory && shown !== null}>
        {look === 'desktop' ? (
          <>
            <DesktopBar live={shown} home={home} isGuest={isGuest} />
            {strip}
          </>
        ) : (
          <PhoneTop live={live} shown={shown} home={home} isOthers={canManage === false}>
            {strip}
          </PhoneTop>
        )}
        {shown && <RequestCard live={shown} onKeyDown={returnToMap} />}
        <main id={mainId} aria-label={name ?? undefined} className={styles.main}>
          {shown ? <OpenMap live={shown} kind={kind} look={look} /> : live && <Waiting live={live} home={home} />}
        </main>
      </div>
      {isHistory && shown && <OverHistory live={shown} name={title} />}
    </>
  )
}

/** The map stays open below its history: what is restored there is a change like others. */
function OverHistory({ live, name }: { live: LiveDocument; name: string }) {
  return <HistoryLayer live={live} name={name} editor={useOpenEditor()} />
}

/** Whoever comes back from the history goes on in the map. */
function useFocusAfter(isHistory: boolean): void {
  useEffect(() => {
    if (!isHistory) return
    return () => openEditor.get()?.focus()
  }, [isHistory])
}

function OpenMap({ live, kind, look }: { live: LiveDocument; kind: DocumentAddress['kind']; look: BarLook }) {
  const { edit } = useStore(live.rights)
  const comments = useComments(live, kind)
  useCommentInAddress(comments, () => showComments(look))
  const map = (
    <>
      <EditorHost live={live} kind={kind} comments={comments} look={look} />
      <TopicCount live={live} />
      {kind === 'file' && <ChangedMeanwhile live={live} />}
    </>
  )
  return look === 'desktop' ? (
    <Desk documentId={live.id} kind={live.kind} canEdit={edit} comments={comments}>
      {map}
    </Desk>
  ) : (
    <InHand documentId={live.id}>{map}</InHand>
  )
}

function ChangedMeanwhile({ live }: { live: LiveDocument }) {
  const editor = useOpenEditor()
  return editor && <SinceVisit live={live} editor={editor} />
}

/** Nothing to show yet; and where nobody can be asked for it, that is said. */
function Waiting({ live, home }: { live: LiveDocument; home: string }) {
  const state = useStore(live.saveState)
  return state === 'offline' || state === 'failed' ? (
    <NotHere home={home} onRetry={() => live.retry()} />
  ) : (
    <ProgressLine />
  )
}

/** Closing the window asks first while a change is neither on the server nor in the browser's database. */
function useUnloadGuard(live: LiveDocument | null): void {
  useEffect(() => {
    if (!live) return
    const guard = (event: BeforeUnloadEvent) => {
      if (live.pending() && live.saveState.get() !== 'offline') event.preventDefault()
    }
    addEventListener('beforeunload', guard)
    return () => removeEventListener('beforeunload', guard)
  }, [live])
}
