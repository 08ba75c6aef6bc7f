import { useText } from '../../platform/i18n/language.ts'
import { usePageTitle } from '../../platform/use-page-title.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { EmptyState } from '../../ui/status/EmptyState.tsx'
import { createDocument, FileDialogs } from '../files/index.ts'
import { OpenPage } from '../legal/index.ts'
import styles from './NewPage.module.css'

export const newPath = '/new'

/** Where the shortcut of the installed app leads. It asks: a link on another site leads here as well, and shall make nothing. */
export function NewPage() {
  const { text } = useText()
  usePageTitle(text('files.new'))
  return (
    <OpenPage>
      <EmptyState isPage title={text('files.new')}>
        <div className={styles.buttons}>
          <Button variant="filled" onClick={() => void createDocument('mindmap')}>
            {text('files.new-map')}
          </Button>
          <Button onClick={() => void createDocument('flowchart')}>{text('files.new-flowchart')}</Button>
        </div>
      </EmptyState>
      <FileDialogs />
    </OpenPage>
  )
}
