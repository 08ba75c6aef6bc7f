import { type MapSnapshot, type Marks, readOwnIcon } from '@ramify/document'
import { Plus, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { choosePicture } from '../../input/pictures/choose-picture.ts'
import { Section } from '../../views/panels/Section.tsx'
import { toggleIcon } from '../marks/change-list.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { Cell } from './Cell.tsx'
import styles from './IconsPanel.module.css'
import { OwnIconView } from './OwnIconView.tsx'
import type { OwnIconPicture } from './own-icon.ts'
import { addOwnIcon, iconsOf, removeOwnIcon, toggleOwnIcon } from './own-icons.ts'

interface Props {
  /** Of the person; some may be left out by a search. */
  icons: readonly OwnIconPicture[]
  /** What others brought into this map, by name. */
  ofMap: ReadonlyMap<string, string>
  isSearching: boolean
  cell: (name: string) => { isStop: boolean; disabledReason: string | null; onFocus: () => void }
  isOn: (has: (marks: Marks) => boolean) => boolean | 'mixed'
  thenMap: (choose: () => void) => () => void
}

/** Icons that the person keeps, those that others brought into the map, and how to keep more and fewer. */
export function OwnIcons({ icons, ofMap, isSearching, cell, isOn, thenMap }: Props) {
  const editor = useMapEditor()
  const { text } = useText()
  const [isRemoving, setRemoving] = useState(false)
  const hasNamed = (name: string) => (marks: Marks) => marks.icons.some((icon) => readOwnIcon(icon)?.name === name)
  const removes = isRemoving && icons.length > 0
  return (
    <Section title={text('editor.icons.own')}>
      <div className={styles.grid}>
        {icons.map((icon) => (
          <Cell
            {...cell(icon.id)}
            {...(removes && { disabledReason: null })}
            key={icon.id}
            label={removes ? text('editor.icons.own-remove', { name: icon.name }) : icon.name}
            isOn={!removes && isOn(hasNamed(icon.name))}
            onChoose={removes ? () => void removeOwnIcon(editor, icon) : thenMap(() => toggleOwnIcon(editor, icon))}
          >
            <img src={icon.picture} alt="" className={removes ? styles.leaving : styles.picture} />
          </Cell>
        ))}
        {[...ofMap].map(([name, icon]) => (
          <Cell
            {...cell(icon)}
            key={icon}
            label={name}
            isOn={isOn(hasNamed(name))}
            onChoose={thenMap(() => toggleIcon(editor, icon))}
          >
            <OwnIconView resource={readOwnIcon(icon)?.resource ?? ''} className={styles.picture} />
          </Cell>
        ))}
        {!isSearching && (
          <Cell
            {...cell('own-add')}
            disabledReason={editor.mayEdit ? null : text('editor.reason.reading')}
            label={text('editor.icons.own-add')}
            onChoose={() => choosePicture((file) => void addOwnIcon(editor, file))}
          >
            <Icon icon={Plus} size="s" />
          </Cell>
        )}
        {!isSearching && icons.length > 0 && (
          <Cell
            {...cell('own-remove')}
            disabledReason={null}
            label={text('editor.icons.own-choose-remove')}
            isOn={removes}
            onChoose={() => setRemoving(!removes)}
          >
            <Icon icon={Trash2} size="s" />
          </Cell>
        )}
      </div>
    </Section>
  )
}

/** Those of the person and those that others brought into the map, as far as they are called like the words. */
export function useOwnIcons(snapshot: MapSnapshot, words: string): Pick<Props, 'icons' | 'ofMap'> {
  const kept = useStore(useMapEditor().ownIcons)
  return useMemo(() => {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
    const isWanted = (name: string) => wanted.every((word) => name.toLowerCase().includes(word))
    const names = new Set(kept.map(({ name }) => name))
    const ofMap = [...iconsOf(snapshot)].filter(([name]) => !names.has(name) && isWanted(name))
    return { icons: kept.filter(({ name }) => isWanted(name)), ofMap: new Map(ofMap) }
  }, [kept, snapshot, words])
}
