import { createContext, type ReactNode, use, useEffect, useMemo } from 'react'
import type { Action } from './action.ts'
import { isPressed } from './own-keys.ts'
import { runAction } from './run-action.ts'

const Actions = createContext<readonly Action[]>([])

interface Props {
  /** What the features of this shell can do; keep the array itself, it is compared. */
  tables: readonly (readonly Action[])[]
  children: ReactNode
}

/** Where a shell joins the action tables of its features: buttons, menus, palette and keyboard find them here. */
export function ActionProvider({ tables, children }: Props) {
  const actions = useMemo(() => tables.flat(), [tables])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => pressed(event, actions)
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [actions])
  return <Actions value={actions}>{children}</Actions>
}

/** The actions that can be seen now. */
export function useActions(): readonly Action[] {
  return use(Actions).filter(isVisible)
}

/** One of them; `null` where the shell has no such action or hides it. */
export function useVisibleAction(id: string): Action | null {
  return use(Actions).find((action) => action.id === id && isVisible(action)) ?? null
}

const isVisible = (action: Action) => action.isVisible?.() ?? true

function pressed(event: KeyboardEvent, actions: readonly Action[]): void {
  if (event.defaultPrevented || event.isComposing || event.repeat) return
  // A dialog has the keyboard to itself.
  if (document.querySelector('dialog:modal')) return
  if (writesText(event) && isTextField(event.target)) return
  const action = actions.find((each) => !each.isLocal && isPressed(event, each))
  if (!action) return
  event.preventDefault()
  void runAction(action)
}

/** Or moves in it, or deletes. */
function writesText({ ctrlKey, metaKey, key }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !/^F\d+$/.test(key)
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))
  )
}
