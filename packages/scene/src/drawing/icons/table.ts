import { avatars } from './avatars.ts'
import { emoji } from './emoji.ts'
import { faces } from './faces.ts'
import { flags } from './flags.ts'
import type { IconPicture } from './pen.ts'
import { stars } from './stars.ts'
import { symbols } from './symbols.ts'

/** Every icon by the name that documents use, in the groups people choose from. */
export const iconGroups = { faces, emoji, flags, stars, symbols, avatars }

export type IconGroup = keyof typeof iconGroups

export type IconName = { [Group in IconGroup]: keyof (typeof iconGroups)[Group] }[IconGroup]

export const icons: Readonly<Record<IconName, IconPicture>> = {
  ...faces,
  ...emoji,
  ...flags,
  ...stars,
  ...symbols,
  ...avatars,
}

/** A map may come from a newer version or another program, with icons that have no picture here. */
export function isIcon(name: string): name is IconName {
  return Object.hasOwn(icons, name)
}
