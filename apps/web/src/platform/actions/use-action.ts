import type { Speaker } from '@ramify/locales'
import type { LucideIcon } from 'lucide-react'
import { useText } from '../i18n/language.ts'
import { useActions } from './ActionProvider.tsx'
import { type Action, type ActionGroup, actionGroups } from './action.ts'
import { isMac } from './is-mac.ts'
import { keysOf } from './own-keys.ts'
import { runAction } from './run-action.ts'
import { formatShortcut } from './shortcut.ts'

/** An action in the words of the person's language. */
export interface SpokenAction {
  id: string
  label: string
  icon: LucideIcon | null
  group: ActionGroup
  groupLabel: string
  keywords: string
  shortcut: string | null
  /** The keys are the browser's own. */
  isNative: boolean
  /** Why it cannot be done now. */
  disabledReason: string | null
  /** `null` where there is nothing to be on or off. */
  isOn: boolean | null
  isDestructive: boolean
  run: () => void
}

/** `null` where the shell has no such action or hides it. */
export function useAction(id: string): SpokenAction | null {
  const speaker = useText()
  const action = useActions().find((each) => each.id === id)
  return action ? spoken(action, speaker) : null
}

export function useSpokenActions(): SpokenAction[] {
  const speak = useSpoken()
  return useActions().map(speak)
}

/** Any action in the words of the person's language. */
export function useSpoken(): (action: Action) => SpokenAction {
  const speaker = useText()
  return (action) => spoken(action, speaker)
}

function spoken(action: Action, speaker: Speaker): SpokenAction {
  const { text } = speaker
  const enabled = action.isEnabled?.() ?? true
  const { keywords = () => '' } = action
  const [keys] = keysOf(action)
  return {
    id: action.id,
    label: typeof action.label === 'function' ? action.label() : text(action.label),
    icon: action.icon,
    group: action.group,
    groupLabel: text(actionGroups[action.group]),
    keywords: typeof keywords === 'function' ? keywords(speaker) : text(keywords),
    shortcut: keys === undefined ? null : formatShortcut(keys, isMac),
    isNative: action.isNative ?? false,
    disabledReason: enabled === true ? null : text(enabled),
    isOn: action.isOn?.() ?? null,
    isDestructive: action.isDestructive ?? false,
    run: () => void runAction(action),
  }
}
