import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './QrPicture.module.css'

/** Dark on light in either theme: not every camera reads it the other way round. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawn(text), [text])
  return (
    <div data-theme="light" className={styles.paper}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={styles.code}>
        <path d={path} />
      </svg>
    </div>
  )
}

/** One path of all dark squares, row by row: neighbours in one stroke, so that no hairline shows between them. */
function drawn(text: string): { size: number; path: string } {
  const { data } = encode(text, { ecc: 'M', border: 2 })
  const size = data.length
  const rows = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      const width = (end < 0 ? size : end) - x
      return [`M${x} ${y}h${width}v1h-${width}z`]
    }),
  )
  return { size, path: rows.join('') }
}
