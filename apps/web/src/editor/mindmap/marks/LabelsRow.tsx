import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { takePanelFocus } from '../../core/panels/panel-focus.ts'
import { ColorButton } from '../../views/colors/ColorButton.tsx'
import { common } from '../../views/panels/common.ts'
import { Row } from '../../views/panels/Section.tsx'
import type { Chosen } from '../style/use-chosen.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { changeList } from './change-list.ts'
import { colorLabel, labelColor } from './color-label.ts'
import styles from './LabelsRow.module.css'
import { labelsOf, typedLabels } from './labels.ts'
import { selectLabelled } from './select-labelled.ts'

/** Small words on the selected topics: written here, taken away here, known ones offered. */
export function LabelsRow({ chosen }: { chosen: Chosen }) {
  const editor = useMapEditor()
  const { text } = useText()
  const [typed, setTyped] = useState('')
  const [known, setKnown] = useState<readonly string[]>([])
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => takePanelFocus('style', () => field.current?.focus()), [])
  const lists = chosen.topics.map(({ face }) => face.node.marks.labels)
  const labels = [...new Set(lists.flat())]

  const add = (words: string) => {
    const fresh = typedLabels(words)
    if (fresh.length > 0) changeList(editor, 'labels', (own) => [...own, ...fresh])
    setTyped('')
  }
  const remove = (label: string) => changeList(editor, 'labels', (own) => own.filter((each) => each !== label))
  const colorOf = (label: string) => {
    const own = chosen.topics.flatMap(({ face: { node } }) =>
      node.marks.labels.includes(label) ? [labelColor(node.marks, label)] : [],
    )
    return own.every((color) => color === undefined) ? undefined : common(own)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = labels.at(-1)
    if (event.key === 'Escape') {
      // In the field itself: the focus leaves before anything is drawn anew.
      event.currentTarget.value = ''
      setTyped('')
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) add(typed)
    else if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onChange = (words: string) => (/[,，、;；]/.test(words) ? add(words) : setTyped(words))

  return (
    <Row label={text('editor.style.labels')}>
      <div className={styles.box}>
        {labels.map((label) => (
          <span
            key={label}
            className={classNames(styles.label, !lists.every((own) => own.includes(label)) && styles.some)}
          >
            <ColorButton
              label={text('editor.labels.color', { label })}
              value={colorOf(label)}
              themeColor={chosen.seen(({ face }) => face.role.label.fill)}
              isBare
              isSmall
              onChange={(color) => colorLabel(editor, label, color)}
            />
            <button
              type="button"
              className={styles.words}
              title={text('editor.labels.select', { label })}
              onClick={() => selectLabelled(editor, label)}
            >
              {label}
            </button>
            <button
              type="button"
              className={styles.remove}
              aria-label={text('editor.labels.remove', { label })}
              onClick={() => remove(label)}
            >
              <Icon icon={X} size="s" />
            </button>
          </span>
        ))}
        <input
          ref={field}
          className={styles.field}
          list={list}
          aria-label={text('editor.labels.add')}
          placeholder={text('editor.labels.add')}
          maxLength={200}
          value={typed}
          onFocus={() => setKnown(labelsOf(editor.document.snapshot))}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={(event) => add(event.currentTarget.value)}
        />
        <datalist id={list}>
          {known
            .filter((label) => !labels.includes(label))
            .map((label) => (
              <option key={label} value={label} />
            ))}
        </datalist>
      </div>
    </Row>
  )
}
