import { useText } from '../../../platform/i18n/language.ts'
import type { Preview } from './make-preview.ts'
import styles from './NameAndSize.module.css'
import { pixelsAt } from './picture-size.ts'

interface Props {
  name: string
  onName: (name: string) => void
  extension: string
  preview: Preview | null
  scale: number
  /** The format is measured in pixels. */
  hasPixels: boolean
}

/** What the file will be called, and how large it will be. */
export function NameAndSize({ name, onName, extension, preview, scale, hasPixels }: Props) {
  const { text, language } = useText()
  const number = new Intl.NumberFormat(language)
  const pixels = hasPixels && preview?.size ? pixelsAt(preview.size, scale) : null
  const bytes = preview?.bytes
  const kilobytes = bytes ? Math.max(1, Math.round(bytes.count(scale) / 1_000)) : null
  return (
    <div className={styles.line}>
      <span className={styles.name}>
        <span className={styles.grown} data-value={name}>
          <input
            aria-label={text('exports.name')}
            className={styles.field}
            value={name}
            maxLength={100}
            size={1}
            onChange={(event) => onName(event.target.value)}
          />
        </span>
        <span className={styles.ending}>.{extension}</span>
      </span>
      <span className={styles.size}>
        {pixels && (
          <b>{text('exports.pixels', { width: number.format(pixels.width), height: number.format(pixels.height) })}</b>
        )}
        {kilobytes !== null && (
          <span className={styles.bytes}>
            {text(bytes?.isExact ? 'exports.kilobytes' : 'exports.kilobytes.about', { count: kilobytes })}
          </span>
        )}
      </span>
    </div>
  )
}
