import { BrainCircuit, ListTree } from 'lucide-react'
import { useText } from '../../platform/i18n/language.ts'
import { useStore } from '../../platform/store.ts'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import type { ShownAs } from '../core/editor.ts'
import { showAs } from '../core/shown-as.ts'
import type { ViewsEditor } from './views-editor.ts'

/** Map or outline, in the middle of the bar. */
export function ViewSwitch({ editor }: { editor: ViewsEditor }) {
  const { text } = useText()
  const shown = useStore(editor.shownAs)
  const options: readonly { value: ShownAs; label: string; icon: typeof ListTree }[] = [
    { value: 'map', label: text('editor.view.map'), icon: BrainCircuit },
    { value: 'outline', label: text('editor.view.outline'), icon: ListTree },
  ]
  return (
    <Segmented label={text('editor.view')} value={shown} options={options} onChange={(next) => showAs(editor, next)} />
  )
}
