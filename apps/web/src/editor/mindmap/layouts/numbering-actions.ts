import { type NumberingName, numberings } from '@ramify/scene'
import { ListOrdered } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { MapEditor } from '../map-editor.ts'

/** Every way of numbering, with none first. */
export const numberingChoices = ['none', ...(Object.keys(numberings) as NumberingName[])] as const

/** How the topics of the map are numbered. */
export function numberingActions(editor: MapEditor): readonly EditorAction[] {
  return numberingChoices.map((choice) => ({
    id: `editor.numbering-${choice}`,
    label: `editor.action.numbering-${choice}` as const,
    keywords: 'editor.action.numbering.keywords' as const,
    icon: ListOrdered,
    group: 'view' as const,
    isVisible: () => editor.mayEdit,
    isOn: () => numberingOf(editor) === choice,
    run: () => void setNumbering(editor, choice),
  }))
}

export type NumberingChoice = (typeof numberingChoices)[number]

/** A way that nobody knows here is none, until somebody chooses. */
export function numberingOf({ document: { snapshot } }: MapEditor): NumberingChoice {
  return numberingChoices.find((choice) => choice === snapshot.numbering) ?? 'none'
}

export function setNumbering(editor: MapEditor, choice: NumberingChoice): void {
  editor.execute({ type: 'setNumbering', numbering: choice === 'none' ? null : choice })
}
