import { colorOfPerson } from '@ramify/contract'

/** The colour of a person, or of a team, as a value of CSS. */
export const personColor = (id: string): string => `var(--presence-${colorOfPerson(id)})`
