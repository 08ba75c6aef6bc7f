import { readable } from '@ramify/themes'
import { Link } from 'wouter'
import type { Editor } from '../../../editor/editor-kind.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { usePart } from '../../../platform/store.ts'
import { BrandMark } from '../../../ui/BrandMark.tsx'
import styles from './MadeWith.module.css'

/** A grey that is made darker or lighter until it can be read on the paper of the map. */
const tone = '#7c8492'

/** Where the map comes from, at the right below it. */
export function MadeWith({ editor }: { editor: Editor }) {
  const { text } = useText()
  const paper = usePart(editor.scene, (scene) => scene.paper)
  return (
    <Link href="/" target="_blank" className={styles.made} style={{ color: readable(tone, paper) }}>
      <BrandMark size={14} />
      {text('viewer.made-with')}
    </Link>
  )
}
