import { useId } from 'react'
import { useText } from '../../platform/i18n/language.ts'
import { FileEntry } from './FileEntry.tsx'
import styles from './FileList.module.css'
import type { FileItem } from './file-item.ts'
import type { ListLook } from './list-look.ts'

interface Props {
  items: readonly FileItem[]
  look: ListLook
}

/** Folders first, then documents; in a hand they are one list. */
export function FileList({ items, look }: Props) {
  const { text } = useText()
  if (look === 'rows') return <Entries items={items} look={look} label={text('files.documents')} />
  const folders = items.filter(({ kind }) => kind === 'folder')
  const documents = items.filter(({ kind }) => kind !== 'folder')
  return (
    <>
      {folders.length > 0 && <Section heading={text('files.folders')} items={folders} look={look} />}
      {documents.length > 0 && <Section heading={text('files.documents')} items={documents} look={look} />}
    </>
  )
}

function Section({ heading, ...list }: Props & { heading: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <Entries {...list} />
    </section>
  )
}

function Entries({ items, look, label }: Props & { label?: string }) {
  return (
    <ul aria-label={label} className={styles[look]}>
      {items.map((item) => (
        <FileEntry key={item.id} item={item} look={look} />
      ))}
    </ul>
  )
}
