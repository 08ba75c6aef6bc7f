import type { Size } from '@ramify/geometry'
import type { Primitive } from '@ramify/scene'
import { PrimitiveViews } from '../../canvas/PrimitiveViews.tsx'

export const formSize = { width: 40, height: 22 }

/** A form by itself, drawn in the colour of the words around it. */
export function FormPicture({ primitives, size = formSize }: { primitives: readonly Primitive[]; size?: Size }) {
  const { width, height } = formSize
  const left = (size.width - width) / 2 - 1
  return (
    <svg viewBox={`${left} -1 ${width + 2} ${height + 2}`} width={width + 2} height={height + 2} aria-hidden="true">
      <PrimitiveViews primitives={primitives} />
    </svg>
  )
}
