import { ImageOff, ImageUp, Maximize2 } from 'lucide-react'
import { type PicturePreset, picturePresets } from '../../../platform/assets/picture-size.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Select } from '../../../ui/Select.tsx'
import { carriedState } from '../../carried/carried-state.ts'
import { pickImage } from '../../images/pick-image.ts'
import { picturePreset } from '../../images/preset.ts'
import { removeImages } from '../../images/remove-images.ts'
import { useEditor } from '../../use-editor.ts'
import { NumberField } from '../NumberField.tsx'
import { Row, Section } from '../Section.tsx'
import styles from './StylePanel.module.css'
import type { Chosen } from './use-chosen.ts'

/** The picture of the one selected topic: how large it is shown, another one, none. */
export function ImageSection({ chosen }: { chosen: Chosen }) {
  const editor = useEditor()
  const { text } = useText()
  const preset = useStore(picturePreset)
  const [topic, another] = chosen.topics
  const image = topic?.face.node.image
  if (!topic || another || !image) return null
  const resize = (side: 'width' | 'height', length: number) => {
    const scale = length / image[side]
    const other = side === 'width' ? 'height' : 'width'
    const size = { [side]: length, [other]: Math.max(1, Math.round(image[other] * scale)) }
    editor.act({ type: 'setImage', id: topic.id, image: { ...image, ...size } })
  }
  return (
    <Section title={text('editor.image')}>
      <Row label={text('editor.image.size')}>
        <NumberField
          label={text('editor.image.width')}
          value={Math.round(image.width)}
          least={16}
          most={1200}
          onChange={(width) => resize('width', width)}
        />
        <span aria-hidden="true">×</span>
        <NumberField
          label={text('editor.image.height')}
          value={Math.round(image.height)}
          least={16}
          most={1200}
          onChange={(height) => resize('height', height)}
        />
      </Row>
      <Row label={text('editor.image.stored')}>
        <Select<PicturePreset>
          label={text('editor.image.stored')}
          value={preset}
          options={picturePresets.map((value) => ({ value, label: text(`editor.image.preset.${value}`) }))}
          onChange={(value) => picturePreset.set(value)}
        />
      </Row>
      <div className={styles.line}>
        <IconButton label={text('editor.image.replace')} icon={ImageUp} onClick={() => pickImage(editor)} />
        <IconButton
          label={text('editor.action.view-image')}
          icon={Maximize2}
          onClick={() => carriedState(editor).dialog.set({ kind: 'picture', resource: image.resource })}
        />
        <IconButton label={text('editor.action.remove-image')} icon={ImageOff} onClick={() => removeImages(editor)} />
      </div>
    </Section>
  )
}
