import type { KindPages } from '../../views/views-editor.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { findItem } from '../items/find-item.ts'
import { pageName } from './pages.ts'

/** The pages of a flowchart, as search, history and other people need them. */
export const flowchartPages: KindPages = {
  shown: ({ page }: FlowchartEditor) => page,
  show: ({ document, showPage }: FlowchartEditor, id) => {
    if (document.snapshot.pages.some((page) => page.id === id)) showPage(id)
  },
  of: ({ document }: FlowchartEditor, { type, id }) => {
    if (type === 'page') return document.snapshot.pages.some((page) => page.id === id) ? id : null
    return findItem(document.snapshot, id)?.page ?? null
  },
  nameOf: ({ document: { snapshot } }: FlowchartEditor, id) => {
    const page = snapshot.pages.find((each) => each.id === id)
    return page ? pageName(snapshot, page) : ''
  },
}
