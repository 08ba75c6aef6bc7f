import { useEffect, useRef } from 'react'
import { useStore } from '../../../platform/store.ts'
import { useEditor } from '../../core/use-editor.ts'
import type { ViewsEditor } from '../views-editor.ts'
import styles from './PeopleLayer.module.css'
import { attachPeople } from './people-layer.ts'

/** Other people over the page: their pointers, and lines around what they have selected. Nothing while one is alone. */
export function PeopleLayer() {
  const { people } = useEditor<ViewsEditor>()
  const hasOthers = useStore({ get: () => people.others.get().length > 0, subscribe: people.others.subscribe })
  return hasOthers && <Marks />
}

function Marks() {
  const editor = useEditor<ViewsEditor>()
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => (layer.current ? attachPeople(layer.current, editor) : undefined), [editor])
  return <div ref={layer} className={styles.layer} aria-hidden="true" data-people />
}
