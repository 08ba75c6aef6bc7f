import { useText } from '../../../platform/i18n/language.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import type { ExportFormat } from '../formats/export-format.ts'
import styles from './ExportPreview.module.css'
import type { usePreview } from './use-preview.ts'

interface Props {
  format: ExportFormat
  name: string
  state: ReturnType<typeof usePreview>
}

/** The picture on a checkerboard, as a page, or the beginning of the text. */
export function ExportPreview({ format, name, state: { shown, isOld, hasFailed } }: Props) {
  const { text } = useText()
  const { preview, address } = shown ?? {}
  const isSheet = format.group === 'document'
  return (
    <div className={classNames(styles.preview, isSheet && styles.desk)} data-old={isOld || undefined}>
      {preview?.text != null ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        <section className={styles.text} tabIndex={0} aria-label={text('exports.preview', { name })}>
          {preview.text}
        </section>
      ) : address ? (
        <img
          src={address}
          alt={text('exports.preview', { name })}
          className={classNames(styles.picture, isSheet && styles.sheet)}
        />
      ) : hasFailed ? (
        <p className={styles.none}>{text('exports.no-preview')}</p>
      ) : (
        <Skeleton width={240} />
      )}
    </div>
  )
}
