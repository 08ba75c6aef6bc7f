import type { ShellAction, ShellActions } from './actions.ts'
import { type Shell, shell } from './shell.ts'

type Rest<Action extends ShellAction> = ShellActions[Action] extends null ? [] : [ShellActions[Action]]

/** Asks the shell for something; false where there is none, or where it has failed. */
export type TellShell = <Action extends ShellAction>(action: Action, ...rest: Rest<Action>) => boolean

export function tellTo(to: Shell | null): TellShell {
  return (action, ...[payload]) => {
    if (to === null) return false
    try {
      to.post(JSON.stringify(payload ? { action, payload } : { action }))
      return true
    } catch (error) {
      // A shell that is older than the action may refuse it: the page goes on without.
      console.warn(`The shell did not take ${action}`, error)
      return false
    }
  }
}

export const tellShell = tellTo(shell)
