import type { LayoutName } from '@ramify/layouts'
import { landmarksOf } from '@ramify/scene'
import { useLayoutEffect } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { surroundings } from '../../core/surroundings.ts'
import { clearPart, viewInPart } from '../../core/viewport/clear-part.ts'
import { PictureChoice } from '../../views/panels/PictureChoice.tsx'
import { firstView } from '../first-view.ts'
import { useMapEditor } from '../use-map-editor.ts'
import styles from './LayoutPicker.module.css'
import { LayoutPicture } from './LayoutPicture.tsx'
import { layoutGroups } from './layout-names.ts'

const groupNames = Object.keys(layoutGroups) as (keyof typeof layoutGroups)[]

/** Every layout by its kind; the map shows the one that is pointed at. */
export function LayoutPicker({ layout }: { layout: string }) {
  const editor = useMapEditor()
  const { text } = useText()
  // Before the page lets go of the map, where it is left as a whole.
  useLayoutEffect(() => () => editor.preview(null), [editor])
  const choose = (name: LayoutName) => {
    editor.preview(null)
    if (!editor.execute({ type: 'setLayout', layout: name }).ok || surroundings.get() !== 'hand') return
    // It stands elsewhere now, and the sheet leaves little of the screen.
    const screen = editor.screen.get()
    const part = clearPart(screen, editor.covers.rects())
    editor.view.set(viewInPart(screen, part, (free) => firstView(landmarksOf(editor.scene.get()), free)))
  }
  return (
    <div role="radiogroup" aria-label={text('editor.style.layout')} className={styles.picker}>
      {groupNames.map((group) => (
        <div key={group} className={styles.group}>
          <h3 className={styles.caption}>{text(`editor.layouts.${group}`)}</h3>
          <div className={styles.layouts}>
            {layoutGroups[group].map((name) => (
              <div key={name} className={styles.layout}>
                <PictureChoice
                  isFramed
                  group="layout"
                  label={text(`editor.layout.${name}`)}
                  isOn={name === layout}
                  onChoose={() => choose(name)}
                  onHover={(isOver) => editor.preview(isOver ? { layout: name } : null)}
                  className={styles.picture}
                >
                  <LayoutPicture name={name} />
                </PictureChoice>
                <span aria-hidden="true" className={styles.name}>
                  {text(`editor.layout.${name}`)}
                </span>
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
