import { openPanel } from '../../../core/panels/open-panel.ts'
import type { FormatColor } from '../../../editor-kind.ts'
import { ColorChoice } from '../../../views/colors/ColorChoice.tsx'
import styles from './ColorPage.module.css'

export function ColorPage({ color }: { color: FormatColor }) {
  const { value, themeColor, canBeNone = false, choose } = color
  return (
    <div className={styles.page}>
      <ColorChoice
        value={value}
        themeColor={themeColor}
        canBeNone={canBeNone}
        onChoose={choose}
        onGiveUp={() => choose(null)}
        onPick={() => openPanel.set(null)}
      />
    </div>
  )
}
