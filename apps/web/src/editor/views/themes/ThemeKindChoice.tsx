import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { surroundings } from '../../core/surroundings.ts'
import styles from './ThemePanel.module.css'
import { type ThemeKind, themeKinds } from './theme-kinds.ts'

interface Props<Kind extends string> {
  hasPlans: boolean
  /** Kinds that a kind of document has besides those of all. */
  more?: readonly Exclude<Kind, ThemeKind>[]
  value: Kind
  onChange: (kind: Kind) => void
}

/** Which themes are shown. In a hand they are chips, which go on to the side; a panel of a desk has no room for all of them. */
export function ThemeKindChoice<Kind extends ThemeKind | 'mine'>({
  hasPlans,
  more = [],
  value,
  onChange,
}: Props<Kind>) {
  const { text } = useText()
  const isInHand = useStore(surroundings) === 'hand'
  const nameOf = (kind: ThemeKind | 'mine') => text(`editor.theme.${kind}`)
  const isOffered = (kind: ThemeKind) => (kind !== 'vip' || hasPlans) && (kind !== 'plain' || isInHand)
  const kinds = [...(Object.keys(themeKinds) as ThemeKind[]).filter(isOffered), ...more] as readonly Kind[]
  return (
    <div className={styles.filter}>
      <Segmented
        label={text('editor.theme.kind')}
        isTight
        isChips={isInHand}
        value={value}
        options={kinds.map((kind) => ({ value: kind, label: nameOf(kind) }))}
        onChange={onChange}
      />
    </div>
  )
}
