import { useEffect, useId } from 'react'
import type { FileItem } from '../file-item.ts'
import { showList } from '../list/shown-list.ts'
import { useAwaitedFocus } from '../selecting/entry-focus.ts'
import { Entries } from './Entries.tsx'
import styles from './FileSections.module.css'
import { useTabbable } from './use-tabbable.ts'

interface ListSection {
  readonly heading: string
  readonly items: readonly FileItem[]
  /** What stands there when it has none; null: nothing, its heading neither. */
  readonly nothing: string | null
}

interface Props {
  sections: readonly ListSection[]
  /** Of all sections. */
  items: readonly FileItem[]
  /** With those that a filter hides. */
  count: number
  isComplete: boolean
  loadAll: () => Promise<boolean>
}

/** Several lists below each other in a hand, which are gone through and selected from as one. */
export function FileSections({ sections, items, count, isComplete, loadAll }: Props) {
  useEffect(() => showList({ items, count, isComplete, loadAll }), [items, count, isComplete, loadAll])
  useAwaitedFocus(items)
  const tabbable = useTabbable(items, false)
  return sections.map(
    (section) =>
      (section.items.length > 0 || section.nothing !== null) && (
        <Section key={section.heading} {...section} isComplete={isComplete} tabbable={tabbable} />
      ),
  )
}

function Section(props: ListSection & { isComplete: boolean; tabbable: string | null }) {
  const { heading, items, nothing, isComplete, tabbable } = props
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {items.length === 0 ? (
        <p className={styles.nothing}>{nothing}</p>
      ) : (
        <Entries items={items} look="rows" isComplete={isComplete} tabbable={tabbable} label={heading} />
      )}
    </section>
  )
}
