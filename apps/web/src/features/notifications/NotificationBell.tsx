import { Bell } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useEffect } from 'react'
import { useText } from '../../platform/i18n/language.ts'
import { lazyComponent } from '../../platform/lazy-module.tsx'
import { unreadNotifications } from '../../platform/person-events/follow-events.ts'
import { useStore } from '../../platform/store.ts'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { NewsDot } from '../../ui/NewsDot.tsx'
import { bell } from './bell.ts'
import styles from './NotificationBell.module.css'

const List = lazyComponent(async () => (await import('./NotificationList.tsx')).NotificationList)

/** The bell, with a mark when something is unread; behind it the list. */
export function NotificationBell({ sideOffset }: { sideOffset: number }) {
  const { text } = useText()
  const isOpen = useStore(bell) === 'open'
  const hasNews = useStore(unreadNotifications) > 0
  const setOpen = (open: boolean) => bell.set(open ? 'open' : 'closed')
  useEffect(() => {
    bell.set('closed')
    return () => bell.set('absent')
  }, [])
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <span className={styles.bell}>
        <Popover.Trigger asChild>
          <IconButton icon={Bell} label={text(hasNews ? 'notifications.unread' : 'notifications.title')} />
        </Popover.Trigger>
        {hasNews && <NewsDot className={styles.dot} />}
      </span>
      <Popover.Portal>
        <Popover.Content
          className={styles.popover}
          side="right"
          align="end"
          sideOffset={sideOffset}
          collisionPadding={8}
          aria-label={text('notifications.title')}
        >
          <List hasTitle onOpen={() => setOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
