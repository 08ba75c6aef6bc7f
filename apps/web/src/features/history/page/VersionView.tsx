import { type MouseEvent, useLayoutEffect, useMemo, useState } from 'react'
import { nothing } from '../../../editor/core/selection.ts'
import { EditorContext } from '../../../editor/core/use-editor.ts'
import type { Editor, RestorableItem } from '../../../editor/editor-kind.ts'
import { zoomIn, zoomOut } from '../../../editor/views/actions/zoom.ts'
import { SearchBar } from '../../../editor/views/search/SearchBar.tsx'
import { useText } from '../../../platform/i18n/language.ts'
import { usePhone } from '../../../platform/phone.ts'
import { createStore, useStore } from '../../../platform/store.ts'
import { useDelayed } from '../../../platform/use-delayed.ts'
import { ActionMenuItem } from '../../../ui/menus/ActionMenuItem.tsx'
import { PointMenu } from '../../../ui/menus/PointMenu.tsx'
import { EmptyState } from '../../../ui/status/EmptyState.tsx'
import { ErrorState } from '../../../ui/status/ErrorState.tsx'
import { ProgressLine } from '../../../ui/status/ProgressLine.tsx'
import unseen from '../../../ui/unseen.module.css'
import { openHistory } from '../open-history.ts'
import { ChangeChips, type ComparedWith, type Sort } from './ChangeChips.tsx'
import type { Mode, ShownVersion } from './use-shown-version.ts'
import { VersionCanvas } from './VersionCanvas.tsx'
import styles from './VersionView.module.css'
import { WalkBar } from './WalkBar.tsx'
import { nextPlace, walked } from './walk.ts'
import { ZoomTools } from './ZoomTools.tsx'

interface Props {
  fileId: string
  /** What is shown, for those who hear the page. */
  label: string
  /** Null where nothing is compared. */
  from: ComparedWith | null
  shown: ShownVersion
  mode: Mode
  /** It is not known yet what there is to show. */
  isWaiting: boolean
  acts: {
    name: (() => void) | null
    copy: (() => void) | null
    restore: ((item?: RestorableItem) => Promise<void>) | null
  }
}

/** Smaller than that nobody can read what has changed. */
const legible = 0.5
const nobody = createStore(nothing)
/** Who hears more than that one after the other has long stopped listening. */
const mostListed = 500

/** A version on the canvas, with what has changed since and the way through it. */
export function VersionView({ fileId, label, from, shown, mode, isWaiting, acts }: Props) {
  const translator = useText()
  const { text } = translator
  const [editor, setEditor] = useState<Editor | null>(null)
  const [only, setOnly] = useState<Sort | null>(null)
  const [at, setAt] = useState<number | null>(null)
  const [menuAt, setMenuAt] = useState<{ x: number; y: number } | null>(null)
  const changes = useMemo(() => walked(shown.changes, only), [shown.changes, only])
  const place = at === null || at >= changes.length ? null : at
  // Fingers zoom by themselves, and there is no room for more.
  const isPhone = usePhone()
  useStore(editor?.selection ?? nobody)
  // Another page of the document can be shown.
  useStore<unknown>(editor?.scene ?? nobody)
  const isLate = useDelayed(!editor && !shown.error && !shown.isUnreadable)

  const step = (by: 1 | -1) => {
    const next = nextPlace(place, by, changes.length)
    setAt(next)
    const item = next === null ? null : (changes[next]?.item ?? null)
    if (!editor || !item) return
    const page = editor.kind.pages?.of(editor, item) ?? null
    if (page !== null) editor.kind.pages?.show(editor, page)
    if (item.type === 'page') return
    editor.select([item])
    if (editor.view.get().zoom < legible) editor.centre(item, 1)
    else editor.show(item)
  }
  const restorable = (acts.restore && editor && mode === 'changes' && editor.kind.versions?.restorable(editor)) || null
  // After every drawing: its actions do what the page can do now.
  useLayoutEffect(() => {
    openHistory.set({
      step: changes.length > 0 ? step : null,
      view: editor && {
        zoomIn: () => zoomIn(editor),
        zoomOut: () => zoomOut(editor),
        fit: () => editor.fitAll(),
        find: () => editor.search.mode.set('find'),
      },
      name: acts.name,
      copy: acts.copy,
      restore: acts.restore && (() => void acts.restore?.()),
      restoreItem: restorable && { act: restorable.act, run: () => void acts.restore?.(restorable) },
    })
  })
  useLayoutEffect(() => () => openHistory.set(null), [])

  const onContextMenu = (event: MouseEvent) => {
    event.preventDefault()
    if (restorable) setMenuAt({ x: event.clientX, y: event.clientY })
  }
  return (
    <main className={styles.view} aria-label={label} onContextMenu={onContextMenu}>
      {isLate && <ProgressLine />}
      {!isWaiting && shown.shown && <VersionCanvas fileId={fileId} shown={shown.shown} onEditor={setEditor} />}
      {shown.error !== null && !shown.shown && (
        <div className={styles.notice}>
          <ErrorState error={shown.error} onRetry={shown.retry} />
        </div>
      )}
      {shown.isUnreadable && (
        <div className={styles.notice}>
          <EmptyState drawing="gone" title={text('history.unreadable')} />
        </div>
      )}
      {from && shown.counts && (
        <ChangeChips
          from={from}
          counts={shown.counts}
          only={only}
          onOnly={(sort) => {
            setOnly(sort)
            setAt(null)
          }}
        />
      )}
      {editor && (
        <EditorContext value={editor}>
          <SearchBar />
        </EditorContext>
      )}
      {editor && !isPhone && <ZoomTools editor={editor} />}
      {editor && shown.counts && (changes.length > 0 || restorable) && (
        <WalkBar
          editor={editor}
          isPhone={isPhone}
          at={place}
          count={changes.length}
          words={place === null ? '' : (changes[place]?.words(translator) ?? '')}
          restoreAct={restorable?.act ?? null}
        />
      )}
      {shown.changes.length > 0 && (
        <ol className={unseen.unseen} aria-label={text('history.change.list')}>
          {shown.changes.slice(0, mostListed).map(({ sort, item, words }) => (
            <li key={`${sort} ${item?.type} ${item?.id ?? words(translator)}`}>{words(translator)}</li>
          ))}
        </ol>
      )}
      {menuAt && restorable && (
        <PointMenu at={menuAt} onClose={() => setMenuAt(null)}>
          <ActionMenuItem id={restorable.act} />
        </PointMenu>
      )}
    </main>
  )
}
