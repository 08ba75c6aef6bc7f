import type { PersonSettings } from '@ramify/contract'

type Themes = PersonSettings['custom_themes']
type Shapes = PersonSettings['custom_shapes']
type Icons = PersonSettings['custom_icons']

/** As many themes as an account takes, and as long as the name of one may be. */
const mostThemes = 30
const longestName = 50

/** As many of one's own as an account takes, and as many characters as they may have together. */
interface Room<Own> {
  readonly most: number
  readonly mostCharacters: number
  readonly lengthOf: (own: Own) => number
}
const roomForShapes: Room<Shapes[number]> = {
  most: 100,
  mostCharacters: 100_000,
  lengthOf: ({ content }) => content.length,
}
const roomForIcons: Room<Icons[number]> = {
  most: 60,
  mostCharacters: 200_000,
  lengthOf: ({ picture }) => picture.length,
}

/** A choice that was made before anybody knew what the account has: it is added to that, and takes nothing away. */
export function joinedSettings(known: PersonSettings, change: Partial<PersonSettings>): Partial<PersonSettings> {
  const { default_set, shortcuts, custom_themes, custom_shapes, custom_icons } = change
  return {
    ...change,
    ...(default_set && { default_set: { ...known.default_set, ...default_set } }),
    ...(shortcuts && { shortcuts: { ...known.shortcuts, ...shortcuts } }),
    ...(custom_themes && { custom_themes: joinedThemes(without(known.custom_themes, custom_themes), custom_themes) }),
    ...(custom_shapes && { custom_shapes: joinedShapes(without(known.custom_shapes, custom_shapes), custom_shapes) }),
    ...(custom_icons && { custom_icons: joinedIcons(without(known.custom_icons, custom_icons), custom_icons) }),
  }
}

function without<Own extends { id: string }>(known: readonly Own[], changed: readonly Own[]): Own[] {
  return known.filter(({ id }) => !changed.some((own) => own.id === id))
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

export const joinedShapes = (known: Shapes, made: Shapes): Shapes => joined(known, made, roomForShapes)

export const joinedIcons = (known: Icons, made: Icons): Icons => joined(known, made, roomForIcons)

/** Those of the account, then those made elsewhere, for as many as it takes. */
function joined<Own extends { id: string }>(known: readonly Own[], made: readonly Own[], room: Room<Own>): Own[] {
  const all = [...known]
  let characters = known.reduce((sum, own) => sum + room.lengthOf(own), 0)
  for (const own of made) {
    const length = room.lengthOf(own)
    const isTooMuch = all.length >= room.most || characters + length > room.mostCharacters
    if (isTooMuch || all.some(({ id }) => id === own.id)) continue
    all.push(own)
    characters += length
  }
  return all
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2, free = name; ; number++) {
    if (!taken.has(free)) return free
    const suffix = ` (${number})`
    free = name.slice(0, longestName - suffix.length).trimEnd() + suffix
  }
}
