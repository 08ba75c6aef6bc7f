import type { OtherPerson } from '../../../platform/sync/index.ts'
import type { ViewsEditor } from '../views-editor.ts'

/** Whether somebody looks at the page that is shown. Where there are no pages, and of whoever does not say it, they do. */
export function isOnShownPage(editor: ViewsEditor, { page }: Pick<OtherPerson, 'page'>): boolean {
  const { pages } = editor.kind
  return !pages || page == null || pages.shown(editor).get() === page
}

/** The name of the page somebody looks at; null where nobody knows. */
export function pageOfPerson(editor: ViewsEditor, { page }: Pick<OtherPerson, 'page'>): string | null {
  const { pages } = editor.kind
  return (page != null && pages?.nameOf(editor, page)) || null
}
