import type { Look } from '@ramify/document'
import { ImageIcon, Shapes, Spline } from 'lucide-react'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { dashNames } from '../../views/panels/DashSelect.tsx'
import { imageSides } from '../images/image-sides.ts'
import type { MapEditor } from '../map-editor.ts'
import { someSelected } from '../selection/conditions.ts'
import { shapeNames } from '../style/ShapeField.tsx'

const heads = ['none', 'open', 'filled'] as const

/** Forms of topics, patterns and heads of branches and sides of pictures, each by its name. */
export function formActions(editor: MapEditor): readonly EditorAction[] {
  const selected = someSelected(editor)
  const ids = () => editor.selectedTopics.get()
  const nodes = () => ids().flatMap((id) => editor.document.snapshot.nodes.get(id) ?? [])
  const words = () => currentTranslator()
  const common = { group: 'topic', isOnlyFound: true, isVisible: () => editor.mayEdit, isEnabled: selected } as const
  const dressing = (look: Look) => ({
    isOn: () => {
      const chosen = nodes()
      return (
        chosen.length > 0 &&
        chosen.every((node) => Object.entries(look).every(([key, value]) => node.look[key as keyof Look] === value))
      )
    },
    run: () => void editor.execute({ type: 'setLook', ids: ids(), look }),
  })
  return [
    ...shapeNames.map((name) => ({
      ...common,
      ...dressing({ shape: name }),
      id: `editor.shape-${name}`,
      label: () => words().text('editor.action.shape', { name: words().text(`editor.shape.${name}`) }),
      keywords: 'editor.action.shape.keywords' as const,
      icon: Shapes,
    })),
    ...dashNames.map((name) => ({
      ...common,
      ...dressing({ lineDash: name }),
      id: `editor.branch-dash-${name}`,
      label: () => words().text('editor.action.branch-dash', { name: words().text(`editor.dash.${name}`) }),
      keywords: 'editor.action.branch-line.keywords' as const,
      icon: Spline,
    })),
    ...heads.map((name) => ({
      ...common,
      ...dressing({ lineEnd: name }),
      id: `editor.branch-end-${name}`,
      label: () => words().text('editor.action.branch-end', { name: words().text(`editor.arrow.${name}`) }),
      keywords: 'editor.action.branch-line.keywords' as const,
      icon: Spline,
    })),
    ...imageSides.map((side) => ({
      ...common,
      ...dressing({ imageSide: side }),
      id: `editor.image-side-${side}`,
      label: () => words().text('editor.action.image-side', { side: words().text(`editor.image.side.${side}`) }),
      keywords: 'editor.action.image-side.keywords' as const,
      icon: ImageIcon,
      isVisible: () => editor.mayEdit && nodes().some(({ image }) => image !== null),
    })),
  ]
}
