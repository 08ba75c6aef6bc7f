import type { Look, Patch } from '@ramify/document'
import { boundaryShapes, summaryPicture, summaryShapes } from '@ramify/scene'
import { useText } from '../../../platform/i18n/language.ts'
import { FormPicker } from '../../views/panels/FormPicker.tsx'
import { FormPicture, formSize } from '../style/FormPicture.tsx'

const frames = Object.keys(boundaryShapes) as (keyof typeof boundaryShapes)[]
const braces = Object.keys(summaryShapes) as (keyof typeof summaryShapes)[]

interface Props {
  shape: string | undefined
  dress: (look: Patch<Look>) => void
}

/** The form of a boundary. */
export function FrameField({ shape = 'rounded', dress }: Props) {
  const { text } = useText()
  return (
    <FormPicker
      label={text('editor.style.shape')}
      value={frames.find((name) => name === shape) ?? null}
      placeholder={shape}
      options={frames.map((value) => ({
        value,
        label: text(`editor.boundary-shape.${value}`),
        picture: <FormPicture primitives={framePictures[value]} />,
      }))}
      onChange={(value) => dress({ shape: value })}
    />
  )
}

/** The form of a summary's brace. */
export function BraceField({ shape = 'curly', dress }: Props) {
  const { text } = useText()
  return (
    <FormPicker
      label={text('editor.style.shape')}
      value={braces.find((name) => name === shape) ?? null}
      placeholder={shape}
      options={braces.map((value) => ({
        value,
        label: text(`editor.summary-shape.${value}`),
        picture: <FormPicture primitives={bracePictures[value]} />,
      }))}
      onChange={(value) => dress({ shape: value })}
    />
  )
}

const stroke = { kind: 'shape', fill: null, stroke: 'currentColor', strokeWidth: 1.25, dash: [], round: true } as const

const framePictures = Object.fromEntries(
  frames.map((name) => {
    const { reach, outline } = boundaryShapes[name]
    const { width, height } = formSize
    const frame = { x: reach, y: reach, width: width - 2 * reach, height: height - 2 * reach }
    return [name, [{ ...stroke, path: outline(frame) }]]
  }),
) as Record<(typeof frames)[number], [typeof stroke & { path: ReturnType<typeof summaryPicture> }]>

const bracePictures = Object.fromEntries(
  braces.map((name) => [name, [{ ...stroke, path: summaryPicture(name, formSize) }]]),
) as typeof framePictures & Record<(typeof braces)[number], (typeof framePictures)['rect']>
