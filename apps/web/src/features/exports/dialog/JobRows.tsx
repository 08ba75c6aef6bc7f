import { Check, CircleAlert, FileDown } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { shell } from '../../../platform/native-shell/shell.ts'
import { canShareFile, shareFile } from '../../../platform/share-sheet.ts'
import { useStore } from '../../../platform/store.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ProgressBar } from '../../../ui/status/ProgressBar.tsx'
import { cancelExport, type ExportJob, exportedFile, exportJobs, retryExport, saveAgain } from '../jobs/export-jobs.ts'
import { failureText } from '../jobs/failure-text.ts'
import styles from './JobRows.module.css'

/** Every export that was begun, the last one first, until somebody has seen that it is saved. */
export function JobRows() {
  const jobs = useStore(exportJobs)
  return (
    <ul className={styles.jobs} aria-live="polite">
      {jobs.toReversed().map((job) => (
        <JobRow key={job.id} job={job} />
      ))}
    </ul>
  )
}

function JobRow({ job: { id, name, status, done, total, error, wasOffline } }: { job: ExportJob }) {
  const translator = useText()
  const { text } = translator
  const isOpen = status === 'waiting' || status === 'running'
  return (
    <li className={styles.job}>
      <div className={styles.line}>
        <Icon
          icon={status === 'failed' ? CircleAlert : status === 'done' ? Check : FileDown}
          className={styles[status]}
        />
        <span className={styles.name}>{name}</span>
        <span className={styles.state}>
          {status === 'waiting'
            ? text('exports.waiting')
            : status === 'done'
              ? text(shell === null ? 'exports.saved' : 'exports.ready')
              : status === 'running' && total > 0 && text('exports.drawing', { done, total })}
        </span>
        {isOpen && (
          <Button variant="quiet" onClick={() => cancelExport(id)}>
            {text('cancel')}
          </Button>
        )}
        {status === 'done' && (
          <>
            <ShareButton id={id} />
            <Button variant="quiet" onClick={() => saveAgain(id)}>
              {text('exports.save-again')}
            </Button>
          </>
        )}
        {status === 'failed' && (
          <>
            <Button variant="quiet" onClick={() => retryExport(id)}>
              {text('exports.retry')}
            </Button>
            <Button variant="quiet" onClick={() => cancelExport(id)}>
              {text('exports.dismiss')}
            </Button>
          </>
        )}
      </div>
      {isOpen && <ProgressBar label={name} done={done} total={total} />}
      {status === 'failed' && (
        <p role="alert" className={styles.why}>
          {failureText({ error, wasOffline }, translator)}
        </p>
      )}
    </li>
  )
}

/** To other apps, by the sheet of the system. */
function ShareButton({ id }: { id: number }) {
  const { text } = useText()
  const file = exportedFile(id)
  if (!file || !canShareFile(file)) return null
  return (
    <Button variant="quiet" onClick={() => void shareFile(file)}>
      {text('exports.share')}
    </Button>
  )
}
