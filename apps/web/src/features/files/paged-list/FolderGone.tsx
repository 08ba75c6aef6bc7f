import { useText } from '../../../platform/i18n/language.ts'
import { ButtonLink } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/status/EmptyState.tsx'
import styles from '../list/ListContent.module.css'
import { homePath } from '../places/paths.ts'

/** A folder that is not there, or not for this person. */
export function FolderGone() {
  const { text } = useText()
  return (
    <div role="alert" className={styles.empty}>
      <EmptyState drawing="gone" title={text('files.folder-gone')} sentence={text('files.folder-gone.sentence')}>
        <ButtonLink variant="filled" href={homePath}>
          {text('document.go-home')}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
