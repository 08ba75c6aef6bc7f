import { createContext, type ReactNode, use, useEffect, useMemo } from 'react'
import type { Action } from './action.ts'
import { pressShortcut } from './press-shortcut.ts'

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
    const onKeyDown = (event: KeyboardEvent) => pressShortcut(event, actions)
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [actions])
  return <Actions value={actions}>{children}</Actions>
}

/** The same for a part of the page that React draws apart. Keys are heard around the whole shell. */
export function ActionScope({ actions, children }: { actions: readonly Action[]; children: ReactNode }) {
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
