import { readable } from '@ramify/themes'
import { Link } from 'wouter'
import type { Editor } from '../../../editor/editor-kind.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { usePart } from '../../../platform/store.ts'
import { BrandMark } from '../../../ui/BrandMark.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './MadeWith.module.css'

/** A grey that is made darker or lighter until it can be read on the paper of the map. */
const tone = '#7c8492'

interface Props {
  editor: Editor
  /** In a hand the tools stand at the right. */
  isAtStart?: boolean
}

/** Where the map comes from, below it on the side without tools. */
export function MadeWith({ editor, isAtStart = false }: Props) {
  const { text } = useText()
  const paper = usePart(editor.scene, (scene) => scene.paper)
  return (
    <Link
      href="/"
      target="_blank"
      data-over-canvas
      className={classNames(styles.made, isAtStart && styles.start)}
      style={{ color: readable(tone, paper) }}
    >
      <BrandMark size={14} />
      {text('viewer.made-with')}
    </Link>
  )
}
