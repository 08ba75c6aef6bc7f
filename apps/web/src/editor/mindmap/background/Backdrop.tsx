import type { Scene } from '@ramify/scene'
import { useState } from 'react'
import { usePart, useStore } from '../../../platform/store.ts'
import { usePicture } from '../../canvas/use-picture.ts'
import { useMapEditor } from '../use-map-editor.ts'
import styles from './Backdrop.module.css'

/**
 * The picture behind the map. It fills the screen and stays there like the paper does, so that moving the view costs nothing;
 * until it has come, and where it never will, the paper is bare.
 */
export function Backdrop() {
  const { scene } = useMapEditor()
  // Its background is the same object until it is another one; the backdrop is made of it.
  usePart(scene, ({ snapshot }) => snapshot.background)
  const { backdrop } = scene.get()
  return backdrop && <Shown key={backdrop.resource} {...backdrop} />
}

function Shown({ resource, opacity }: NonNullable<Scene['backdrop']>) {
  const tried = useStore(useMapEditor().triedOpacity)
  const url = usePicture(resource, 'original')
  const [isBroken, setBroken] = useState(false)
  if (!url || isBroken) return null
  return (
    <img
      src={url}
      alt=""
      draggable={false}
      className={styles.backdrop}
      style={{ opacity: tried ?? opacity }}
      onError={() => setBroken(true)}
      data-backdrop
    />
  )
}
