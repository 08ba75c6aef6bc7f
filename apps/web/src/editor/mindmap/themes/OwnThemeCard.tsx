import { Ellipsis, PencilLine, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menus/Menu.tsx'
import styles from '../../views/themes/ThemePanel.module.css'
import { useMapEditor } from '../use-map-editor.ts'
import type { OwnTheme } from './own-theme.ts'
import { removeTheme } from './own-themes.ts'
import { ThemeCard } from './ThemeCard.tsx'

interface Props extends Omit<ComponentProps<typeof ThemeCard>, 'name' | 'isVip'> {
  theme: OwnTheme
}

/** A theme of one's own, with what can be done to it. */
export function OwnThemeCard({ theme, ...rest }: Props) {
  const editor = useMapEditor()
  const { text } = useText()
  const { name } = theme
  return (
    <div className={styles.mine}>
      <ThemeCard {...rest} name={name} isVip={false} />
      <Menu
        align="end"
        trigger={<IconButton label={text('editor.theme.more', { name })} icon={Ellipsis} className={styles.more} />}
      >
        <MenuItem icon={PencilLine} onSelect={() => editor.themeDialog.set({ kind: 'rename', theme })}>
          {text('editor.theme.rename-act')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} isDestructive onSelect={() => void removeTheme(editor, theme)}>
          {text('editor.theme.remove')}
        </MenuItem>
      </Menu>
    </div>
  )
}
