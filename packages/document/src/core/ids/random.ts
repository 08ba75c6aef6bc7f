/** Like Math.random, at least 0 and below 1. A port, so that tests can repeat themselves. */
export type Random = () => number

/** Browsers and Node have the same source of randomness; ids of many clients must never meet, so Math.random will not do. */
export const trueRandom: Random = () => {
  if (left === 0) {
    crypto.getRandomValues(numbers)
    left = numbers.length
  }
  left--
  return (numbers[left] ?? 0) / 2 ** 32
}

declare const crypto: { getRandomValues(array: Uint32Array): void }

const numbers = new Uint32Array(256)
let left = 0
