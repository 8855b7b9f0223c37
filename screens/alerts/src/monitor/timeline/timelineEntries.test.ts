import { MUTED_WITHOUT_END_TS } from '@airshed/console-kit'
import { alertChange, alertDetails, TEST_NOW_MS } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { timelineEntries } from './timelineEntries.ts'

const ago = (minutes: number): number => TEST_NOW_MS - minutes * 60_000
const alert = alertDetails(0, { created_at: ago(5000), judged_from: ago(5000) })
const kinds = (...args: Parameters<typeof timelineEntries>) =>
  timelineEntries(...args).map(({ kind }) => kind)

describe('the timeline of an alert', () => {
  it('begins with the newest, and ends with how it was created', () => {
    const changes = [alertChange(ago(90), true), alertChange(ago(60), false)]
    expect(kinds(alert, changes, TEST_NOW_MS)).toEqual(['over', 'began', 'created'])
  })

  it('tells a change once that is known from two places', () => {
    const change = alertChange(ago(90), true, { is_corrected: true })
    expect(timelineEntries(alert, [change, { ...change }], TEST_NOW_MS)).toMatchObject([
      { kind: 'began', ts: ago(90), isCorrected: true },
      { kind: 'created' },
    ])
  })

  it('says who acknowledged it, and since when other rules are judged', () => {
    const attended = {
      ...alert,
      judged_from: ago(200),
      acknowledged: { at: ago(30), by: 'Inês Carvalho' },
    }
    expect(timelineEntries(attended, [], TEST_NOW_MS)).toMatchObject([
      { kind: 'acknowledged', ts: ago(30), by: 'Inês Carvalho' },
      { kind: 'judged', ts: ago(200) },
      { kind: 'created' },
    ])
  })

  it.each([
    ['is muted for a while', ago(-60), { kind: 'muted', ts: ago(-60) }],
    ['was muted', ago(60), { kind: 'muteOver', ts: ago(60) }],
    ['is muted until somebody ends it', MUTED_WITHOUT_END_TS, { kind: 'muted', ts: null }],
  ])('says that it %s', (_, until, expected) => {
    const [first] = timelineEntries({ ...alert, muted_until: until }, [], TEST_NOW_MS)
    expect(first).toEqual(expected)
  })
})
