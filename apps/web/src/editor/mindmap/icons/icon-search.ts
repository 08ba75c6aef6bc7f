import { type IconGroup, type IconName, iconGroups } from '@ramify/scene'

/** Icons whose name in the person's language, or whose own, has all the words; in their groups. Groups with none are left out. */
export function findIcons(
  words: string,
  nameOf: (name: IconName) => string,
): { group: IconGroup; names: IconName[] }[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return allGroups
    .map(({ group, names }) => ({
      group,
      names: names.filter((name) => {
        const known = `${nameOf(name)} ${name}`.toLowerCase()
        return wanted.every((word) => known.includes(word))
      }),
    }))
    .filter(({ names }) => names.length > 0)
}

const allGroups = (Object.keys(iconGroups) as IconGroup[]).map((group) => ({
  group,
  names: Object.keys(iconGroups[group]) as IconName[],
}))
