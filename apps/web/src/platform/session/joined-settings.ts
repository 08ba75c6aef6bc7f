import type { PersonSettings } from '@ramify/contract'

type Themes = PersonSettings['custom_themes']

/** As many themes as an account takes, and as long as the name of one may be. */
const mostThemes = 30
const longestName = 50

/** A choice that was made before anybody knew what the account has: it is added to that, and takes nothing away. */
export function joinedSettings(known: PersonSettings, change: Partial<PersonSettings>): Partial<PersonSettings> {
  const { default_set, shortcuts, custom_themes } = change
  const isNew = ({ id }: { id: string }) => !custom_themes?.some((theme) => theme.id === id)
  return {
    ...change,
    ...(default_set && { default_set: { ...known.default_set, ...default_set } }),
    ...(shortcuts && { shortcuts: { ...known.shortcuts, ...shortcuts } }),
    ...(custom_themes && { custom_themes: joinedThemes(known.custom_themes.filter(isNew), custom_themes) }),
  }
}

/** Themes of the account, then those made elsewhere. One whose name is taken gets a number, as no two may have one name. */
export function joinedThemes(known: Themes, made: Themes): Themes {
  const joined = [...known]
  for (const theme of made) {
    if (joined.some(({ id }) => id === theme.id)) continue
    joined.push({ ...theme, name: freeName(theme.name, new Set(joined.map(({ name }) => name))) })
  }
  return joined.slice(0, mostThemes)
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2, free = name; ; number++) {
    if (!taken.has(free)) return free
    const suffix = ` (${number})`
    free = name.slice(0, longestName - suffix.length).trimEnd() + suffix
  }
}
