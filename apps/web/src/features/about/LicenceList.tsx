import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useText } from '../../platform/i18n/language.ts'
import { useDelayed } from '../../platform/use-delayed.ts'
import { ErrorState } from '../../ui/status/ErrorState.tsx'
import { Skeleton } from '../../ui/status/Skeleton.tsx'
import styles from './LicenceList.module.css'
import { licencesQuery } from './licences-query.ts'

/** Whose work is in the app, each with the text under which it may be. */
export function LicenceList() {
  const { text } = useText()
  const id = useId()
  const { data, isPending, error, refetch } = useQuery(licencesQuery)
  const isLate = useDelayed(isPending)
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {text('about.licences')}
      </h2>
      <p className={styles.lead}>{text(data?.length === 0 ? 'about.licences.none' : 'about.licences.lead')}</p>
      {isLate && <Skeleton width={240} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      <ul>
        {data?.map(({ name, version, licence, text: words }) => (
          <li key={`${name} ${version}`}>
            <details className={styles.work}>
              <summary className={styles.name}>{text('about.licence', { name, version, licence })}</summary>
              <p className={styles.words}>{words}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
