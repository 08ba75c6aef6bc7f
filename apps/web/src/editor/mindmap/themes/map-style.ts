import { type Background, type Command, canonicalJson, type Level, levels, type MapSnapshot } from '@ramify/document'

/** All that a theme can say of a map. What is absent is as the theme it names says. */
export interface MapStyle extends Pick<MapSnapshot, 'theme' | 'levels' | 'colors' | 'spacing'> {
  readonly background?: Pick<Background, 'color' | 'pattern'>
}

export function styleOf({ theme, levels, colors, background, spacing }: MapSnapshot): MapStyle {
  const { color, pattern } = background ?? {}
  const paper = said<Background>({ color, pattern })
  return said<MapStyle>({
    theme,
    levels,
    colors,
    background: Object.keys(paper).length > 0 ? paper : undefined,
    spacing,
  })
}

export function isSameStyle(one: MapStyle, other: MapStyle): boolean {
  return one.theme === other.theme && styleKey(one) === styleKey(other)
}

/** The same words for the same style. */
export function styleKey({ theme, levels, colors, background, spacing }: MapStyle): string {
  return canonicalJson({ theme, levels, colors, background, spacing })
}

/** What turns a map's style into another one. A picture behind the map is nobody's style and stays. */
export function styleCommands(snapshot: MapSnapshot, wanted: MapStyle): Command[] {
  const now = styleOf(snapshot)
  const differs = (key: keyof MapStyle) => canonicalJson([now[key]]) !== canonicalJson([wanted[key]])
  return [
    ...(differs('theme') ? [{ type: 'setTheme', theme: wanted.theme } as const] : []),
    ...(differs('levels') ? levels.flatMap((level) => levelCommands(level, wanted)) : []),
    ...(differs('colors') ? [{ type: 'setColors', colors: wanted.colors ?? null } as const] : []),
    ...(differs('background')
      ? [{ type: 'setBackground', background: backgroundWith(snapshot, wanted) } as const]
      : []),
    ...(differs('spacing') ? [{ type: 'setStyle', spacing: wanted.spacing ?? null } as const] : []),
  ]
}

/** The paper of a style under the picture that the map has. */
export function backgroundWith(
  { background }: Pick<MapSnapshot, 'background'>,
  style: MapStyle,
): MapSnapshot['background'] {
  const paper = { ...style.background, ...(background?.image !== undefined && { image: background.image }) }
  return Object.keys(paper).length > 0 ? paper : null
}

/** In place of what the level had, not over it. */
function levelCommands(level: Level, wanted: MapStyle): Command[] {
  const look = wanted.levels?.[level]
  return [
    { type: 'setLevelLook', level, look: null },
    ...(look ? [{ type: 'setLevelLook', level, look } as const] : []),
  ]
}

/** Without what is not said. */
export function said<Thing extends object>(thing: { readonly [Key in keyof Thing]?: Thing[Key] | undefined }): Thing {
  return Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== undefined)) as Thing
}
