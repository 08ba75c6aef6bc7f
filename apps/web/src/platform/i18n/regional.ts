/** A language as it is written where the person is: dates of an English browser in London are not those of one in Boston. */
export const regional = (language: string, wishes: readonly string[] = navigator.languages): string =>
  wishes.find((wish) => wish.toLowerCase().split('-')[0] === language) ?? language
