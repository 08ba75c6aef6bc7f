import type { ImageReference, NodeId } from '@ramify/document'
import { ImageUp } from 'lucide-react'
import { type PicturePreset, picturePresets } from '../../../platform/assets/picture-size.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { ActionTextButton } from '../../../ui/buttons/ActionTextButton.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { picturePreset } from '../../input/pictures/preset.ts'
import { NumberField } from '../../views/panels/NumberField.tsx'
import styles from '../../views/panels/PanelLayout.module.css'
import { Row, Section } from '../../views/panels/Section.tsx'
import type { Chosen } from '../style/use-chosen.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { imageSides, sideIcons } from './image-sides.ts'
import { pickImage } from './pick-image.ts'

/** The pictures of the selected topics: how large one is shown, how large new ones are stored, another one, none. */
export function ImageSection({ chosen }: { chosen: Chosen }) {
  const editor = useMapEditor()
  const { text } = useText()
  const preset = useStore(picturePreset)
  const images = chosen.topics.flatMap(({ face: { node } }) => (node.image ? [{ id: node.id, image: node.image }] : []))
  const refusal = editor.assets.refusal()
  const [only] = images
  return (
    <Section title={text('editor.image')}>
      {only && chosen.topics.length === 1 && <SizeRow {...only} />}
      {only && <SideRow chosen={chosen} />}
      <Row label={text('editor.image.stored')}>
        <Select<PicturePreset>
          label={text('editor.image.stored')}
          value={preset}
          options={picturePresets.map((value) => ({ value, label: text(`editor.image.preset.${value}`) }))}
          onChange={(value) => picturePreset.set(value)}
        />
      </Row>
      {only ? (
        <div className={styles.line}>
          <IconButton
            label={text('editor.image.replace')}
            icon={ImageUp}
            disabledReason={refusal && text(refusal)}
            onClick={() => refusal === null && pickImage(editor)}
          />
          <ActionButton id="editor.view-image" />
          <ActionButton id="editor.remove-image" />
        </div>
      ) : (
        <ActionTextButton id="editor.image" />
      )}
    </Section>
  )
}

/** Where the picture stands beside the words. */
function SideRow({ chosen }: { chosen: Chosen }) {
  const { text } = useText()
  const side = chosen.seen(({ face }) => face.look.imageSide ?? 'top')
  return (
    <Row label={text('editor.image.side')}>
      {imageSides.map((each) => (
        <IconButton
          key={each}
          label={text(`editor.image.side.${each}`)}
          icon={sideIcons[each]}
          aria-pressed={each === side}
          onClick={() => chosen.dress({ imageSide: each })}
        />
      ))}
    </Row>
  )
}

/** Both sides by either: the picture keeps its proportion. */
function SizeRow({ id, image }: { id: NodeId; image: ImageReference }) {
  const editor = useMapEditor()
  const { text } = useText()
  const resize = (scale: number) => {
    const side = (length: number) => Math.max(1, Math.round(length * scale))
    const size = { width: side(image.width), height: side(image.height) }
    editor.execute({ type: 'setImage', id, image: { ...image, ...size } })
  }
  return (
    <Row label={text('editor.image.size')}>
      <NumberField
        label={text('editor.image.width')}
        value={Math.round(image.width)}
        {...limits}
        onChange={(width) => resize(width / image.width)}
      />
      <span aria-hidden="true">×</span>
      <NumberField
        label={text('editor.image.height')}
        value={Math.round(image.height)}
        {...limits}
        onChange={(height) => resize(height / image.height)}
      />
    </Row>
  )
}

const limits = { least: 16, most: 1200 }
