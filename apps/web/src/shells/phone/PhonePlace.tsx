import {
  AddButton,
  FileArea,
  type Place,
  PlaceContent,
  useIsFolderMissing,
  usePlaceName,
} from '../../features/files/index.ts'
import { useText } from '../../platform/i18n/language.ts'
import { isAndroidShell } from '../../platform/native-shell/shell.ts'
import { usePageTitle } from '../../platform/use-page-title.ts'
import styles from './PhonePlace.module.css'

export function PhonePlace({ place }: { place: Place }) {
  const { text } = useText()
  const name = usePlaceName(place) ?? text(place.title)
  usePageTitle(place.folderId === undefined && place.phoneTitle ? text(place.phoneTitle) : name)
  const isMissing = useIsFolderMissing(place)
  return (
    <FileArea className={styles.place}>
      <PlaceContent place={place} look="rows" />
      {place.canCreate && !isMissing && !isAndroidShell && <AddButton kind={place.root} />}
    </FileArea>
  )
}
