import type { KindName } from '@ramify/document'
import styles from './Sketch.module.css'

/** Stands where the picture of a document will be. */
export function Sketch({ kind }: { kind: KindName | null }) {
  return (
    <svg viewBox="0 0 128 64" aria-hidden="true" className={styles.sketch}>
      {kind === 'flowchart' ? <Flowchart /> : <MindMap />}
    </svg>
  )
}

function MindMap() {
  return (
    <>
      <path d="M64 32C84 32 78 14 94 14M64 32H94M64 32C84 32 78 50 94 50M64 32C44 32 50 20 34 20M64 32C44 32 50 44 34 44" />
      <rect x="50" y="25" width="28" height="14" rx="4" className={styles.root} />
      <rect x="94" y="10" width="22" height="8" rx="4" />
      <rect x="94" y="28" width="16" height="8" rx="4" />
      <rect x="94" y="46" width="20" height="8" rx="4" />
      <rect x="12" y="16" width="22" height="8" rx="4" />
      <rect x="18" y="40" width="16" height="8" rx="4" />
    </>
  )
}

function Flowchart() {
  return (
    <>
      <path d="M34 32H46M82 32H98M64 45V54H98" />
      <rect x="8" y="25" width="26" height="14" rx="7" />
      <path d="M64 19L82 32L64 45L46 32Z" className={styles.root} />
      <rect x="98" y="25" width="24" height="14" rx="2" />
      <rect x="98" y="47" width="24" height="14" rx="2" />
    </>
  )
}
