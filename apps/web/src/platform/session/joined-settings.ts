import type { PersonSettings } from '@ramify/contract'

type Themes = PersonSettings['custom_themes']
type Shapes = PersonSettings['custom_shapes']

/** As many themes as an account takes, and as long as the name of one may be. */
const mostThemes = 30
const longestName = 50

/** As many shapes of one's own as an account takes, and as many characters as they may have together. */
const mostShapes = 100
const mostCharacters = 100_000

/** A choice that was made before anybody knew what the account has: it is added to that, and takes nothing away. */
export function joinedSettings(known: PersonSettings, change: Partial<PersonSettings>): Partial<PersonSettings> {
  const { default_set, shortcuts, custom_themes, custom_shapes } = change
  const isOld = ({ id }: { id: string }) => custom_shapes?.some((shape) => shape.id === id)
  const isNew = ({ id }: { id: string }) => !custom_themes?.some((theme) => theme.id === id)
  return {
    ...change,
    ...(default_set && { default_set: { ...known.default_set, ...default_set } }),
    ...(shortcuts && { shortcuts: { ...known.shortcuts, ...shortcuts } }),
    ...(custom_themes && { custom_themes: joinedThemes(known.custom_themes.filter(isNew), custom_themes) }),
    ...(custom_shapes && {
      custom_shapes: joinedShapes(
        known.custom_shapes.filter((shape) => !isOld(shape)),
        custom_shapes,
      ),
    }),
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

/** Shapes of the account, then those made elsewhere, for as many as it takes. */
export function joinedShapes(known: Shapes, made: Shapes): Shapes {
  const joined = [...known]
  let characters = known.reduce((sum, { content }) => sum + content.length, 0)
  for (const shape of made) {
    const isTooMuch = joined.length >= mostShapes || characters + shape.content.length > mostCharacters
    if (isTooMuch || joined.some(({ id }) => id === shape.id)) continue
    joined.push(shape)
    characters += shape.content.length
  }
  return joined
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2, free = name; ; number++) {
    if (!taken.has(free)) return free
    const suffix = ` (${number})`
    free = name.slice(0, longestName - suffix.length).trimEnd() + suffix
  }
}
