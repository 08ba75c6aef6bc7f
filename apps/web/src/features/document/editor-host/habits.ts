import type { PersonSettings } from '@ramify/contract'
import type { Habits } from '../../../editor/core/ports.ts'
import { type Action, defineActions } from '../../../platform/actions/action.ts'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'
import { changeSettings, settings } from '../../../platform/session/settings.ts'
import { openDocument } from '../open-document.ts'

/** What the person likes in an editor, as they have set it. */
export const habits: Habits = {
  get hidesExpander() {
    return settings.get().hide_expander === 1
  },
  get addsByDoubleClick() {
    return settings.get().dblclick_addFloatNode === 1
  },
}

export const habitActions = defineActions([
  habit('hide_expander', 'document.hide-expander'),
  habit('dblclick_addFloatNode', 'document.double-click-adds'),
])

type Flag = { [Key in keyof PersonSettings]: PersonSettings[Key] extends 0 | 1 ? Key : never }[keyof PersonSettings]

/** Switches a setting on or off. */
function habit(name: Flag, label: PlainTextKey): Action {
  return {
    id: `document.${name}`,
    label,
    icon: null,
    group: 'view',
    isVisible: () => openDocument.get() !== null,
    isOn: () => settings.get()[name] === 1,
    run: () => void changeSettings({ [name]: settings.get()[name] === 1 ? 0 : 1 }),
  }
}
