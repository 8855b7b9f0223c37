import { expect, it } from 'vitest'
import { timeText } from './timeText.ts'

it.each([
  ['Europe/Berlin', '2026-10-25T00:30Z', 60, ['02:30:00 CEST', '02:30:00 CET']],
  ['America/St_Johns', '2026-11-01T03:45Z', 60, ['01:15:00 GMT-2:30', '01:15:00 GMT-3:30']],
  ['Australia/Lord_Howe', '2026-04-04T14:40Z', 30, ['01:40:00 GMT+11', '01:40:00 GMT+10:30']],
] as const)(
  'a mail distinguishes times in %s that the clock shows twice',
  (zone, iso, minutes, ends) => {
    const both = [0, minutes * 60_000].map((laterMs) => Date.parse(iso) + laterMs)
    const [english, spanish] = (['en', 'es'] as const).map((language) =>
      both.map((ms) => timeText(ms, language, zone)),
    )
    expect(english?.map((text) => text.replace(/^.*2026, /, ''))).toEqual(ends)
    expect(spanish?.[0]).not.toBe(spanish?.[1])
  },
)
