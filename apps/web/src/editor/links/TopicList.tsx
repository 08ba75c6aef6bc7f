import type { NodeId } from '@ramify/document'
import { Search } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { useText } from '../../platform/i18n/language.ts'
import { CoveredRadio } from '../../ui/CoveredRadio.tsx'
import { Field } from '../../ui/Field.tsx'
import { useEditor } from '../use-editor.ts'
import { findTopics } from './find-topics.ts'
import styles from './TopicList.module.css'

interface Props {
  exclude: readonly NodeId[]
  value: NodeId | null
  error: string | null
  onChange: (id: NodeId) => void
}

const most = 100

/** The topics of this map, to choose one; with the one that is chosen already in sight. */
export function TopicList({ exclude, value, error, onChange }: Props) {
  const { document } = useEditor()
  const { text } = useText()
  const [words, setWords] = useState('')
  const group = useId()
  const { snapshot } = document
  const topics = useMemo(() => findTopics(snapshot, words, exclude, most), [snapshot, words, exclude])
  const isGone = value !== null && !snapshot.nodes.get(value)
  return (
    <div className={styles.topics}>
      <Field
        autoFocus
        label={text('editor.link.search')}
        icon={Search}
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div role="radiogroup" aria-label={text('editor.link.to-topic')} className={styles.list}>
        {topics.map(({ id, name, parent }) => (
          <label key={id} className={styles.topic}>
            <CoveredRadio name={group} checked={id === value} onChange={() => onChange(id)} />
            <span className={styles.name}>{name.trim() === '' ? text('editor.tree.blank') : name}</span>
            <span className={styles.path}>{parent}</span>
          </label>
        ))}
        {topics.length === 0 && <p className={styles.none}>{text('editor.link.none')}</p>}
      </div>
      {(error ?? (isGone ? text('editor.link.gone') : null)) !== null && (
        <p role="alert" className={styles.error}>
          {error ?? text('editor.link.gone')}
        </p>
      )}
    </div>
  )
}
