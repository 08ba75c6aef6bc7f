import { AddButton, type Place, PlaceContent } from '../../features/files/index.ts'
import { useText } from '../../platform/i18n/language.ts'
import { usePageTitle } from '../../platform/use-page-title.ts'

export function PhonePlace({ place }: { place: Place }) {
  const { text } = useText()
  usePageTitle(text(place.phoneTitle ?? place.title))
  return (
    <>
      <PlaceContent place={place} />
      {place.canCreate && <AddButton />}
    </>
  )
}
