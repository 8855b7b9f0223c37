import { MUTED_WITHOUT_END_TS } from '@airshed/console-kit'
import { alertChange, alertDetails, TEST_NOW_MS } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { timelineEntries } from './timelineEntries.ts'

const ago = (minutes: number): number => TEST_NOW_MS - minutes * 60_000
const alert = alertDetails(0, { created_at: ago(5000), judged_from: ago(5000) })
const notified = {
  kind: 'change' as const,
  ts: ago(90),
  is_active: true,
  lacks_data: false,
  noticed_at: ago(89),
  reason: 'change' as const,
  withheld: null,
  notifications: [],
}
const kinds = (...args: Parameters<typeof timelineEntries>) =>
  timelineEntries(...args).map(({ kind }) => kind)

describe('the timeline of an alert', () => {
  it('begins the timeline with the newest change, and ends it with the creation', () => {
    const changes = [alertChange(ago(90), true), alertChange(ago(60), false)]
    expect(kinds(alert, changes, [], TEST_NOW_MS)).toEqual(['over', 'began', 'created'])
  })

  it('says when there were no data, and who was notified', () => {
    const lost = { ...alertChange(ago(60), false), lacks_data: true }
    const known = { ...notified, ts: ago(60), is_active: false, lacks_data: true }
    const entries = timelineEntries(alert, [alertChange(ago(90), true), lost], [known], TEST_NOW_MS)
    expect(entries).toMatchObject([
      { kind: 'noData', notified: { withheld: null } },
      { kind: 'began' },
      { kind: 'created' },
    ])
  })

  it('shows a change once when two sources report it', () => {
    const change = alertChange(ago(90), true, { is_corrected: true })
    expect(timelineEntries(alert, [change, { ...change }], [], TEST_NOW_MS)).toMatchObject([
      { kind: 'began', ts: ago(90), isCorrected: true },
      { kind: 'created' },
    ])
  })

  it('says who acknowledged the alert, and since when other rules are evaluated', () => {
    const attended = {
      ...alert,
      judged_from: ago(200),
      acknowledged: { at: ago(30), by: 'Inês Carvalho', comment: 'On my way' },
    }
    expect(timelineEntries(attended, [], undefined, TEST_NOW_MS)).toMatchObject([
      { kind: 'acknowledged', ts: ago(30), by: 'Inês Carvalho', comment: 'On my way' },
      { kind: 'evaluated', ts: ago(200) },
      { kind: 'created' },
    ])
  })

  it('says who was notified of a change, or why nobody was', () => {
    const changes = [alertChange(ago(90), true), alertChange(ago(60), false)]
    const known = [
      { ...notified, ts: ago(60), is_active: false, withheld: 'muted' as const },
      notified,
    ]
    expect(timelineEntries(alert, changes, known, TEST_NOW_MS)).toMatchObject([
      { kind: 'over', notified: { withheld: 'muted' } },
      { kind: 'began', notified: { withheld: null } },
      { kind: 'created' },
    ])
  })

  it('says who was reminded of a change, and when', () => {
    const reminder = { ...notified, noticed_at: ago(20), reason: 'mute_over' as const }
    expect(
      timelineEntries(alert, [alertChange(ago(90), true)], [reminder, notified], TEST_NOW_MS),
    ).toMatchObject([
      { kind: 'stillActive', ts: ago(20), notified: { withheld: null } },
      { kind: 'began', ts: ago(90), notified: { withheld: null } },
      { kind: 'created' },
    ])
  })

  it('keeps a change that people were notified of after late readings removed it from the history', () => {
    expect(kinds(alert, [], [notified], TEST_NOW_MS)).toEqual(['began', 'created'])
  })

  it.each([
    ['for a while', ago(-60), ago(-60)],
    ['until somebody ends it', MUTED_WITHOUT_END_TS, null],
  ])('says who muted the alert %s', (_, until, untilTs) => {
    const act = {
      kind: 'act' as const,
      ts: ago(5),
      act: 'muted' as const,
      by: 'Inês',
      until,
      comment: null,
    }
    const [first] = timelineEntries(alert, [], [act], TEST_NOW_MS)
    expect(first).toEqual({ kind: 'muted', ts: ago(5), by: 'Inês', untilTs })
  })

  it('says that the mute has ended once its time is over', () => {
    const [first] = timelineEntries({ ...alert, muted_until: ago(60) }, [], [], TEST_NOW_MS)
    expect(first).toEqual({ kind: 'muteOver', ts: ago(60) })
  })
})
