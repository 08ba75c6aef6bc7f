import { useAction } from '../../../platform/actions/use-action.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/status/EmptyState.tsx'
import styles from '../list/ListContent.module.css'
import { newActions } from '../new-document/new-actions.ts'
import type { Place } from '../places/places.ts'

export function NothingHere({ place }: { place: Place }) {
  const { text } = useText()
  const { title, sentence, drawing = 'map' } = place.empty
  const actions = newActions[place.root ?? 'mindmap']
  const make = useAction(actions.make)
  const sample = useAction(actions.sample)
  return (
    <div className={styles.empty}>
      <EmptyState drawing={drawing} title={text(title)} {...(sentence && { sentence: text(sentence) })}>
        {place.canCreate && make && (
          <Button className={sentence ? undefined : styles.act} onClick={make.run}>
            {make.label}
          </Button>
        )}
        {place.canCreate && sample && (
          <Button variant="quiet" onClick={sample.run}>
            {sample.label}
          </Button>
        )}
      </EmptyState>
    </div>
  )
}
