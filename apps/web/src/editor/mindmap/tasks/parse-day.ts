import { addDays, addMonths, type Day, dayFrom, partsOf, weekdayOf } from './days.ts'

/**
 * A day as people type it, in English or Chinese: "fri", "+3", "16 Nov", "tomorrow", 周五, 11月16日, 后天. Null for what is none.
 * A weekday is the next one of that name, today included; without a year a day is the nearest one that is not half a year ago.
 */
export function parseDay(typed: string, today: Day): Day | null {
  const words = typed
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/[.,]+$/, '')
    .replace(/\s+/g, ' ')
  if (words === '' || words.length > 40) return null
  for (const read of readings) {
    const day = read(words, today)
    if (day !== null) return day
  }
  return null
}

type Reading = (words: string, today: Day) => Day | null

const named: Readonly<Record<string, number>> = {
  today: 0,
  tod: 0,
  tomorrow: 1,
  tom: 1,
  tmr: 1,
  yesterday: -1,
  今天: 0,
  今日: 0,
  明天: 1,
  明日: 1,
  后天: 2,
  大后天: 3,
  昨天: -1,
  前天: -2,
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const months = 'january february march april may june july august september october november december'.split(' ')

const readings: readonly Reading[] = [
  (words, today) => (Object.hasOwn(named, words) ? addDays(today, named[words] ?? 0) : null),
  relative,
  weekday,
  chineseWeekday,
  isoDay,
  chineseDay,
  englishDay,
]

/** "+3", "-2", "+2w", "in 3 days", "next week", 3天后, 两周后, 下周. */
function relative(words: string, today: Day): Day | null {
  const plain = /^([+-]) ?(\d{1,4}) ?(d|days?|w|weeks?|m|months?|天|周|个月|月)?$/.exec(words)
  if (plain) return moved(today, Number(plain[2]) * (plain[1] === '-' ? -1 : 1), plain[3] ?? 'd')
  const english = /^in (\d{1,4}|a|an|one|two|three) (days?|weeks?|months?)$/.exec(words)
  if (english) return moved(today, numberOf(english[1] ?? ''), english[2] ?? '')
  const chinese = /^(\d{1,4}|[一两二三四五六七八九十]) ?(天|日|周|星期|个月|个星期)[之以]?后$/.exec(words)
  if (chinese) return moved(today, numberOf(chinese[1] ?? ''), chinese[2] ?? '')
  if (/^(next week|下周|下星期)$/.test(words)) return addDays(today, 7)
  if (/^(next month|下个?月)$/.test(words)) return addMonths(today, 1)
  return null
}

function numberOf(words: string): number {
  const at = '一二三四五六七八九十'.indexOf(words)
  if (words.length === 1 && at >= 0) return at + 1
  const told: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, 两: 2 }
  return told[words] ?? Number(words)
}

function moved(today: Day, count: number, unit: string): Day {
  if (/^(w|周|星期|个星期)/.test(unit)) return addDays(today, count * 7)
  return /^(m|个月|月)/.test(unit) ? addMonths(today, count) : addDays(today, count)
}

/** "fri", "next tue": with "next" in the week after. */
function weekday(words: string, today: Day): Day | null {
  const [, next, name = ''] = /^(next )?([a-z]{3,9})$/.exec(words) ?? []
  const wanted = weekdays.findIndex((each) => each.startsWith(name) || (name === 'thur' && each === 'thursday'))
  if (name === '' || wanted < 0) return null
  return onWeekday(today, wanted, next !== undefined)
}

function chineseWeekday(words: string, today: Day): Day | null {
  const [, which, name = ''] = /^([下本这]?)(?:个?)(?:周|星期|礼拜)([一二三四五六日天])$/.exec(words) ?? []
  const at = '日一二三四五六'.indexOf(name === '天' ? '日' : name)
  if (name === '' || at < 0) return null
  if (which !== '下') return onWeekday(today, at, false)
  // Weeks start on Monday: 下周五 is the Friday of the next one.
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7) + 7)
  return addDays(monday, (at + 6) % 7)
}

function onWeekday(today: Day, wanted: number, isNext: boolean): Day {
  const ahead = (wanted - weekdayOf(today) + 7) % 7
  return addDays(today, isNext && ahead < 7 ? ahead + (ahead === 0 ? 7 : isInThisWeek(today, ahead) ? 7 : 0) : ahead)
}

/** Whether so many days on the same week, which starts on Monday, has not ended. */
const isInThisWeek = (today: Day, ahead: number) => ((weekdayOf(today) + 6) % 7) + ahead < 7

/** "2026-11-16", "2026/11/16". */
function isoDay(words: string): Day | null {
  const [, year, month, date] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(words) ?? []
  return year === undefined ? null : dayFrom(Number(year), Number(month), Number(date))
}

/** 11月16日, 2026年11月16日, 16日. */
function chineseDay(words: string, today: Day): Day | null {
  const found = /^(?:(\d{4}) ?年 ?)?(?:(\d{1,2}) ?月 ?)?(\d{1,2}) ?[日号]?$/.exec(words)
  if (!found || (found[2] === undefined && !/[日号]$/.test(words))) return null
  const [, year, month, date] = found
  if (month === undefined) return year === undefined ? nextDate(Number(date), today) : null
  return year === undefined
    ? nearest(Number(month), Number(date), today)
    : dayFrom(Number(year), Number(month), Number(date))
}

/** "16 Nov", "nov 16", "16 November 2026", "16th". */
function englishDay(words: string, today: Day): Day | null {
  const before = /^(\d{1,2})(?:st|nd|rd|th)?(?: of)? ?([a-z]{3,9})\.?(?:,? (\d{4}))?$/.exec(words)
  if (before) return englishParts(before[1], before[2], before[3], today)
  const after = /^([a-z]{3,9})\.? ?(\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/.exec(words)
  if (after) return englishParts(after[2], after[1], after[3], today)
  const [, date] = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(words) ?? []
  return date === undefined ? null : nextDate(Number(date), today)
}

function englishParts(date = '', name = '', year: string | undefined, today: Day): Day | null {
  const month = months.findIndex((each) => each.startsWith(name === 'sept' ? 'sep' : name)) + 1
  if (month === 0) return null
  return year === undefined ? nearest(month, Number(date), today) : dayFrom(Number(year), month, Number(date))
}

/** Of this year, or of the next one where that is more than half a year ago; of the one before never. */
function nearest(month: number, date: number, today: Day): Day | null {
  const { year } = partsOf(today)
  const halfYear = 183
  for (const each of [year, year + 1, year + 2, year + 3, year + 4]) {
    const day = dayFrom(each, month, date)
    if (day !== null && day >= addDays(today, -halfYear)) return day
  }
  return null
}

/** That day of this month, or of the next month that has one. */
function nextDate(date: number, today: Day): Day | null {
  const { year, month } = partsOf(today)
  for (let ahead = 0; ahead < 3; ahead++) {
    const months = year * 12 + (month - 1) + ahead
    const day = dayFrom(Math.floor(months / 12), (months % 12) + 1, date)
    if (day !== null && day >= today) return day
  }
  return null
}
