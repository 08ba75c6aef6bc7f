import { Eye } from 'lucide-react'
import type { Finder } from '../../../platform/actions/finders.ts'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import type { ViewsEditor } from '../views-editor.ts'

/** Follows people by their names: they come and go, so no table lists them. */
export function peopleFinder({ people, following }: ViewsEditor): Finder {
  return (words) => {
    const wanted = words.trim().toLowerCase().split(/\s+/)
    return people.others.get().flatMap(({ id, name }) => {
      const label = currentTranslator().text('editor.action.follow-person', { name })
      if (!wanted.every((word) => label.toLowerCase().includes(word))) return []
      return { id: `follow.${id}`, label: () => label, icon: Eye, group: 'view', run: () => following.set(id) }
    })
  }
}
