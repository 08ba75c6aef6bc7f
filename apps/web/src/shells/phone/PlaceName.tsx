import { type Place, usePlaceName } from '../../features/files/index.ts'
import { useText } from '../../platform/i18n/language.ts'

/** "My mind maps", or the name of the folder. */
export function PlaceName({ place }: { place: Place }) {
  const { text } = useText()
  const name = usePlaceName(place)
  return place.folderId === undefined && place.phoneTitle ? text(place.phoneTitle) : name
}
