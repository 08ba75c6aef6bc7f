import type { Marks } from '@ramify/document'
import type { IconName } from '@ramify/scene'
import { marks } from '@ramify/themes'
import { Search } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { usePart } from '../../../platform/store.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { focusField } from '../../core/focus-field.ts'
import { takePanelFocus } from '../../core/panels/panel-focus.ts'
import { Section } from '../../views/panels/Section.tsx'
import { toggleIcon } from '../marks/change-list.ts'
import { Pie } from '../marks/Pie.tsx'
import { Priority } from '../marks/Priority.tsx'
import { useChosen } from '../style/use-chosen.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { Cell } from './Cell.tsx'
import { moveInGrid } from './grid-keys.ts'
import styles from './IconsPanel.module.css'
import { IconView } from './IconView.tsx'
import { findIcons } from './icon-search.ts'
import { OwnIcons, useOwnIcons } from './OwnIcons.tsx'

/** Not started, seven steps, done. */
const percents = [0, 13, 25, 38, 50, 63, 75, 88, 100]

/** Small pictures for the selected topics: a press puts one on, another takes it away. */
export function IconsPanel() {
  const editor = useMapEditor()
  const { text } = useText()
  const chosen = useChosen()
  const [words, setWords] = useState('')
  const [stop, setStop] = useState('priority-1')
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => takePanelFocus('icons', () => search.current?.focus()), [])
  const groups = useMemo(() => findIcons(words, (name) => text(`icon.${name}`)), [words, text])

  const own = useOwnIcons(
    usePart(editor.scene, ({ snapshot }) => snapshot),
    words,
  )
  const hasOwn = own.icons.length + own.ofMap.size > 0

  const nodes = chosen.topics.map(({ face }) => face.node)
  const every = (has: (marks: Marks) => boolean) => nodes.length > 0 && nodes.every((node) => has(node.marks))
  const isOn = (has: (marks: Marks) => boolean) => every(has) || (nodes.some((node) => has(node.marks)) && 'mixed')
  const isMarked = nodes.some(
    ({ marks: { icons, priority, progress } }) => icons.length > 0 || priority !== null || progress !== null,
  )
  const isPlain = words.trim() === ''
  const ownNames = [...own.icons.map(({ id }) => id), ...own.ofMap.values()]
  const first = isPlain ? 'priority-1' : (groups[0]?.names[0] ?? ownNames[0])
  const names = isPlain ? null : new Set<string>([...groups.flatMap((group) => group.names), ...ownNames])
  const current = names === null || names.has(stop) ? stop : first
  const disabledReason = nodes.length === 0 ? text('editor.reason.nothing-selected') : null
  const cell = (name: string) => ({ isStop: name === current, disabledReason, onFocus: () => setStop(name) })
  /** The next key belongs to the topic again, not to the search. */
  const thenMap = (choose: () => void) => () => {
    choose()
    focusField(editor)
  }

  /** Of what is found. One that is there already stays. */
  const insertFirst = () => {
    const name = groups[0]?.names[0]
    if (isPlain || name === undefined || nodes.length === 0) return
    thenMap(() => every(({ icons }) => icons.includes(name)) || toggleIcon(editor, name))()
  }

  const mark = (key: 'priority' | 'progress', value: number) => {
    chosen.mark({ [key]: every((own) => own[key] === value) ? null : value })
  }
  const pictures = (shown: readonly IconName[]) => (
    <div className={styles.grid}>
      {shown.map((name) => (
        <Cell
          {...cell(name)}
          key={name}
          label={text(`icon.${name}`)}
          isOn={isOn(({ icons }) => icons.includes(name))}
          onChoose={thenMap(() => toggleIcon(editor, name))}
        >
          <IconView name={name} className={styles.picture} />
        </Cell>
      ))}
    </div>
  )

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows from cell to cell; each cell is a button
    <div className={styles.panel} onKeyDown={moveInGrid}>
      <div className={styles.head}>
        <div className={styles.search}>
          <Icon icon={Search} size="s" />
          <input
            ref={search}
            type="search"
            className={styles.field}
            aria-label={text('editor.icons.search')}
            placeholder={text('editor.icons.search')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) insertFirst()
            }}
          />
        </div>
        <p className={styles.hint} role="status">
          {disabledReason ?? (groups.length === 0 && !hasOwn && text('editor.icons.none'))}
        </p>
      </div>
      <div className={styles.groups}>
        {isPlain && (
          <>
            <Section title={text('editor.style.priority')}>
              <div className={styles.grid}>
                {marks.priority.map(({ fill }, nth) => (
                  <Cell
                    {...cell(`priority-${nth + 1}`)}
                    key={fill}
                    label={text('editor.style.priority-n', { number: nth + 1 })}
                    isOn={isOn(({ priority }) => priority === nth + 1)}
                    onChoose={thenMap(() => mark('priority', nth + 1))}
                  >
                    <Priority number={nth + 1} />
                  </Cell>
                ))}
              </div>
            </Section>
            <Section title={text('editor.style.progress')}>
              <div className={styles.grid}>
                {percents.map((percent) => (
                  <Cell
                    {...cell(`progress-${percent}`)}
                    key={percent}
                    label={text('editor.style.progress-n', { percent })}
                    isOn={isOn(({ progress }) => progress === percent)}
                    onChoose={thenMap(() => mark('progress', percent))}
                  >
                    <Pie percent={percent} />
                  </Cell>
                ))}
              </div>
            </Section>
          </>
        )}
        {groups.map(({ group, names: shown }) => (
          <Section key={group} title={text(`editor.icons.${group}`)}>
            {pictures(shown)}
          </Section>
        ))}
        {(isPlain || hasOwn) && <OwnIcons {...own} isSearching={!isPlain} cell={cell} isOn={isOn} thenMap={thenMap} />}
      </div>
      {isMarked && (
        <footer className={styles.foot}>
          <Button onClick={() => chosen.mark({ icons: [], priority: null, progress: null })}>
            {text('editor.icons.clear')}
          </Button>
        </footer>
      )}
    </div>
  )
}
