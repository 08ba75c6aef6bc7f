import { CaseSensitive, ChevronDown, ChevronUp, Regex, WholeWord, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useLayer } from '../../../platform/layers/use-layer.ts'
import { useStore } from '../../../platform/store.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { focusField } from '../../core/focus-field.ts'
import { openPanel } from '../../core/panels/open-panel.ts'
import { useEditor } from '../../core/use-editor.ts'
import { useCover } from '../../core/viewport/use-cover.ts'
import type { ViewsEditor } from '../views-editor.ts'
import { faultOf } from './pattern.ts'
import styles from './SearchBar.module.css'

const options = [
  { key: 'matchesCase', icon: CaseSensitive, label: 'editor.search.case' },
  { key: 'wholeWords', icon: WholeWord, label: 'editor.search.whole' },
  { key: 'isPattern', icon: Regex, label: 'editor.search.pattern' },
] as const

/** Looks for words in the map, and replaces them. */
export function SearchBar() {
  const mode = useStore(useEditor<ViewsEditor>().search.mode)
  return mode === 'closed' ? null : <OpenBar replaces={mode === 'replace'} />
}

function OpenBar({ replaces }: { replaces: boolean }) {
  const editor = useEditor<ViewsEditor>()
  const { text } = useText()
  const search = editor.search
  const query = useStore(search.query)
  const isPanelClosed = useStore(openPanel) === null
  const hits = useStore(search.hits)
  const at = useStore(search.at)
  const problem = useStore(search.problem)
  const [replacement, setReplacement] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const faultId = useId()
  const cover = useCover(editor)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
    // What was looked for last is looked for again.
    editor.search.look(editor.search.query.get())
  }, [editor])
  const close = () => {
    search.close()
    focusField(editor)
  }
  useLayer(true, close)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    else if (event.key !== 'Enter' || event.target !== field.current) return
    else search.step(event.shiftKey ? -1 : 1)
    event.preventDefault()
    event.stopPropagation()
  }
  const fault = faultOf(query)
  // Also where nothing can be replaced: then it says why.
  const isOff = hits.length === 0
  return (
    <search
      ref={cover}
      className={classNames(styles.bar, isPanelClosed && styles.besideHandle)}
      aria-label={text('editor.search')}
      data-over-canvas
      onKeyDown={onKeyDown}
    >
      {/* Find, replace, then the rest: Tab goes as this stands here, whatever the style sheet makes of it. */}
      <input
        ref={field}
        className={styles.field}
        aria-label={text('editor.search')}
        placeholder={text('editor.search')}
        aria-invalid={fault !== null}
        aria-describedby={fault || problem ? faultId : undefined}
        value={query.words}
        onChange={(event) => search.look({ ...query, words: event.target.value })}
      />
      {replaces && (
        <input
          className={classNames(styles.field, styles.replacement)}
          aria-label={text('editor.search.with')}
          placeholder={text('editor.search.with')}
          value={replacement}
          onChange={(event) => setReplacement(event.target.value)}
        />
      )}
      <div className={styles.row}>
        <output className={styles.count}>
          {query.words === '' || fault || problem
            ? ''
            : text('editor.search.count', { at: at + 1, count: hits.length })}
        </output>
        {options.map(({ key, icon, label }) => (
          <IconButton
            key={key}
            label={text(label)}
            icon={icon}
            className={styles.option}
            aria-pressed={query[key]}
            onClick={() => search.look({ ...query, [key]: !query[key] })}
          />
        ))}
        <IconButton label={text('editor.action.search-previous')} icon={ChevronUp} onClick={() => search.step(-1)} />
        <IconButton label={text('editor.action.search-next')} icon={ChevronDown} onClick={() => search.step(1)} />
        <IconButton label={text('close')} icon={X} onClick={close} />
      </div>
      {/* Always there: what comes into it is said aloud. */}
      <p id={faultId} className={styles.fault} aria-live="polite">
        {fault && text(`editor.search.fault.${fault.kind}`, { sign: fault.sign })}
        {problem && text(`editor.search.${problem}`)}
      </p>
      {replaces && (
        <div className={classNames(styles.row, styles.replacing)}>
          <Button variant="outlined" isOff={isOff} onClick={() => search.replaceOne(replacement)}>
            {text('editor.search.replace')}
          </Button>
          <Button variant="outlined" isOff={isOff} onClick={() => search.replaceAll(replacement)}>
            {text('editor.search.replace-all')}
          </Button>
        </div>
      )}
    </search>
  )
}
