/** Colours that people are told apart by: `--presence-1` to `--presence-7`. The eighth is of everybody for whom none was left. */
const colors = 7

/** The colour of a person wherever they are shown. Ids are random, so their last digits are as good as a hash. */
export const colorOfPerson = (personId: string): number => ((Number.parseInt(personId.slice(-4), 16) || 0) % colors) + 1
