import { CopyPlus, Diff, Eye, RotateCcw, X } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconLink } from '../../../ui/buttons/IconLink.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './HistoryBar.module.css'
import type { Mode } from './use-shown-version.ts'

interface Props extends Acts {
  /** Of the document. */
  name: string
  back: string
  /** Absent where no version is chosen. */
  mode: { value: Mode; onChange: (mode: Mode) => void } | undefined
}

interface Acts {
  copy: Act | undefined
  restore: Act | undefined
}

export interface Act {
  readonly isBusy: boolean
  readonly run: () => void
}

/** Above the versions. */
export function HistoryBar({ name, back, mode, copy, restore }: Props) {
  const { text } = useText()
  return (
    <header className={styles.bar}>
      <div className={styles.start}>
        <IconLink href={back} label={text('history.close')} icon={X} side="bottom" />
        <h1 className={styles.title}>
          {text('history.title')} <span className={styles.slash}>/</span> <span className={styles.name}>{name}</span>
        </h1>
      </div>
      <div className={styles.middle}>
        {mode && (
          <Segmented
            label={text('history.show')}
            value={mode.value}
            options={[
              { value: 'changes', label: text('history.changes'), icon: Diff },
              { value: 'as-it-was', label: text('history.as-it-was'), icon: Eye },
            ]}
            onChange={mode.onChange}
          />
        )}
      </div>
      <div className={styles.end}>
        <VersionActs copy={copy} restore={restore} />
      </div>
    </header>
  )
}

/** Below the versions, where the thumb is: a hand has no room for their words in the bar. */
export function HistoryFoot(acts: Acts) {
  if (!acts.copy && !acts.restore) return null
  return (
    <footer className={styles.foot}>
      <VersionActs {...acts} />
    </footer>
  )
}

function VersionActs({ copy, restore }: Acts) {
  const { text } = useText()
  return (
    <>
      {copy && (
        <Button isBusy={copy.isBusy} onClick={copy.run}>
          <Icon icon={CopyPlus} size="s" />
          {text('history.copy')}
        </Button>
      )}
      {restore && (
        <Button variant="filled" isBusy={restore.isBusy} onClick={restore.run}>
          <Icon icon={RotateCcw} size="s" />
          {text('history.restore')}
        </Button>
      )}
    </>
  )
}
