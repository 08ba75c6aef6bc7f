import { createStore } from '../../../platform/store.ts'
import { goToPanel } from '../../core/panels/panel-focus.ts'

/** What of the panel was asked for, and is to have the keys. */
export const wantedTaskPart = createStore<'list' | 'fields'>('list')

export function goToTasks(part: 'list' | 'fields'): void {
  wantedTaskPart.set(part)
  goToPanel('tasks')
}
