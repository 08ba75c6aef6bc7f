import { useState } from 'react'
import { api } from '../../platform/api/api.ts'
import { useText } from '../../platform/i18n/language.ts'
import { showError } from '../../platform/show-error.ts'
import { Button } from '../../ui/buttons/Button.tsx'

/** Asks the owner of a file to be let in. It looks the same where there is no such file: nobody learns which files there are. */
export function RequestAccess({ fileId }: { fileId: string }) {
  const { text } = useText()
  const [state, setState] = useState<'idle' | 'busy' | 'asked'>('idle')
  const ask = async () => {
    setState('busy')
    try {
      await api('/request_access', { file_guid: fileId })
      setState('asked')
    } catch (error) {
      setState('idle')
      showError(error)
    }
  }
  if (state === 'asked') return <p role="status">{text('cooperation.access.asked')}</p>
  return (
    <Button isBusy={state === 'busy'} onClick={() => void ask()}>
      {text('cooperation.access')}
    </Button>
  )
}
