import type { Point } from '@ramify/geometry'
import { MoveDown, MoveLeft, MoveRight, MoveUp } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { pickedCallout } from '../callouts/picked-callout.ts'
import { moveCallout } from '../callouts/put-callout.ts'
import type { MapEditor } from '../map-editor.ts'
import { someBesidesRoot, someSelected } from '../selection/conditions.ts'
import { nudgeTopics, widenTopics } from './nudge-topics.ts'

const ways = [
  { way: 'up', icon: MoveUp, x: 0, y: -1 },
  { way: 'down', icon: MoveDown, x: 0, y: 1 },
  { way: 'left', icon: MoveLeft, x: -1, y: 0 },
  { way: 'right', icon: MoveRight, x: 1, y: 0 },
] as const
const widths = [
  { name: 'wider', by: 1, keys: 'mod+shift+arrowright' },
  { name: 'narrower', by: -1, keys: 'mod+shift+arrowleft' },
] as const
const step = 10
const widthStep = 20

/** Moving topics or a callout from where the layout puts them, and making topics wider; `editor.reset-places` takes both back. */
export function nudgeActions(editor: MapEditor): readonly EditorAction[] {
  const { selectedTopics } = editor
  const canMoveTopics = someBesidesRoot(editor)
  const move = (by: Point) => {
    const callout = pickedCallout(editor)
    if (callout) moveCallout(editor, callout, by)
    else nudgeTopics(editor, selectedTopics.get(), by)
  }
  // In the outline nobody would see it.
  const common = {
    group: 'topic',
    icon: null,
    repeats: true,
    isVisible: () => editor.mayEdit && editor.shownAs.get() === 'map',
  } as const
  return [
    ...ways.map(({ way, icon, x, y }) => ({
      ...common,
      icon,
      id: `editor.nudge-${way}`,
      label: `editor.action.nudge-${way}` as const,
      keys: [`mod+arrow${way}`],
      isEnabled: () => pickedCallout(editor) !== undefined || canMoveTopics(),
      run: () => move({ x: x * step, y: y * step }),
    })),
    ...widths.map(({ name, by, keys }) => ({
      ...common,
      id: `editor.${name}`,
      label: `editor.action.${name}` as const,
      keys: [keys],
      isEnabled: someSelected(editor),
      run: () => widenTopics(editor, selectedTopics.get(), by * widthStep),
    })),
  ]
}
