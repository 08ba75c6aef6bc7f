import { type Assignee, type MapSnapshot, type NodeSnapshot, tops, walk } from '@ramify/document'
import { dueState, isDone } from '@ramify/scene'
import { addDays, type Day, weekOf } from './days.ts'

export const taskGroups = ['overdue', 'today', 'week', 'later', 'done'] as const
export type TaskGroupName = (typeof taskGroups)[number]

export interface TaskGroup {
  readonly name: TaskGroupName
  readonly tasks: readonly NodeSnapshot[]
}

/** A topic is a task from its first field on. */
function isTask({ task, marks }: NodeSnapshot): boolean {
  return task !== undefined || marks.progress !== null
}

/** All tasks of a map in order of their due days; those without one are later, in the order of the map. Empty groups are absent. */
export function groupedTasks(tasks: readonly NodeSnapshot[], today: Day, firstWeekday: number): TaskGroup[] {
  const nextWeek = addDays(weekOf(today, firstWeekday), 7)
  const groups = Map.groupBy(tasks, (node) => groupOf(node, today, nextWeek))
  return taskGroups.flatMap((name) => {
    const inGroup = groups.get(name)
    return inGroup ? [{ name, tasks: inGroup.toSorted(byDue) }] : []
  })
}

export function tasksOf(snapshot: MapSnapshot): NodeSnapshot[] {
  return [...walk(snapshot, tops(snapshot))].filter(isTask)
}

function groupOf(node: NodeSnapshot, today: Day, nextWeek: Day): TaskGroupName {
  const state = dueState(node, today)
  if (state === 'done') return 'done'
  if (state === 'late') return 'overdue'
  if (state === 'today') return 'today'
  return state === 'later' && (node.task?.due ?? '') < nextWeek ? 'week' : 'later'
}

const byDue = (a: NodeSnapshot, b: NodeSnapshot) => {
  const [one, other] = [a.task?.due ?? '9', b.task?.due ?? '9']
  return one < other ? -1 : one > other ? 1 : 0
}

/** Everybody who does something in the map, in the order in which they are met. */
export function assigneesOf(snapshot: MapSnapshot): Assignee[] {
  const found = new Map<string, Assignee>()
  for (const { task } of snapshot.nodes.values()) {
    if (task?.assignee) found.set(keyOf(task.assignee), task.assignee)
  }
  return [...found.values()]
}

/** Two are the same person by their account, or by their name where they have none. */
export const keyOf = ({ name, member }: Assignee): string => member ?? name

export function doneCount(tasks: readonly NodeSnapshot[]): number {
  return tasks.filter(({ marks }) => isDone(marks.progress)).length
}
