import { avatarPresets, type TeamEntry } from '@ramify/contract'
import { useEffect, useId, useRef } from 'react'
import { api } from '../../platform/api/api.ts'
import { useText } from '../../platform/i18n/language.ts'
import { showError } from '../../platform/show-error.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { CoveredRadio } from '../../ui/fields/CoveredRadio.tsx'
import styles from './PictureDialog.module.css'
import { TeamPicture } from './TeamPicture.tsx'
import { refreshTeams } from './team-acts.ts'

/** A drawing, or just the first letter; kept at once. */
export function PictureDialog({ team, onClose }: { team: TeamEntry; onClose: () => void }) {
  const { text } = useText()
  const name = useId()
  const choices = useRef<HTMLFieldSetElement>(null)

  // Arrows go on from what is chosen, not from the first.
  useEffect(() => choices.current?.querySelector<HTMLElement>(':checked')?.focus(), [])

  const choose = async (picture: TeamEntry['picture']) => {
    try {
      await api('/team_edit', { team_id: team.team_id, picture })
    } catch (error) {
      showError(error)
    } finally {
      void refreshTeams()
    }
  }
  return (
    <Dialog label={text('teams.picture.title')} className={styles.dialog} onClose={onClose}>
      <h2 className={styles.title}>{text('teams.picture.title')}</h2>
      <fieldset ref={choices} className={styles.choices} aria-label={text('accounts.avatar.drawings')}>
        {[null, ...avatarPresets].map((picture) => (
          <label key={picture} className={styles.choice}>
            <CoveredRadio
              name={name}
              aria-label={text(picture === null ? 'accounts.avatar.letter' : `accounts.avatar.${picture}`)}
              checked={team.picture === picture}
              onChange={() => void choose(picture)}
            />
            <TeamPicture team={{ ...team, picture }} size={56} />
          </label>
        ))}
      </fieldset>
      <div className={styles.buttons}>
        <Button variant="filled" onClick={onClose}>
          {text('accounts.done')}
        </Button>
      </div>
    </Dialog>
  )
}
