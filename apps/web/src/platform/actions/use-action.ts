import type { Translator } from '@ramify/locales'
import type { LucideIcon } from 'lucide-react'
import { useText } from '../i18n/language.ts'
import { useActions, useVisibleAction } from './ActionProvider.tsx'
import { type Action, type ActionDetail, type ActionGroup, actionGroups } from './action.ts'
import { isMac } from './is-mac.ts'
import { keysOf } from './own-keys.ts'
import { runAction } from './run-action.ts'
import { formatShortcut } from './shortcut.ts'

/** An action in the words of the person's language. */
export interface SpokenAction {
  id: string
  label: string
  /** The same where there is little room. */
  shortLabel: string
  /** And in a menu. */
  labelNow: string
  icon: LucideIcon | null
  group: ActionGroup
  groupLabel: string
  keywords: string
  shortcut: string | null
  /** All there are, that one first. */
  shortcuts: readonly string[]
  /** The keys are the browser's own. */
  isNative: boolean
  /** Why it cannot be done now. */
  disabledReason: string | null
  /** `null` where there is nothing to be on or off. */
  isOn: boolean | null
  isDestructive: boolean
  isOnlyFound: boolean
  detail: ActionDetail | null
  runBeside: (() => void) | null
  run: () => void
}

/** `null` where the shell has no such action or hides it. */
export function useAction(id: string): SpokenAction | null {
  const translator = useText()
  const action = useVisibleAction(id)
  return action ? spoken(action, translator) : null
}

export function useSpokenActions(): SpokenAction[] {
  const speak = useSpoken()
  return useActions().map(speak)
}

/** Any action in the words of the person's language. */
export function useSpoken(): (action: Action) => SpokenAction {
  const translator = useText()
  return (action) => spoken(action, translator)
}

function spoken(action: Action, translator: Translator): SpokenAction {
  const { text } = translator
  const enabled = action.isEnabled?.() ?? true
  const { keywords = () => '' } = action
  const label = typeof action.label === 'function' ? action.label() : text(action.label)
  const shortcuts = keysOf(action).map((keys) => formatShortcut(keys, isMac))
  return {
    id: action.id,
    label,
    shortLabel: action.shortLabel ? text(action.shortLabel) : label,
    labelNow: action.labelNow ? text(action.labelNow()) : label,
    icon: action.icon,
    group: action.group,
    groupLabel: text(actionGroups[action.group]),
    keywords: typeof keywords === 'function' ? keywords(translator) : text(keywords),
    shortcut: shortcuts[0] ?? null,
    shortcuts,
    isNative: action.isNative ?? false,
    disabledReason: enabled === true ? null : text(enabled),
    isOn: action.isOn?.() ?? null,
    isDestructive: action.isDestructive ?? false,
    isOnlyFound: action.isOnlyFound ?? false,
    detail: action.detail ?? null,
    runBeside: action.runBeside ?? null,
    run: runOf(action),
  }
}

const runs = new WeakMap<Action, () => void>()

/** The same for each action, so that a button whose action is as it was is not drawn anew. */
function runOf(action: Action): () => void {
  const known = runs.get(action)
  if (known) return known
  const run = () => void runAction(action)
  runs.set(action, run)
  return run
}
