import type { PersonSettings } from '@ramify/contract'

/** A choice that was made before anybody knew what the account has: it is added to that, and takes nothing away. */
export function joinedSettings(known: PersonSettings, change: Partial<PersonSettings>): Partial<PersonSettings> {
  const { default_set, shortcuts, custom_themes } = change
  const isNew = ({ id }: { id: string }) => !custom_themes?.some((theme) => theme.id === id)
  return {
    ...change,
    ...(default_set && { default_set: { ...known.default_set, ...default_set } }),
    ...(shortcuts && { shortcuts: { ...known.shortcuts, ...shortcuts } }),
    ...(custom_themes && { custom_themes: [...known.custom_themes.filter(isNew), ...custom_themes] }),
  }
}
