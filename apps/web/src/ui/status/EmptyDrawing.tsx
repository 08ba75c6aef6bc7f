import type { ReactNode } from 'react'
import styles from './EmptyDrawing.module.css'

export type EmptyDrawingName =
  | 'map'
  | 'flowchart'
  | 'recent'
  | 'folder'
  | 'trash'
  | 'search'
  | 'offline'
  | 'gone'
  | 'done'

/** 120 px of branches, one drawing for each kind of emptiness. In their places they say it before it is read. */
export const emptyDrawings: Record<EmptyDrawingName, ReactNode> = {
  // Branches that wait for their topics; one of them has begun.
  map: (
    <>
      <path d="M48 48H76M48 48C62 48 58 16 76 16M48 48C62 48 58 80 76 80M44 48C32 48 36 26 24 26M44 48C32 48 36 70 24 70" />
      <rect x="34" y="38" width="30" height="20" rx="10" className={styles.main} />
      <rect x="76" y="9" width="36" height="14" rx="7" />
      <rect x="76" y="41" width="28" height="14" rx="7" className={styles.begun} />
      <rect x="76" y="73" width="36" height="14" rx="7" className={styles.absent} />
      <rect x="2" y="19" width="22" height="14" rx="7" />
      <rect x="6" y="63" width="18" height="14" rx="7" className={styles.absent} />
    </>
  ),
  // A question with two ways on; one of them has begun.
  flowchart: (
    <>
      <path d="M40 48H32M80 48H90M60 28V20M60 68V76" />
      <path d="M60 28L80 48L60 68L40 48Z" className={styles.main} />
      <rect x="2" y="39" width="30" height="18" rx="9" />
      <rect x="90" y="39" width="28" height="18" rx="3" className={styles.begun} />
      <rect x="45" y="4" width="30" height="16" rx="3" className={styles.absent} />
      <rect x="45" y="76" width="30" height="16" rx="3" className={styles.absent} />
    </>
  ),
  // A clock where the central topic would be.
  recent: (
    <>
      <path d="M34 48H24M86 48H96M41 29C34 22 32 20 24 20M79 67C86 74 88 76 96 76" />
      <circle cx="60" cy="48" r="26" className={styles.main} />
      <path d="M60 32V48L70 55" className={styles.main} />
      <rect x="2" y="41" width="22" height="14" rx="7" />
      <rect x="96" y="41" width="22" height="14" rx="7" className={styles.absent} />
      <rect x="6" y="13" width="18" height="14" rx="7" className={styles.absent} />
      <rect x="96" y="69" width="18" height="14" rx="7" />
    </>
  ),
  folder: (
    <>
      <path d="M16 26a8 8 0 0 1 8-8h20a8 8 0 0 1 6 3l5 7h41a8 8 0 0 1 8 8v38a8 8 0 0 1-8 8H24a8 8 0 0 1-8-8Z" />
      <path d="M54 55H70M54 55C64 55 60 43 70 43M54 55C64 55 60 67 70 67" />
      <rect x="32" y="47" width="24" height="16" rx="8" className={styles.main} />
      <rect x="70" y="38" width="20" height="10" rx="5" className={styles.absent} />
      <rect x="70" y="50" width="16" height="10" rx="5" className={styles.absent} />
      <rect x="70" y="62" width="20" height="10" rx="5" className={styles.absent} />
    </>
  ),
  trash: (
    <>
      <path d="M40 32L44 80a8 8 0 0 0 8 7H68a8 8 0 0 0 8-7L80 32" />
      <path d="M32 30H88M50 30V22a6 6 0 0 1 6-6H64a6 6 0 0 1 6 6V30" className={styles.main} />
      <path d="M60 56V62M60 56C60 51 53 54 53 50M60 62C60 66 67 64 67 68" />
      <rect x="50" y="40" width="20" height="10" rx="5" className={styles.absent} />
      <rect x="53" y="68" width="18" height="10" rx="5" className={styles.absent} />
    </>
  ),
  // A glass over branches without topics.
  search: (
    <>
      <path d="M46 44H62M46 44C56 44 52 32 62 32M46 44C56 44 52 56 62 56" />
      <rect x="30" y="37" width="18" height="14" rx="7" />
      <rect x="62" y="27" width="16" height="10" rx="5" className={styles.absent} />
      <rect x="62" y="39" width="12" height="10" rx="5" className={styles.absent} />
      <rect x="62" y="51" width="16" height="10" rx="5" className={styles.absent} />
      <circle cx="54" cy="44" r="34" fill="none" className={styles.begun} />
      <path d="M78 68L98 88" className={styles.main} />
    </>
  ),
  // A cloud that the branches below it do not reach.
  offline: (
    <>
      <path d="M42 54a15 15 0 0 1-2-29.9A22 22 0 0 1 82 28a13 13 0 0 1-2 26Z" className={styles.main} />
      <path d="M60 54V58M60 66V70M34 78C34 70 60 76 60 70M86 78C86 70 60 76 60 70" />
      <path d="M55 60L65 64" />
      <rect x="20" y="78" width="28" height="12" rx="6" className={styles.absent} />
      <rect x="72" y="78" width="28" height="12" rx="6" className={styles.absent} />
    </>
  ),
  // A branch that was torn off.
  gone: (
    <>
      <path d="M44 48H56M68 48H78M44 48C54 48 52 40 56 33M44 48C54 48 52 56 56 63M68 24C71 20 74 18 78 18M68 72C71 76 74 78 78 78" />
      <path d="M65 38L59 58" className={styles.main} />
      <rect x="14" y="36" width="32" height="24" rx="12" className={styles.main} />
      <rect x="78" y="11" width="30" height="14" rx="7" className={styles.absent} />
      <rect x="78" y="41" width="36" height="14" rx="7" className={styles.absent} />
      <rect x="78" y="71" width="30" height="14" rx="7" className={styles.absent} />
    </>
  ),
  done: (
    <>
      <path d="M44 40C32 40 38 20 26 20M44 56C32 56 38 76 26 76M76 40C88 40 82 20 94 20M76 56C88 56 82 76 94 76" />
      <rect x="40" y="32" width="40" height="32" rx="16" className={styles.main} />
      <path d="M52 48L58 54L68 43" className={styles.main} />
      <rect x="4" y="13" width="22" height="14" rx="7" />
      <rect x="8" y="69" width="18" height="14" rx="7" />
      <rect x="94" y="13" width="18" height="14" rx="7" />
      <rect x="94" y="69" width="22" height="14" rx="7" />
    </>
  ),
}

export function EmptyDrawing({ name }: { name: EmptyDrawingName }) {
  return (
    <svg width="120" height="96" viewBox="0 0 120 96" aria-hidden="true" className={styles.drawing}>
      {emptyDrawings[name]}
    </svg>
  )
}
