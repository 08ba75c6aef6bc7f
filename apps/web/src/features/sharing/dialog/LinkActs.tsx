import { Copy, Share2 } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { copyLink } from '../link/copy-link.ts'
import { canHandOn, handOn } from '../link/hand-on.ts'
import { shareLink } from '../link/share-link.ts'
import styles from './LinkSection.module.css'

/** What most people want of a link: hand it to another app, or take it along. */
export function LinkActs({ shareId, name }: { shareId: string; name: string }) {
  const { text } = useText()
  const session = useSession()
  const owner = session.status === 'signed-in' ? session.user.nickname : null
  return (
    <>
      {canHandOn() && (
        <IconButton
          label={text('sharing.share-link')}
          icon={Share2}
          className={styles.qr}
          onClick={() => void handOn({ shareId, name, owner })}
        />
      )}
      <Button variant="filled" size="l" onClick={() => void copyLink(shareLink(shareId))}>
        <Icon icon={Copy} />
        {text('sharing.copy')}
      </Button>
    </>
  )
}
