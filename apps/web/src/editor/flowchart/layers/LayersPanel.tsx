import type { LayerSnapshot } from '@ramify/document'
import {
  ArrowDown,
  ArrowUp,
  Ellipsis,
  Eye,
  EyeOff,
  Lock,
  LockOpen,
  PencilLine,
  Plus,
  SquareStack,
  Trash2,
} from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { usePart, useStore } from '../../../platform/store.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menus/Menu.tsx'
import { Section } from '../../views/panels/Section.tsx'
import { NameField } from '../ordering/NameField.tsx'
import { useReorder } from '../ordering/use-reorder.ts'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import styles from './LayersPanel.module.css'
import {
  addLayer,
  currentLayer,
  layerName,
  layersShown,
  moveLayerBy,
  moveLayerTo,
  moveToLayer,
  setLayerHidden,
  setLayerLocked,
} from './layers.ts'

/** The layers of the page that is shown, the highest first, and below them what is on none. */
export function LayersPanel() {
  const editor = useFlowchartEditor()
  const { text } = useText()
  usePart(editor.scene, ({ parts }) => parts.snapshot.layers)
  useStore(editor.page)
  useStore(editor.layer)
  const list = useRef<HTMLUListElement>(null)
  const layers = layersShown(editor)
  const highestFirst = layers.toReversed()
  const current = currentLayer(editor)
  const reorder = useReorder(list, 'y', (dragged, to) => {
    const id = highestFirst[dragged]?.id
    if (id !== undefined) moveLayerTo(editor, id, layers.length - 1 - to)
  })
  return (
    <Section title={text('flowchart.panel.layers')}>
      <ul ref={list} className={styles.list}>
        {highestFirst.map((layer, number) => (
          <Row
            key={layer.id}
            layer={layer}
            isCurrent={layer.id === current}
            className={classNames(
              reorder.drop === number && styles.dropBefore,
              reorder.drop === layers.length && number === layers.length - 1 && styles.dropAfter,
            )}
            onPointerDown={(event) => reorder.onPointerDown(event, number)}
          />
        ))}
        <li className={styles.row}>
          <button
            type="button"
            className={styles.name}
            aria-pressed={current === null}
            onClick={() => editor.layer.set(null)}
          >
            {text('flowchart.layer.base')}
          </button>
          <IconButton
            label={text('flowchart.layer.move-here')}
            icon={SquareStack}
            onClick={() => moveToLayer(editor, null)}
          />
        </li>
      </ul>
      <button type="button" className={styles.add} onClick={() => addLayer(editor)}>
        <Plus size={16} aria-hidden="true" />
        {text('flowchart.action.layer-add')}
      </button>
      <p className={styles.about}>{text('flowchart.layers.about')}</p>
    </Section>
  )
}

interface RowProps {
  layer: LayerSnapshot
  isCurrent: boolean
  className: string
  onPointerDown: (event: React.PointerEvent<HTMLElement>) => void
}

function Row({ layer, isCurrent, className, onPointerDown }: RowProps) {
  const editor = useFlowchartEditor()
  const { text } = useText()
  const [isRenamed, setRenamed] = useState(false)
  const { id, hidden, locked } = layer
  const name = layerName(editor, layer)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'F2') setRenamed(true)
    else if (event.altKey && event.key === 'ArrowUp') moveLayerBy(editor, id, 1)
    else if (event.altKey && event.key === 'ArrowDown') moveLayerBy(editor, id, -1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <li className={classNames(styles.row, hidden && styles.hidden, className)} data-reordered data-layer={id}>
      {isRenamed ? (
        <NameField
          name={name}
          label={text('flowchart.layer.name')}
          className={styles.field}
          onDone={(typed) => {
            setRenamed(false)
            if (typed !== null) editor.execute({ type: 'setText', id, part: 'layer', text: typed })
          }}
        />
      ) : (
        <button
          type="button"
          className={styles.name}
          aria-pressed={isCurrent}
          onClick={() => editor.layer.set(id)}
          onDoubleClick={() => setRenamed(true)}
          onPointerDown={onPointerDown}
          onKeyDown={onKeyDown}
        >
          {name}
        </button>
      )}
      <IconButton
        label={text(hidden ? 'flowchart.layer.show' : 'flowchart.layer.hide')}
        icon={hidden ? EyeOff : Eye}
        onClick={() => setLayerHidden(editor, id, !hidden)}
      />
      <IconButton
        label={text(locked ? 'flowchart.layer.unlock' : 'flowchart.layer.lock')}
        icon={locked ? Lock : LockOpen}
        onClick={() => setLayerLocked(editor, id, !locked)}
      />
      <Menu align="end" trigger={<IconButton label={text('flowchart.layer.more', { name })} icon={Ellipsis} />}>
        <MenuItem icon={SquareStack} onSelect={() => moveToLayer(editor, id)}>
          {text('flowchart.layer.move-here')}
        </MenuItem>
        <MenuItem icon={PencilLine} onSelect={() => setRenamed(true)}>
          {text('flowchart.layer.rename')}
        </MenuItem>
        <MenuItem icon={ArrowUp} onSelect={() => moveLayerBy(editor, id, 1)}>
          {text('flowchart.layer.up')}
        </MenuItem>
        <MenuItem icon={ArrowDown} onSelect={() => moveLayerBy(editor, id, -1)}>
          {text('flowchart.layer.down')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} isDestructive onSelect={() => editor.execute({ type: 'deleteLayer', layer: id })}>
          {text('flowchart.layer.delete')}
        </MenuItem>
      </Menu>
    </li>
  )
}
