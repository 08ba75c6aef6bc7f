import { type ReactNode, useRef } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useOnline } from '../../../platform/use-online.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from './HandArea.module.css'
import { type PullPhase, usePull } from './use-pull.ts'
import { useRowGestures } from './use-row-gestures.ts'

interface Props {
  className?: string | undefined
  onRefresh: () => Promise<unknown>
  onSwipe: (id: string) => void
  onHold?: (id: string) => boolean
  children: ReactNode
}

const nothing = () => false

/** A list in a hand: pulled down at its beginning it is fetched anew, its rows are swiped and held. */
export function HandArea({ className, onRefresh, onSwipe, onHold = nothing, children }: Props) {
  const area = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const phase = usePull({ area, layer }, onRefresh)
  useRowGestures(area, { onSwipe, onHold })
  return (
    <div ref={area} className={classNames(styles.area, className)}>
      <div ref={layer} className={styles.layer} data-phase={phase}>
        <Ring />
        <PullWords phase={phase} />
      </div>
      {children}
    </div>
  )
}

function PullWords({ phase }: { phase: PullPhase }) {
  const { text } = useText()
  const isOnline = useOnline()
  const key = phase === 'loading' ? 'loading' : phase === 'far-enough' ? 'files.pull.release' : 'files.pull'
  return (
    <p role="status" className={styles.words}>
      {phase !== 'away' && text(isOnline ? key : 'files.pull.offline')}
    </p>
  )
}

/** Fills with the pull, and turns while the list is fetched. */
function Ring() {
  return (
    <svg viewBox="0 0 20 20" className={styles.ring} aria-hidden="true">
      <circle cx="10" cy="10" r="8" className={styles.track} />
      <circle cx="10" cy="10" r="8" pathLength="1" className={styles.filled} />
    </svg>
  )
}
