import { useStore } from '../../../platform/store.ts'
import { ActionTextButton } from '../../../ui/buttons/ActionTextButton.tsx'
import styles from '../../views/panels/PanelLayout.module.css'
import { CalloutStyle } from '../callouts/CalloutStyle.tsx'
import { FilesSection } from '../files/FilesSection.tsx'
import { carriedLook } from '../formatting/carried-look.ts'
import { ImageSection } from '../images/ImageSection.tsx'
import { calloutOf, rangeOf, relationOf, type SelectedItem } from '../items/selected-item.ts'
import { MarksSection } from '../marks/MarksSection.tsx'
import { RangeStyle } from '../ranges/RangeStyle.tsx'
import { LineStyle } from '../relations/LineStyle.tsx'
import { MapSettings } from '../themes/MapSettings.tsx'
import { useMapEditor } from '../use-map-editor.ts'
import { BranchSection } from './BranchSection.tsx'
import { LevelSwitch } from './LevelSwitch.tsx'
import { TextSection } from './TextSection.tsx'
import { TopicSection } from './TopicSection.tsx'
import { useChosen } from './use-chosen.ts'

/** How the selected topics or their level look, or the line, range or callout that is picked; with nothing selected, what the map has as a whole. */
export function StylePanel() {
  const picked = useStore(useMapEditor().selectedItem)
  return picked ? <PickedStyle picked={picked} /> : <ChosenStyle />
}

function PickedStyle({ picked }: { picked: SelectedItem }) {
  const scene = useStore(useMapEditor().scene)
  const relation = picked.type === 'line' ? relationOf(scene, picked.id) : undefined
  const range = picked.type === 'range' ? rangeOf(scene, picked.id) : undefined
  const callout = picked.type === 'callout' ? calloutOf(scene, picked.id) : undefined
  if (relation) return <LineStyle relation={relation} />
  if (range) return <RangeStyle drawn={range} />
  if (callout) return <CalloutStyle drawn={callout} />
  return <ChosenStyle />
}

function ChosenStyle() {
  const chosen = useChosen()
  const carried = useStore(carriedLook)
  if (chosen.topics.length === 0) return <MapSettings />
  const { level, isLevel } = chosen
  return (
    <div className={styles.panel}>
      <div className={styles.sections}>
        {level !== null && <LevelSwitch level={level} count={chosen.ids.length} isOn={isLevel} />}
        <TopicSection chosen={chosen} />
        <TextSection chosen={chosen} />
        <BranchSection chosen={chosen} />
        {!isLevel && <MarksSection chosen={chosen} />}
        {!isLevel && <ImageSection chosen={chosen} />}
        {!isLevel && <FilesSection chosen={chosen} />}
      </div>
      <footer className={styles.foot}>
        {isLevel ? (
          <ActionTextButton id="editor.reset-level" />
        ) : (
          <>
            <ActionTextButton id={carried ? 'editor.paste-style' : 'editor.copy-style'} />
            <ActionTextButton id="editor.reset-style" variant="quiet" />
          </>
        )}
      </footer>
    </div>
  )
}
