import { notify, withdrawNotice } from '../../../platform/notices/notices.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import type { TidyOrder } from './graph.ts'
import { runInWorker } from './run-in-worker.ts'
import { tidied } from './tidied.ts'
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
  const commands = await tidyCommands(editor, tidied(editor), order, (graph, by) => arrange(graph, by, stop.signal))
  clearTimeout(timer)
  withdrawNotice(noticeKey)
  if (stop.signal.aborted) return
  if (!commands) notify({ kind: 'error', key: noticeKey, words: ({ text }) => text('flowchart.tidy.failed') })
  else if (commands.length > 0) editor.batch(commands)
}
