import { useText } from '../../../platform/i18n/language.ts'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { AddressWords } from './AddressWords.tsx'
import { copyAddress } from './copy-address.ts'

/** What a press on a link shows that may not be opened: its address, to be copied. */
export function AddressDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const { text } = useText()
  const copy = () => {
    void copyAddress(address)
    onClose()
  }
  return (
    <FormDialog
      title={text('editor.link.shown')}
      size="m"
      act={text('editor.link.copy')}
      onAct={copy}
      onClose={onClose}
    >
      <AddressWords address={address} />
    </FormDialog>
  )
}
