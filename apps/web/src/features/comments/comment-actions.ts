import { MessageSquare } from 'lucide-react'
import { openPanel } from '../../editor/core/panels/open-panel.ts'
import { defineActions } from '../../platform/actions/action.ts'
import { isSheetOpen, openComments, showComments } from './model/open-comments.ts'

const isVisible = () => openComments.get() !== null

/** On a desk, where they are beside the map. */
export const commentActions = defineActions([
  {
    id: 'comments.open',
    label: 'comments.title',
    icon: MessageSquare,
    group: 'view',
    feature: 'comments',
    isVisible,
    isOn: () => openPanel.get() === 'comments',
    run: () => (openPanel.get() === 'comments' ? openPanel.set(null) : showComments('desktop')),
  },
])

/** In a hand, where they lie over it. */
export const commentActionsOfPhone = defineActions([
  {
    id: 'comments.open',
    label: 'comments.title',
    icon: MessageSquare,
    group: 'view',
    feature: 'comments',
    isVisible,
    isOn: isSheetOpen.get,
    run: () => isSheetOpen.set(!isSheetOpen.get()),
  },
])
