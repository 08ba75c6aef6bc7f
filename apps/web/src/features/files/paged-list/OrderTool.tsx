import { ArrowDownUp } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Menu } from '../../../ui/menus/Menu.tsx'
import { useListOrder } from '../list/list-order.ts'
import { OrderMenu } from './OrderMenu.tsx'

const orderWords = {
  updated_at: 'files.order.edited',
  created_at: 'files.order.created',
  file_name: 'files.order.name',
} as const

/** Says in which order a list is, and offers others. */
export function OrderTool() {
  return (
    <Menu align="end" trigger={<OrderButton />}>
      <OrderMenu />
    </Menu>
  )
}

/** The menu gives it what a trigger needs. */
function OrderButton(props: ComponentProps<typeof Button>) {
  const { text } = useText()
  const words = text(orderWords[useListOrder().order_type])
  return (
    <Button {...props} variant="quiet" aria-label={text('files.order.now', { order: words })}>
      <Icon icon={ArrowDownUp} />
      {words}
    </Button>
  )
}
