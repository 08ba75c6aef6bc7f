import { Button } from '../../../ui/buttons/Button.tsx'
import type { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import styles from './LinkKeys.module.css'

/** The form of a link in the place of the keyboard, while something is written: without a title, which the key above it has. */
export const LinkKeys: typeof FormDialog = ({ title, act, isBusy = false, onAct, aside, children, ref }) => {
  return (
    <form
      ref={ref}
      aria-label={title}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onAct()
      }}
      noValidate
    >
      {children}
      <div className={styles.buttons}>
        {aside}
        <Button variant="filled" type="submit" isBusy={isBusy}>
          {act}
        </Button>
      </div>
    </form>
  )
}
