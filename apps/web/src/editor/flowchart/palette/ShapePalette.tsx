import { type ShapeSetName, shapeSets } from '@ramify/scene'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { toMap } from '../../core/viewport/viewport.ts'
import { addShape } from '../items/add-shape.ts'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import { dragFromPalette } from './drag-from-palette.ts'
import styles from './ShapePalette.module.css'
import { ShapePicture } from './ShapePicture.tsx'
import { shapeName } from './shape-name.ts'

/** They come with what they are parts of, or are made of shapes that are there. */
const notOffered = new Set([
  'group',
  'image',
  'lane',
  'uml-member',
  'uml-divider',
  'er-field',
  'table-row',
  'table-cell',
])

/** Every shape, by sets; a click puts one into the middle, dragged it is put where it is let go. */
export function ShapePalette() {
  const editor = useFlowchartEditor()
  const { text } = useText()
  const [words, setWords] = useState('')
  const looked = words.trim().toLowerCase()
  const put = (kind: string) => {
    const { width, height } = editor.screen.get()
    addShape(editor, kind, toMap(editor.view.get(), { x: width / 2, y: height / 2 }))
  }
  const sets = (Object.keys(shapeSets) as ShapeSetName[]).map((name) => ({
    name,
    shapes: shapeSets[name].filter(
      ({ id }) => !notOffered.has(id) && (looked === '' || shapeName(id, text).toLowerCase().includes(looked)),
    ),
  }))
  const found = sets.filter(({ shapes }) => shapes.length > 0)
  return (
    <div className={styles.palette}>
      <input
        type="search"
        className={styles.search}
        aria-label={text('flowchart.palette.search')}
        placeholder={text('flowchart.palette.search')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {found.length === 0 && <p className={styles.none}>{text('flowchart.palette.none')}</p>}
      {found.map(({ name, shapes }) => (
        <section key={name} aria-label={text(`flowchart.set.${name}`)}>
          <h3 className={styles.title}>{text(`flowchart.set.${name}`)}</h3>
          <div className={styles.grid}>
            {shapes.map(({ id }) => (
              <button
                key={id}
                type="button"
                className={styles.shape}
                aria-label={shapeName(id, text)}
                title={shapeName(id, text)}
                onClick={() => put(id)}
                onPointerDown={(event) => dragFromPalette(editor, id, event.nativeEvent)}
              >
                <ShapePicture kind={id} />
              </button>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
