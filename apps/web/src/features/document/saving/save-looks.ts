import { CloudAlert, CloudCheck, CloudOff, CloudUpload, type LucideIcon, Smartphone } from 'lucide-react'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'
import type { SaveState } from '../../../platform/sync/index.ts'

interface SaveLook {
  icon: LucideIcon
  label: PlainTextKey
}

/** Where the work is, in a few words. */
export const saveLooks: { readonly [State in SaveState]: SaveLook } = {
  saved: { icon: CloudCheck, label: 'document.saved' },
  saving: { icon: CloudUpload, label: 'document.saving' },
  local: { icon: Smartphone, label: 'drafts.only-here' },
  offline: { icon: CloudOff, label: 'document.kept-here' },
  failed: { icon: CloudAlert, label: 'document.not-saved' },
}
