import { Download } from 'lucide-react'
import { brand } from '../../platform/brand/brand.ts'
import { useText } from '../../platform/i18n/language.ts'
import { shell } from '../../platform/native-shell/shell.ts'
import { Icon } from '../../ui/Icon.tsx'

/** Where the apps of this server are to be had, as rows of a list; whoever is in one has it. */
export function AppLinks({ className }: { className: string | undefined }) {
  const { text } = useText()
  const { android, ios } = brand.app
  const links = [
    { href: android, label: text('native.get.android') },
    { href: ios, label: text('native.get.ios') },
  ]
  if (shell !== null) return null
  return links.map(
    ({ href, label }) =>
      href !== null && (
        <li key={label}>
          <a href={href} className={className}>
            {label}
            <Icon icon={Download} />
          </a>
        </li>
      ),
  )
}
