/** Joins the parts of a Chinese sentence: where a Han character meets a Latin letter or a digit, a space stands between them. */
export function joinChinese(parts: readonly string[]): string {
  let sentence = ''
  for (const part of parts) {
    const meets = (before: RegExp, after: RegExp) => before.test(sentence) && after.test(part)
    const isApart = meets(endsHan, beginsLatin) || meets(endsLatin, beginsHan)
    sentence += isApart ? ` ${part}` : part
  }
  return sentence
}

const endsHan = /\p{Script=Han}$/u
const beginsHan = /^\p{Script=Han}/u
const endsLatin = /[\p{Script=Latin}\p{Nd}]$/u
const beginsLatin = /^[\p{Script=Latin}\p{Nd}]/u
