import { Copy, Share2 } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { canShareLinks, handOnLink } from '../../../platform/share-sheet.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { copyLink } from '../link/copy-link.ts'
import styles from './LinkSection.module.css'

/** What most people want of a link: hand it to another app, or take it along. */
export function LinkActs({ link, name }: { link: string; name: string }) {
  const { text } = useText()
  return (
    <>
      {canShareLinks() && (
        <IconButton
          label={text('sharing.share-link')}
          icon={Share2}
          className={styles.qr}
          onClick={() => void handOnLink(link, name)}
        />
      )}
      <Button variant="filled" size="l" onClick={() => void copyLink(link)}>
        <Icon icon={Copy} />
        {text('sharing.copy')}
      </Button>
    </>
  )
}
