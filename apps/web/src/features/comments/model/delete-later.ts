import { currentNotices, notify, withdrawNotice } from '../../../platform/notices/notices.ts'
import { showError } from '../../../platform/show-error.ts'

interface Deletion {
  act: () => Promise<void>
  undo: () => void
  failed: () => void
}

const lookIntervalMs = 250

/** Says that something is deleted and deletes it when that can no longer be undone: when the notice is gone, or the page is left. */
export function deleteLater(id: string, { act, undo, failed }: Deletion): void {
  const key = `comments.deleted ${id}`
  let isOver = false
  const end = () => {
    isOver = true
    clearInterval(timer)
    removeEventListener('pagehide', commit)
  }
  const commit = () => {
    if (isOver) return
    end()
    withdrawNotice(key)
    act().catch((error) => {
      failed()
      showError(error)
    })
  }
  const timer = setInterval(() => {
    if (!currentNotices().some((notice) => notice.key === key)) commit()
  }, lookIntervalMs)
  addEventListener('pagehide', commit)
  notify({
    kind: 'status',
    key,
    words: ({ message }) => message('x-comment-deleted'),
    action: {
      label: ({ text }) => text('files.undo'),
      run: () => {
        if (isOver) return
        end()
        undo()
      },
    },
  })
}
