import type { Point } from '@ramify/geometry'
import { Ellipsis, PencilLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { usePart, useStore } from '../../../platform/store.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menus/Menu.tsx'
import { Tooltip } from '../../../ui/Tooltip.tsx'
import { freeMiddle } from '../items/free-middle.ts'
import { dragFromPalette } from '../palette/drag-from-palette.ts'
import { PaletteGroup } from '../palette/PaletteGroup.tsx'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import { OwnShapePicture } from './OwnShapePicture.tsx'
import styles from './OwnShapesGroup.module.css'
import type { OwnShape } from './own-shape.ts'
import { boxOf, itemsOf, placeOwnShape, removeOwnShape } from './own-shapes.ts'
import { RenameShapeDialog } from './RenameShapeDialog.tsx'

/** Shapes that the person kept, with what can be done to them; nothing while there are none. */
export function OwnShapesGroup() {
  const editor = useFlowchartEditor()
  const { text } = useText()
  const shapes = useStore(editor.ownShapes)
  const [renamed, setRenamed] = useState<OwnShape | null>(null)
  if (shapes.length === 0) return null
  return (
    <PaletteGroup name="mine" title={text('flowchart.own.title')}>
      {shapes.map((shape) => (
        <OwnShapeButton key={shape.id} shape={shape} onRename={() => setRenamed(shape)} />
      ))}
      {renamed && <RenameShapeDialog shape={renamed} onClose={() => setRenamed(null)} />}
    </PaletteGroup>
  )
}

function OwnShapeButton({ shape, onRename }: { shape: OwnShape; onRename: () => void }) {
  const editor = useFlowchartEditor()
  const { text } = useText()
  const theme = usePart(editor.scene, ({ parts }) => parts.snapshot.theme)
  const { name, content } = shape
  const put = (at?: Point) => {
    const items = itemsOf(content)
    if (items) placeOwnShape(editor, shape, at ?? freeMiddle(editor, boxOf(items)))
  }
  return (
    <div className={styles.own}>
      <Tooltip text={name} side="bottom">
        <button
          type="button"
          data-palette-shape=""
          className={styles.button}
          aria-label={name}
          onClick={() => put()}
          onPointerDown={({ nativeEvent, currentTarget }) => {
            const items = itemsOf(content)
            if (items) dragFromPalette(editor, { button: currentTarget, size: boxOf(items), put }, nativeEvent)
          }}
        >
          <OwnShapePicture content={content} theme={theme} />
        </button>
      </Tooltip>
      <Menu
        align="end"
        trigger={
          <button type="button" className={styles.more} aria-label={text('flowchart.own.more', { name })}>
            <Icon icon={Ellipsis} size="s" />
          </button>
        }
      >
        <MenuItem icon={PencilLine} onSelect={onRename}>
          {text('flowchart.own.rename')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} isDestructive onSelect={() => void removeOwnShape(editor, shape)}>
          {text('flowchart.own.remove')}
        </MenuItem>
      </Menu>
    </div>
  )
}
