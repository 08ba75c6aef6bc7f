import { ChevronLeft } from 'lucide-react'
import { navigate } from 'wouter/use-browser-location'
import { shell } from '../../platform/native-shell/shell.ts'
import { tellShell } from '../../platform/native-shell/tell-shell.ts'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { IconLink } from '../../ui/buttons/IconLink.tsx'

/** Out of a document in a hand: to the main screen of the app, in a browser to a page. */
export function BackLink({ href, label }: { href: string; label: string }) {
  if (shell === null) return <IconLink href={href} label={label} icon={ChevronLeft} side="bottom" />
  const leave = () => {
    if (!tellShell('backToMain')) navigate(href)
  }
  return <IconButton label={label} icon={ChevronLeft} side="bottom" onClick={leave} />
}
