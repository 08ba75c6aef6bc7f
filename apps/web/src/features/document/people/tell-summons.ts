import { notify, withdrawNotice } from '../../../platform/notices/notices.ts'
import type { Presence } from '../../../platform/sync/index.ts'
import { openEditor } from '../editor-host/open-editor.ts'

const key = 'document.summons'

/** Somebody invites everybody to follow them. Nobody is moved without asking: whoever writes would lose the place. */
export function tellSummons({ summons }: Presence): () => void {
  const stop = summons.on(({ id, name }) =>
    notify({
      ...{ kind: 'status', key, size: 10 },
      words: ({ text }) => text('document.people.summons', { name }),
      action: {
        label: ({ text }) => text('document.people.follow'),
        run: () => openEditor.get()?.editor.following.set(id),
      },
    }),
  )
  return () => {
    stop()
    withdrawNotice(key)
  }
}
