import { type Marks, readOwnIcon } from '@ramify/document'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { usePart } from '../../../platform/store.ts'
import { Section } from '../../views/panels/Section.tsx'
import { toggleIcon } from '../marks/change-list.ts'
import { useChosen } from '../style/use-chosen.ts'
import { useMapEditor } from '../use-map-editor.ts'
import styles from './IconKeys.module.css'
import { IconView } from './IconView.tsx'
import { findIcons } from './icon-search.ts'
import { useOwnIcons } from './OwnIcons.tsx'
import { OwnIconView } from './OwnIconView.tsx'
import { toggleOwnIcon } from './own-icons.ts'

/** Icons under the thumbs, while the words of the topic are being written. To look for one and to add own ones there is the sheet. */
export function IconKeys() {
  const editor = useMapEditor()
  const { text } = useText()
  const chosen = useChosen()
  const own = useOwnIcons(
    usePart(editor.scene, ({ snapshot }) => snapshot),
    '',
  )
  const every = (has: (marks: Marks) => boolean) =>
    chosen.topics.length > 0 && chosen.topics.every(({ face }) => has(face.node.marks))
  const hasNamed = (name: string) => (marks: Marks) => marks.icons.some((icon) => readOwnIcon(icon)?.name === name)
  return (
    <>
      {own.icons.length + own.ofMap.size > 0 && (
        <Section title={text('editor.icons.own')}>
          <div className={styles.keys}>
            {own.icons.map((icon) => (
              <Key
                key={icon.id}
                label={icon.name}
                isOn={every(hasNamed(icon.name))}
                onPress={() => void toggleOwnIcon(editor, icon)}
              >
                <img src={icon.picture} alt="" className={styles.picture} />
              </Key>
            ))}
            {[...own.ofMap].map(([name, icon]) => (
              <Key key={icon} label={name} isOn={every(hasNamed(name))} onPress={() => toggleIcon(editor, icon)}>
                <OwnIconView resource={readOwnIcon(icon)?.resource ?? ''} className={styles.picture} />
              </Key>
            ))}
          </div>
        </Section>
      )}
      {findIcons('', (name) => name).map(({ group, names }) => (
        <Section key={group} title={text(`editor.icons.${group}`)}>
          <div className={styles.keys}>
            {names.map((name) => (
              <Key
                key={name}
                label={text(`icon.${name}`)}
                isOn={every(({ icons }) => icons.includes(name))}
                onPress={() => toggleIcon(editor, name)}
              >
                <IconView name={name} className={styles.picture} />
              </Key>
            ))}
          </div>
        </Section>
      ))}
    </>
  )
}

interface KeyProps {
  label: string
  isOn: boolean
  onPress: () => void
  children: ReactNode
}

function Key({ label, isOn, onPress, children }: KeyProps) {
  return (
    <button type="button" className={styles.key} aria-label={label} aria-pressed={isOn} onClick={onPress}>
      {children}
    </button>
  )
}
