import type { Size } from '@ramify/geometry'
import { type ShapeName, shapes } from '@ramify/scene'
import { useText } from '../../../platform/i18n/language.ts'
import { FormPicker } from '../../views/panels/FormPicker.tsx'
import { FormPicture, formSize } from './FormPicture.tsx'

export const shapeNames = Object.keys(shapes) as ShapeName[]

const paint = {
  fill: null,
  border: 'currentColor',
  borderWidth: 1.25,
  borderDash: [],
  line: 'currentColor',
  lineWidth: 1.25,
}

/** Nothing is drawn where there is no shape: a line of words. */
const pictures = Object.fromEntries(
  shapeNames.map((name) => {
    return [name, name === 'plain' ? [] : shapes[name].draw(sizeOf(name), paint)]
  }),
) as Record<ShapeName, ReturnType<(typeof shapes)[ShapeName]['draw']>>

function sizeOf(name: ShapeName): Size {
  return name === 'circle' ? { width: formSize.height, height: formSize.height } : formSize
}

interface Props {
  /** Null where several hold at once; a name that this build does not know is shown as several are. */
  shape: string | null
  onChange: (shape: ShapeName) => void
}

/** The form of topics. */
export function ShapeField({ shape, onChange }: Props) {
  const { text } = useText()
  return (
    <FormPicker
      label={text('editor.style.shape')}
      value={shapeNames.find((name) => name === shape) ?? null}
      placeholder={text('editor.mixed')}
      options={shapeNames.map((value) => ({
        value,
        label: text(`editor.shape.${value}`),
        picture: <FormPicture primitives={pictures[value]} size={sizeOf(value)} />,
      }))}
      onChange={onChange}
    />
  )
}
