import { useEffect, useState } from 'react'
import { dropEarlyKeys } from '../../../platform/early-keys.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { usePageTitle } from '../../../platform/use-page-title.ts'
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/status/EmptyState.tsx'
import { restoreFiles } from '../../files/index.ts'
import styles from './GonePage.module.css'

interface Props {
  id: string
  name: string
  home: string
  onRestored: () => void
}

/** A map, or the folder it lies in, in the trash of the person who wants to open it. */
export function TrashedPage({ id, name, home, onRestored }: Props) {
  const { text } = useText()
  const [isBusy, setBusy] = useState(false)
  usePageTitle(name)
  useEffect(dropEarlyKeys, [])
  const restore = async () => {
    setBusy(true)
    if (await restoreFiles([id])) onRestored()
    else setBusy(false)
  }
  return (
    <main className={styles.page}>
      <EmptyState
        drawing="trash"
        isPage
        title={text('document.trashed', { name })}
        sentence={text('document.trashed.sentence')}
      >
        <div className={styles.ways}>
          <ButtonLink href={home}>{text('document.go-home')}</ButtonLink>
          <Button variant="filled" isBusy={isBusy} onClick={() => void restore()}>
            {text('files.restore')}
          </Button>
        </div>
      </EmptyState>
    </main>
  )
}
