import { useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { OwnShapesGroup } from '../library/OwnShapesGroup.tsx'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import { askedShape } from './asked-shape.ts'
import { type PaletteGroupName, paletteGroupNames, paletteGroups } from './palette-groups.ts'
import { hiddenGroups, recentShapes } from './palette-state.ts'
import { ShapeButton } from './ShapeButton.tsx'
import styles from './ShapePalette.module.css'

type Chip = 'recent' | 'mine' | PaletteGroupName

/** One group at a time: sideways there are more of it, and upwards a finger carries a shape out of it. */
export function GroupsInHand() {
  const { text } = useText()
  const hidden = useStore(hiddenGroups)
  const recent = useStore(recentShapes)
  const asked = useStore(askedShape)
  const own = useStore(useFlowchartEditor().ownShapes)
  const [wanted, setWanted] = useState<Chip>('flow')
  const kindsOf = (chip: Chip): readonly string[] => {
    if (chip === 'mine') return []
    const kinds = chip === 'recent' ? recent : paletteGroups[chip].map(({ id }) => id)
    return asked ? kinds.filter(asked.fits) : kinds
  }
  const groups = paletteGroupNames.filter((name) => !hidden.includes(name))
  const chips: readonly Chip[] = (['recent', ...groups] as const).filter((chip) => kindsOf(chip).length > 0)
  const offered: readonly Chip[] = own.length > 0 && !asked ? [...chips, 'mine'] : chips
  const chosen = offered.includes(wanted) ? wanted : (offered[0] ?? 'flow')
  const nameOf = (chip: Chip) =>
    chip === 'recent'
      ? text('flowchart.palette.recent')
      : chip === 'mine'
        ? text('flowchart.own.title')
        : text(`flowchart.set.${chip}`)
  return (
    <>
      <div className={styles.chips}>
        {offered.map((chip) => (
          <button
            key={chip}
            type="button"
            className={styles.chip}
            aria-pressed={chip === chosen}
            onClick={() => setWanted(chip)}
          >
            {nameOf(chip)}
          </button>
        ))}
      </div>
      {chosen === 'mine' ? (
        <OwnShapesGroup />
      ) : (
        <section key={chosen} aria-label={nameOf(chosen)} className={styles.strip}>
          {kindsOf(chosen).map((kind) => (
            <ShapeButton key={kind} kind={kind} isNamed />
          ))}
        </section>
      )}
    </>
  )
}
