import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { features } from '../../../platform/features.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { usePhone } from '../../../platform/phone.ts'
import { useOnline } from '../../../platform/use-online.ts'
import { ButtonLink } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { DialogGrip } from '../../../ui/dialogs/DialogGrip.tsx'
import { PeoplePart } from '../../cooperation/index.ts'
import { fileQuery } from '../../files/index.ts'
import { LinkFoot } from './LinkFoot.tsx'
import { LinkSection } from './LinkSection.tsx'
import styles from './ShareDialog.module.css'
import type { SharedFile } from './share-asked.ts'

interface Props {
  file: SharedFile
  onClose: () => void
}

/** Who may see a map. Every change is kept at once, so there is nothing to confirm. */
export function ShareDialog({ file, onClose }: Props) {
  const { text } = useText()
  const isOnline = useOnline()
  const isPhone = usePhone()
  const { data } = useQuery({ ...fileQuery(file.id), enabled: !file.isDraft })
  // Who has just made somebody else the owner has nothing to share any more.
  const isOthers = data?.allow_arrange === false
  useEffect(() => {
    if (isOthers) onClose()
  }, [isOthers, onClose])
  const head = (
    <header className={styles.head}>
      <h2 className={styles.title}>{text('sharing.share')}</h2>
      <IconButton label={text('close')} icon={X} onClick={onClose} />
    </header>
  )
  return (
    <Dialog label={text('sharing.share')} isTall={!file.isDraft} className={styles.dialog} onClose={onClose}>
      {isPhone ? <DialogGrip onClose={onClose}>{head}</DialogGrip> : head}
      <div className={styles.body}>
        {file.isDraft ? (
          <div className={styles.guest}>
            <p className={styles.words}>{text('sharing.guest')}</p>
            <ButtonLink variant="filled" size="l" href="/login">
              {text('sharing.sign-in')}
            </ButtonLink>
          </div>
        ) : (
          <>
            {!isOnline && (
              <p role="status" className={styles.offline}>
                {text('files.needs-connection')}
              </p>
            )}
            {features.collaboration && (
              <>
                <PeoplePart fileId={file.id} />
                <hr className={styles.line} />
              </>
            )}
            <div className={styles.link}>
              <LinkSection file={file} isOff={!isOnline} />
            </div>
          </>
        )}
      </div>
      {isPhone && !file.isDraft && <LinkFoot file={file} />}
    </Dialog>
  )
}
