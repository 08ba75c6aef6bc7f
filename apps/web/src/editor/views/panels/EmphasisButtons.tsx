import { useText } from '../../../platform/i18n/language.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { type Emphasis, emphasisLooks } from '../../input/text/emphases.ts'

interface Props {
  /** Which of them are offered. */
  emphases: readonly Emphasis[]
  look: { readonly [E in Emphasis]?: boolean }
  onChange: (look: { readonly [E in Emphasis]?: boolean }) => void
}

/** How the words of something stand out that has no text of several formats. */
export function EmphasisButtons({ emphases, look, onChange }: Props) {
  const { text } = useText()
  return emphases.map((emphasis) => (
    <IconButton
      key={emphasis}
      label={text(`editor.style.${emphasis}`)}
      icon={emphasisLooks[emphasis].icon}
      aria-pressed={look[emphasis] ?? false}
      onClick={() => onChange({ [emphasis]: !look[emphasis] })}
    />
  ))
}
