import { Eye, EyeOff, Megaphone } from 'lucide-react'
import { notify } from '../../../platform/notices/notices.ts'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { ViewsEditor } from '../views-editor.ts'
import { followedPerson } from './follow-person.ts'

/** What one can do with others who have the document open. */
export function peopleActions(editor: ViewsEditor): readonly EditorAction[] {
  const { people, following } = editor
  const common = { group: 'view', worksWhileWriting: true } as const
  const hasOthers = () => people.others.get().length > 0
  return [
    {
      ...common,
      id: 'editor.follow',
      label: 'editor.action.follow',
      icon: Eye,
      keys: ['alt+shift+p'],
      isVisible: hasOthers,
      run: () => followNext(editor),
    },
    {
      ...common,
      id: 'editor.stop-following',
      label: 'editor.action.stop-following',
      icon: EyeOff,
      isVisible: () => followedPerson(editor) !== null,
      run: () => following.set(null),
    },
    {
      ...common,
      id: 'editor.summon',
      label: 'editor.action.summon',
      icon: Megaphone,
      isVisible: () => hasOthers() && editor.mayEdit,
      run: () => {
        people.summon()
        notify({ kind: 'status', words: ({ text }) => text('editor.people.asked') })
      },
    },
  ]
}

/** The first of them, or whoever comes after the one who is followed now. */
function followNext({ people, following }: ViewsEditor): void {
  const ids = people.others.get().map(({ id }) => id)
  const next = ids[(ids.indexOf(following.get() ?? '') + 1) % ids.length]
  following.set(next ?? null)
}
