import { type ReactNode, useEffect, useId } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import type { FileItem } from '../file-item.ts'
import type { ListLook } from '../list/list-look.ts'
import { allThere, showList } from '../list/shown-list.ts'
import { useAwaitedFocus } from '../selecting/entry-focus.ts'
import { Entries } from './Entries.tsx'
import styles from './FileList.module.css'
import { useTabbable } from './use-tabbable.ts'

interface Props {
  items: readonly FileItem[]
  look: ListLook
  /** With those that a filter hides. */
  count?: number
  /** There is no more than these. */
  isComplete?: boolean
  loadAll?: () => Promise<boolean>
  /** What stands beside the heading. */
  tools?: ReactNode
}

/** Folders first, then documents; in lines and in a hand they are one list. */
export function FileList({ items, look, count = items.length, isComplete = true, loadAll = allThere, tools }: Props) {
  const { text } = useText()
  const folders = items.filter(({ kind }) => kind === 'folder')
  const documents = items.filter(({ kind }) => kind !== 'folder')
  const isSplit = look === 'cards'
  useEffect(
    () => showList({ items: isSplit ? inSections(items) : items, count, isComplete, loadAll }),
    [items, isSplit, count, isComplete, loadAll],
  )
  useAwaitedFocus(items)
  const tabbable = useTabbable(items, isSplit)
  const list = { look, isComplete, tabbable }
  if (look === 'rows') return <Entries {...list} items={items} label={text('files.documents')} />
  if (look === 'lines') {
    return (
      <Section heading={text('files.documents')} tools={tools}>
        <Entries {...list} items={items} />
      </Section>
    )
  }
  return (
    <>
      {folders.length > 0 && (
        <Section heading={text('files.folders')} tools={tools}>
          <Entries {...list} items={folders} isFolders />
        </Section>
      )}
      {documents.length > 0 && (
        <Section heading={text('files.documents')} tools={folders.length === 0 && tools}>
          <Entries {...list} items={documents} />
        </Section>
      )}
    </>
  )
}

const inSections = (items: readonly FileItem[]) => [
  ...items.filter(({ kind }) => kind === 'folder'),
  ...items.filter(({ kind }) => kind !== 'folder'),
]

function Section({ heading, tools, children }: { heading: string; tools?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.top}>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        {tools}
      </div>
      {children}
    </section>
  )
}
