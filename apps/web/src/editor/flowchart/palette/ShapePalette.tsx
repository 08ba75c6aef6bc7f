import { PanelLeftClose, Search, Shapes, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Menu, MenuItem } from '../../../ui/menus/Menu.tsx'
import { focusField } from '../../core/focus-field.ts'
import { isStartPanelOpen } from '../../core/panels/start-panel.ts'
import { surroundings } from '../../core/surroundings.ts'
import { OwnShapesGroup } from '../library/OwnShapesGroup.tsx'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import { askedShape } from './asked-shape.ts'
import { GroupsInHand } from './GroupsInHand.tsx'
import { PaletteGroup } from './PaletteGroup.tsx'
import { type PaletteGroupName, paletteGroupNames, paletteGroups } from './palette-groups.ts'
import { foundShapes } from './palette-search.ts'
import { hiddenGroups, recentShapes, toggleIn } from './palette-state.ts'
import { placeShape } from './place-shapes.ts'
import { ShapeButton } from './ShapeButton.tsx'
import styles from './ShapePalette.module.css'
import { searchAsked } from './search-asked.ts'
import { useNames } from './use-names.ts'
import { walkPalette } from './walk-palette.ts'

const allKinds = paletteGroupNames.flatMap((name) => paletteGroups[name].map(({ id }) => id))
/** Before what people see only where they unfold it, as the groups after it are. */
const firstGroups: readonly PaletteGroupName[] = ['flow', 'basic', 'frames']

/** Every shape there is, in groups, and those that somebody looks for. */
export function ShapePalette() {
  const editor = useFlowchartEditor()
  const { text } = useText()
  const [query, setQuery] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const namesOf = useNames(query !== '')
  useEffect(() => searchAsked.take(() => field.current?.select()), [])
  const isSearching = query.trim() !== ''
  const asked = useStore(askedShape)
  const isInHand = useStore(surroundings) === 'hand'
  const fitting = asked ? allKinds.filter(asked.fits) : allKinds
  const found = isSearching ? foundShapes(query, fitting, namesOf) : []
  return (
    <div role="toolbar" aria-label={text('flowchart.panel.shapes')} className={styles.palette} onKeyDown={walkPalette}>
      <div className={styles.head}>
        <label className={styles.search}>
          <Icon icon={Search} />
          <input
            ref={field}
            type="search"
            aria-label={text('flowchart.palette.search')}
            placeholder={text('flowchart.palette.search')}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={(event) => {
              const [first] = found
              const isChosen = event.key === 'Enter' && first !== undefined && !event.nativeEvent.isComposing
              // The next keys are the words of the shape.
              if (isChosen && !asked && placeShape(editor, first)) focusField(editor)
              if (isChosen) asked?.choose(first)
              if (event.key !== 'Escape') return
              event.stopPropagation()
              if (query === '') focusField(editor)
              setQuery('')
            }}
          />
        </label>
        <IconButton
          label={text('flowchart.palette.close')}
          icon={isInHand ? X : PanelLeftClose}
          onClick={() => isStartPanelOpen.set(false)}
        />
      </div>
      {isSearching ? (
        <>
          <p className={found.length === 0 ? styles.none : styles.unseen} role="status">
            {found.length === 0
              ? text('flowchart.palette.none')
              : text('flowchart.palette.found', { count: found.length })}
          </p>
          <div className={isInHand ? styles.strip : styles.grid}>
            {found.map((kind) => (
              <ShapeButton key={kind} kind={kind} isNamed={isInHand} />
            ))}
          </div>
        </>
      ) : isInHand ? (
        <GroupsInHand />
      ) : (
        <Groups />
      )}
    </div>
  )
}

function Groups() {
  const { text } = useText()
  const recent = useStore(recentShapes).filter((kind) => allKinds.includes(kind))
  const hidden = useStore(hiddenGroups)
  const shown = (name: PaletteGroupName) => !hidden.includes(name)
  const group = (name: PaletteGroupName) => (
    <PaletteGroup key={name} name={name} title={text(`flowchart.set.${name}`)}>
      {paletteGroups[name].map(({ id }) => (
        <ShapeButton key={id} kind={id} />
      ))}
    </PaletteGroup>
  )
  return (
    <>
      <OwnShapesGroup />
      {firstGroups.filter(shown).map(group)}
      {recent.length > 0 && (
        <PaletteGroup name="recent" title={text('flowchart.palette.recent')}>
          {recent.map((kind) => (
            <ShapeButton key={kind} kind={kind} />
          ))}
        </PaletteGroup>
      )}
      {paletteGroupNames.filter((name) => !firstGroups.includes(name) && shown(name)).map(group)}
      <Menu
        side="top"
        trigger={
          <button type="button" className={styles.more}>
            <Icon icon={Shapes} />
            {text('flowchart.palette.more')}
          </button>
        }
      >
        {paletteGroupNames.map((name) => (
          <MenuItem key={name} isOn={shown(name)} onSelect={() => toggleIn(hiddenGroups, name)}>
            {text(`flowchart.set.${name}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
