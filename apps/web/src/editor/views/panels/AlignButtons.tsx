import { AlignCenter, AlignLeft, AlignRight } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'

const icons = { left: AlignLeft, center: AlignCenter, right: AlignRight }
const aligns = ['left', 'center', 'right'] as const
type Align = (typeof aligns)[number]

interface Props {
  /** Null where several hold at once. */
  align: Align | null
  onChange: (align: Align) => void
}

/** At which side lines of text begin. */
export function AlignButtons({ align, onChange }: Props) {
  const { text } = useText()
  return aligns.map((each) => (
    <IconButton
      key={each}
      label={text(`editor.style.align.${each}`)}
      icon={icons[each]}
      aria-pressed={each === align}
      onClick={() => onChange(each)}
    />
  ))
}
