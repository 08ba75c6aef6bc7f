import { containsRect, union } from '@ramify/geometry'
import { notify, withdrawNotice } from '../../../platform/notices/notices.ts'
import { wholeView } from '../../core/viewport/first-view.ts'
import { visibleRect } from '../../core/viewport/viewport.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { shapeItem } from '../items/items.ts'
import type { TidyOrder } from './graph.ts'
import { runInWorker } from './run-in-worker.ts'
import { type Tidied, tidied } from './tidied.ts'
import { tidyCommands } from './tidy-commands.ts'

const noticeKey = 'flowchart.tidying'
/** Charts of everyday size are done before anybody could read that they are being tidied. */
const noticeAfterMs = 300

/** Gives shapes places that follow their connectors, as one undo step. Says so when that is not possible. */
export async function tidy(editor: FlowchartEditor, order: TidyOrder, arrange = runInWorker): Promise<void> {
  const stop = new AbortController()
  const timer = setTimeout(() => {
    notify({
      kind: 'status',
      key: noticeKey,
      stays: true,
      words: ({ text }) => text('flowchart.tidy.running'),
      action: { label: ({ text }) => text('cancel'), run: () => stop.abort() },
    })
  }, noticeAfterMs)
  const work = tidied(editor)
  const commands = await tidyCommands(editor, work, order, (graph, by) => arrange(graph, by, stop.signal))
  clearTimeout(timer)
  withdrawNotice(noticeKey)
  if (stop.signal.aborted) return
  if (!commands) notify({ kind: 'error', key: noticeKey, words: ({ text }) => text('flowchart.tidy.failed') })
  else if (commands.length > 0 && editor.batch(commands).ok) showTidied(editor, work)
}

/** What was tidied may be elsewhere now: the view goes there, and farther away where it needs more room. */
function showTidied(editor: FlowchartEditor, { pools, groups }: Tidied): void {
  const ids = [...pools.map(({ id }) => id), ...groups.flatMap((group) => group.map(({ shape }) => shape.id))]
  const page = editor.scene.get()
  const around = union(ids.flatMap((id) => page.boxOf(shapeItem(id)) ?? []))
  const view = editor.view.get()
  if (!around || containsRect(visibleRect(view, editor.screen.get()), around)) return
  const whole = wholeView({ bounds: around }, editor.screen.get())
  if (whole.zoom < view.zoom) editor.view.set(whole)
  else editor.reveal(around)
}
