import { type IconName, iconGrid, icons } from '@ramify/scene'
import { memo } from 'react'
import { PrimitiveViews } from '../../canvas/PrimitiveViews.tsx'

/** The picture of an icon; whatever it stands for, the button around it says. */
export const IconView = memo(function IconView({
  name,
  className,
}: {
  name: IconName
  className?: string | undefined
}) {
  return (
    <svg viewBox={`0 0 ${iconGrid} ${iconGrid}`} aria-hidden="true" className={className}>
      <PrimitiveViews primitives={icons[name]} />
    </svg>
  )
})
