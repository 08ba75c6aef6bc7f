import { useText } from '../../../platform/i18n/language.ts'
import { useDelayed } from '../../../platform/use-delayed.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { FileListSkeleton } from '../entries/FileListSkeleton.tsx'
import type { ListLook } from '../list/list-look.ts'
import { Strip } from '../Strip.tsx'

const slowAfterMs = 4_000

/** A list that is on its way; one that takes long says so, and can be asked for again. */
export function SlowList({ look, onRetry }: { look: ListLook; onRetry: () => void }) {
  const { text } = useText()
  const isSlow = useDelayed(true, slowAfterMs)
  return (
    <>
      {isSlow && (
        <Strip words={text('files.slow')}>
          <Button onClick={onRetry}>{text('retry')}</Button>
        </Strip>
      )}
      <FileListSkeleton look={look} />
    </>
  )
}
