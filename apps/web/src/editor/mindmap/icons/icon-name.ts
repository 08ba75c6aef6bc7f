import { readOwnIcon } from '@ramify/document'
import { isIcon } from '@ramify/scene'
import type { useText } from '../../../platform/i18n/language.ts'

/** What an icon of a topic is called; what somebody brought along has the name they gave it. */
export function iconName(icon: string, { text }: Pick<ReturnType<typeof useText>, 'text'>): string {
  return isIcon(icon) ? text(`icon.${icon}`) : (readOwnIcon(icon)?.name ?? text('icon.unknown'))
}
