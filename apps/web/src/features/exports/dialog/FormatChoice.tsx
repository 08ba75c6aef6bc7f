import type { Translator } from '@ramify/locales'
import { useEffect, useRef } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { CoveredRadio } from '../../../ui/fields/CoveredRadio.tsx'
import type { ExportFormat, FormatGroup } from '../formats/export-format.ts'
import styles from './FormatChoice.module.css'

const groups: readonly FormatGroup[] = ['image', 'document', 'data']

interface Props {
  formats: readonly ExportFormat[]
  chosen: ExportFormat
  onChoose: (format: ExportFormat) => void
}

/** Every format as a button, in their groups: one choice, so that arrows lead through all of them. */
export function FormatChoice({ formats, chosen, onChoose }: Props) {
  const translator = useText()
  const { text } = translator
  const first = useRef<HTMLDivElement>(null)
  // Whoever opens the dialog goes on by arrows and Enter.
  useEffect(() => first.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), [])
  return (
    <div ref={first} role="radiogroup" aria-label={text('exports.format')} className={styles.formats}>
      {groups.map((group) => (
        <div key={group} className={styles.group}>
          <p className={styles.head}>
            <span className={styles.title}>{text(`exports.group.${group}`)}</span>
            {group === 'data' && <span className={styles.note}>{text('exports.never-marked')}</span>}
          </p>
          <div className={styles.buttons}>
            {formats
              .filter((format) => format.group === group)
              .map((format) => (
                <label key={format.id} className={styles.button} data-chosen={format.id === chosen.id || undefined}>
                  <CoveredRadio
                    name="export-format"
                    value={format.id}
                    checked={format.id === chosen.id}
                    onChange={() => onChoose(format)}
                  />
                  {formatName(format, translator)}
                </label>
              ))}
          </div>
        </div>
      ))}
    </div>
  )
}

/** Names of programs and standards are the same in every language. */
export function formatName({ id, name }: ExportFormat, { text }: Translator): string {
  if (id === 'ramify') return text('exports.project')
  return id === 'text' ? text('exports.text') : name
}
