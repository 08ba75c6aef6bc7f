import { AppError } from '../../platform/app-error.ts'
import type { Handler } from '../../platform/http/calls/call.ts'
import { holderOf, principalOf } from '../access/index.ts'
import { failed } from './export-failure.ts'
import type { TaskRunner } from './tasks/task-runner.ts'
import type { TaskStore } from './tasks/task-store.ts'

/** Whoever has the task: another process hears of it with its next beat. */
export function cancelExport(store: TaskStore, runner: TaskRunner): Handler<'/cancel_export'> {
  return async ({ task_id }, { reader }) => {
    const task = await store.find(task_id)
    if (task?.holder !== holderOf(principalOf(reader))) throw new AppError(-104)
    const cancelled = await store.cancel(task_id, failed)
    runner.end(task_id)
    return { cancelled }
  }
}
