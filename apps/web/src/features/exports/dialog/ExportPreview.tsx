import type { TileGrid } from '@ramify/formats'
import { useText } from '../../../platform/i18n/language.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import type { ExportFormat } from '../formats/export-format.ts'
import styles from './ExportPreview.module.css'
import type { Preview } from './make-preview.ts'
import type { usePreview } from './use-preview.ts'

type Size = NonNullable<Preview['size']>

interface Props {
  format: ExportFormat
  name: string
  state: ReturnType<typeof usePreview>
  /** How it is spread over sheets of paper; null where it is on one. */
  grid: TileGrid | null
}

/** The picture on a checkerboard, as a page, or the beginning of the text. */
export function ExportPreview({ format, name, state: { shown, isOld, hasFailed }, grid }: Props) {
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
      {grid && address && preview?.size && <SheetLines grid={grid} size={preview.size} />}
    </div>
  )
}

/** Where one sheet ends and the next one begins. */
function SheetLines({ grid: { tile, columns, rows }, size }: { grid: TileGrid; size: Size }) {
  const { text } = useText()
  const { width, height } = size
  const inner = (count: number) => Array.from({ length: count - 1 }, (_, nth) => nth + 1)
  const path = [
    ...inner(columns).map((nth) => `M${nth * tile.width} 0V${height}`),
    ...inner(rows).map((nth) => `M0 ${nth * tile.height}H${width}`),
  ].join('')
  return (
    <>
      <svg className={styles.lines} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path d={path} />
      </svg>
      <p className={styles.count}>{text('exports.print.sheets', { count: columns * rows })}</p>
    </>
  )
}
