import { expect, it } from 'vitest'
import { savedTimeText } from './savedTimeText.ts'

it.each([
  ['2026-03-02T12:00Z', 'Europe/Madrid', '2 March 2026 at 13:00 (Europe/Madrid)'],
  ['2026-10-25T00:30Z', 'Europe/Madrid', '25 October 2026 at 02:30 UTC+2 (Europe/Madrid)'],
  ['2026-10-25T01:30Z', 'Europe/Madrid', '25 October 2026 at 02:30 UTC+1 (Europe/Madrid)'],
  [
    '2026-04-04T15:10Z',
    'Australia/Lord_Howe',
    '5 April 2026 at 01:40 UTC+10:30 (Australia/Lord_Howe)',
  ],
  ['2026-10-25T01:30Z', 'Mars/Olympus', '25 October 2026 at 01:30 (UTC)'],
])('writes %s in the language %s', (iso, zone, words) => {
  expect(savedTimeText(Date.parse(iso), zone)).toBe(words)
})
