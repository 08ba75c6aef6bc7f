import { ImageOff, ImageUp } from 'lucide-react'
import { useEffect } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Row } from '../../views/panels/Section.tsx'
import { SliderRow } from '../../views/panels/SliderRow.tsx'
import { useMapEditor } from '../use-map-editor.ts'
import { pickBackgroundImage, removeBackgroundImage } from './background-image.ts'
import { paintBackground } from './paint-background.ts'

/** The picture behind the map: another one, none, and how strong it is. */
export function BackgroundImage() {
  const editor = useMapEditor()
  const { text } = useText()
  const { backdrop } = useStore(editor.scene)
  const refusal = editor.assets.refusal()
  return (
    <>
      <Row label={text('editor.image')}>
        <IconButton
          label={text('editor.action.background-image')}
          icon={ImageUp}
          disabledReason={refusal && text(refusal)}
          onClick={() => refusal === null && pickBackgroundImage(editor)}
        />
        {backdrop && (
          <IconButton
            label={text('editor.action.remove-background-image')}
            icon={ImageOff}
            onClick={() => removeBackgroundImage(editor)}
          />
        )}
      </Row>
      {backdrop && <StrengthRow opacity={backdrop.opacity} />}
    </>
  )
}

function StrengthRow({ opacity }: { opacity: number }) {
  const editor = useMapEditor()
  const { text, language } = useText()
  const trial = editor.triedOpacity
  const shown = useStore(trial) ?? opacity
  useEffect(() => () => trial.set(null), [trial])
  return (
    <SliderRow
      label={text('editor.map.strength')}
      value={Math.round(shown * 100)}
      valueText={new Intl.NumberFormat(language, { style: 'percent' }).format(shown)}
      least={5}
      most={100}
      step={5}
      onTry={(percent) => trial.set(percent === null ? null : percent / 100)}
      onKeep={(percent) => paintBackground(editor, { opacity: percent / 100 })}
    />
  )
}
