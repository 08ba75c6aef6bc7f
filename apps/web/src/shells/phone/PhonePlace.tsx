import { type Place, PlaceInHand, usePlaceName } from '../../features/files/index.ts'
import { useText } from '../../platform/i18n/language.ts'
import { usePageTitle } from '../../platform/use-page-title.ts'

export function PhonePlace({ place }: { place: Place }) {
  const { text } = useText()
  const name = usePlaceName(place) ?? text(place.title)
  usePageTitle(place.folderId === undefined && place.phoneTitle ? text(place.phoneTitle) : name)
  return <PlaceInHand place={place} />
}
