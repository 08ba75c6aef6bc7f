import type { PageSnapshot } from '@ramify/document'
import { Plus } from 'lucide-react'
import { Fragment, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { usePart, useStore } from '../../../platform/store.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ActionMenuItem } from '../../../ui/menus/ActionMenuItem.tsx'
import { MenuSeparator } from '../../../ui/menus/Menu.tsx'
import { PointMenu } from '../../../ui/menus/PointMenu.tsx'
import { focusField } from '../../core/focus-field.ts'
import { NameField } from '../ordering/NameField.tsx'
import { useReorder } from '../ordering/use-reorder.ts'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import styles from './PageTabs.module.css'
import { pageMenu } from './page-actions.ts'
import { addPage, deletePage, movePageBy, movePageTo, pageName, renamePage } from './pages.ts'

/** The pages of a flowchart, below it. Not while it is presented, nor where there is one and nobody can add another. */
export function PageTabs() {
  const editor = useFlowchartEditor()
  const mayEdit = useStore(editor.editRight)
  const isPresented = useStore(editor.presentation.now) !== null
  const count = usePart(editor.scene, ({ parts }) => parts.snapshot.pages.length)
  return isPresented || (count < 2 && !mayEdit) ? null : <Tabs />
}

function Tabs() {
  const editor = useFlowchartEditor()
  const { text } = useText()
  const snapshot = usePart(editor.scene, ({ parts }) => parts.snapshot)
  const shown = useStore(editor.page)
  const renamed = useStore(editor.renamedPage)
  const mayEdit = useStore(editor.editRight)
  const isLocked = useStore(editor.lockReason) !== null
  const canEdit = mayEdit && !isLocked
  const [menuAt, setMenuAt] = useState<{ x: number; y: number } | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const { pages } = snapshot
  const reorder = useReorder(list, 'x', (dragged, to) => movePageTo(editor, pages[dragged]?.id ?? '', to))

  useEffect(() => {
    if (shown !== '')
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [shown])

  const openMenu = (event: MouseEvent, id: string) => {
    event.preventDefault()
    event.stopPropagation()
    if (!canEdit) return
    editor.showPage(id)
    const { left, top } = event.currentTarget.getBoundingClientRect()
    setMenuAt(event.button === 2 ? { x: event.clientX, y: event.clientY } : { x: left, y: top })
  }
  const focusTab = (id: string | undefined) => {
    if (id === undefined) return
    editor.showPage(id)
    list.current?.querySelector<HTMLElement>(`[data-page="${CSS.escape(id)}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent, number: number) => {
    const last = pages.length - 1
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (event.ctrlKey || event.metaKey) return
    if (by !== 0 && event.altKey) {
      if (canEdit) movePageBy(editor, by)
    } else if (by !== 0) focusTab(pages[(number + by + pages.length) % pages.length]?.id)
    else if (event.key === 'Home') focusTab(pages[0]?.id)
    else if (event.key === 'End') focusTab(pages[last]?.id)
    else if (event.key === 'F2' && canEdit) editor.renamedPage.set(shown)
    else if (event.key === 'Delete' && canEdit && last > 0) deletePage(editor)
    else if (event.key === 'Escape' || event.key === 'Enter') focusField(editor)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const endRenaming = (page: PageSnapshot, name: string | null) => {
    editor.renamedPage.set(null)
    if (name !== null) renamePage(editor, page.id, name)
    focusField(editor)
  }
  return (
    <div className={styles.bar} data-page-tabs>
      <div ref={list} role="tablist" aria-label={text('flowchart.pages')} className={styles.list}>
        {pages.map((page, number) => {
          const name = pageName(snapshot, page)
          const isShown = page.id === shown
          const mark = classNames(
            styles.tab,
            reorder.drop === number && styles.dropBefore,
            reorder.drop === pages.length && number === pages.length - 1 && styles.dropAfter,
          )
          if (page.id === renamed && canEdit) {
            return (
              <span key={page.id} className={mark} data-reordered>
                <NameField
                  name={name}
                  label={text('flowchart.page.name')}
                  className={styles.field}
                  onDone={(typed) => endRenaming(page, typed)}
                />
              </span>
            )
          }
          return (
            <button
              key={page.id}
              type="button"
              role="tab"
              className={mark}
              aria-selected={isShown}
              tabIndex={isShown ? 0 : -1}
              data-page={page.id}
              data-reordered
              onClick={() => editor.showPage(page.id)}
              onDoubleClick={() => canEdit && editor.renamedPage.set(page.id)}
              onPointerDown={(event) => canEdit && reorder.onPointerDown(event, number)}
              onKeyDown={(event) => onKeyDown(event, number)}
              onContextMenu={(event) => openMenu(event, page.id)}
            >
              <span className={styles.name}>{name}</span>
            </button>
          )
        })}
      </div>
      {canEdit && (
        <IconButton
          label={text('flowchart.action.page-add')}
          icon={Plus}
          side="top"
          className={styles.add}
          onClick={() => addPage(editor)}
        />
      )}
      {menuAt && (
        <PointMenu at={menuAt} onClose={() => setMenuAt(null)} onFocusLost={() => focusField(editor)}>
          {pageMenu.map((ids, nth) => (
            <Fragment key={ids[0]}>
              {nth > 0 && <MenuSeparator />}
              {ids.map((id) => (
                <ActionMenuItem key={id} id={id} isQuiet />
              ))}
            </Fragment>
          ))}
        </PointMenu>
      )}
    </div>
  )
}
