import { expect, test } from 'vitest'
import { breakOpportunities } from './break-opportunities.ts'

/** Compared by hand with where Chromium breaks; it would part a hyphen from the word it starts, and keep "wow!great". */
const examples = [
  'Hello, |world! |(see: |state-|of-|the-|art)',
  'https://example.com/path/to?|x=1&y=2#frag',
  '学|习 |React，|入|门。|“你|好”|他|说',
  '他|说：|“你|好，|世|界！”|然|后|走|了。',
  '价|格|是|￥100|元，|约 |50% |的|人',
  '「こ|れ|は」|テ|ス|ト|で|す。|ちょっ|と|待っ|て',
  'コ|ン|ピュー|ター',
  '《书|名》、|【标|题】',
  '北|京|——|上|海',
  '中|文…|中|文',
  'a |— |b|—|c',
  '-flag |--option |1-|2 |-5',
  'don’t |“quote” |‘x’',
  'C++/C# |3.14 |$5.00 |10% |(a)|(b)',
  '中|文|English|混|排|123|数|字',
  '1,000.50|元',
  'x |= |.5 |+ |y',
  'Wait… |what?!',
  'a  |b',
  '  lead',
  '한|국|어 |텍|스|트',
  'emoji |👍🏽|👩‍🚒 |ok',
  'no\u00a0break',
  'zero\u200b|width',
  '“Hello,” |she |said|—“go.”',
  '',
]

test.each(examples)('%j', (example) => {
  const text = example.replaceAll('|', '')
  let start = 0
  const parts = breakOpportunities(text).map((end) => {
    const part = text.slice(start, end)
    start = end
    return part
  })
  expect(parts.join('|')).toBe(example)
})
