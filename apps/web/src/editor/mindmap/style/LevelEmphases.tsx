import { useText } from '../../../platform/i18n/language.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { emphases, emphasisLooks } from '../../input/text/emphases.ts'
import { hasByItself } from '../formatting/emphasis.ts'
import type { Chosen } from './use-chosen.ts'

/** As the actions of these names, which are for topics, but for a whole level. */
export function LevelEmphases({ chosen }: { chosen: Chosen }) {
  const { text } = useText()
  return emphases.map((emphasis) => {
    const isOn = chosen.seen((shown) => hasByItself(shown, emphasis)) ?? false
    return (
      <IconButton
        key={emphasis}
        label={text(`editor.style.${emphasis}`)}
        icon={emphasisLooks[emphasis].icon}
        aria-pressed={isOn}
        onClick={() => chosen.dress({ [emphasis]: !isOn })}
      />
    )
  })
}
