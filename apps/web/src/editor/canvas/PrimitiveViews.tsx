import type { Primitive } from '@ramify/scene'
import { useContext, useLayoutEffect, useRef } from 'react'
import { EditorContext } from '../core/use-editor.ts'
import { drawPrimitives } from './draw-primitives.ts'

interface Props {
  primitives: readonly Primitive[]
  /** Where they are drawn from. */
  at?: { readonly x: number; readonly y: number }
}

/** Primitives among what React draws; outside of an editor there are no pictures. */
export function PrimitiveViews({ primitives, at: { x, y } = { x: 0, y: 0 } }: Props) {
  const group = useRef<SVGGElement>(null)
  const assets = useContext(EditorContext)?.assets ?? null
  useLayoutEffect(() => {
    group.current?.replaceChildren()
    if (group.current) drawPrimitives(group.current, primitives, assets, { x, y })
  }, [primitives, assets, x, y])
  return <g ref={group} />
}
