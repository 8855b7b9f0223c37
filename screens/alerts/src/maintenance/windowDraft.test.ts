import { maintenanceWindow } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import {
  draftOfWindow,
  newWindowDraft,
  placeOfWindowIssue,
  windowBody,
  windowProblems,
  type WindowDraft,
} from './windowDraft.ts'

const ZONE = 'Europe/Lisbon'
const NOW = Date.parse('2026-07-01T08:00:30Z')
const draft = (changes: Partial<WindowDraft> = {}): WindowDraft => ({
  ...newWindowDraft('org_city', NOW, ZONE),
  name: 'New filters',
  nodeIds: ['1C00A3F7:0'],
  ...changes,
})

describe('the draft of a maintenance window', () => {
  it('proposes the two hours from now by the reader’s clock', () => {
    expect(draft()).toMatchObject({ starts: '2026-07-01T09:00', ends: '2026-07-01T11:00' })
    expect(windowBody(draft(), ZONE, null)).toEqual({
      name: 'New filters',
      starts_at: Date.parse('2026-07-01T08:00Z'),
      ends_at: Date.parse('2026-07-01T10:00Z'),
      covers: { kind: 'devices', node_ids: ['1C00A3F7:0'] },
    })
  })

  it.each<[Partial<WindowDraft>, [string, string][]]>([
    [{}, []],
    [{ covers: 'all', nodeIds: [] }, []],
    [{ covers: 'site', place: '41.15 N, 8.61 W' }, []],
    [
      { organizationId: null, name: ' ' },
      [
        ['organization', 'organization'],
        ['name', 'name'],
      ],
    ],
    [{ nodeIds: [] }, [['devices', 'devices']]],
    [
      { starts: '', ends: '' },
      [
        ['starts', 'time'],
        ['ends', 'time'],
      ],
    ],
    [{ ends: '2026-07-01T09:00' }, [['ends', 'order']]],
    [{ starts: '2026-06-30T09:00', ends: '2026-07-01T09:00' }, [['ends', 'past']]],
    [{ ends: '2026-09-29T09:00' }, []],
    [{ ends: '2026-09-29T09:01' }, [['ends', 'tooLong']]],
    [{ covers: 'site', place: 'the roof' }, [['place', 'place']]],
    [{ covers: 'site', place: '1, 2', radiusM: 9 }, [['radius', 'radius']]],
    [{ covers: 'site', place: '1, 2', radiusM: 50_001 }, [['radius', 'radius']]],
    [{ covers: 'site', place: '1, 2', radiusM: 10.5 }, [['radius', 'radius']]],
    [{ covers: 'site', place: '1, 2', radiusM: null }, [['radius', 'radius']]],
  ])('a window draft with %o has the problems %o', (changes, problems) => {
    expect([...windowProblems(draft(changes), ZONE, NOW)]).toEqual(problems)
  })

  it('keeps times that nobody touched to the millisecond', () => {
    const stored = maintenanceWindow(1, { starts_at: 1_234_567, ends_at: 9_876_543 })
    const same = draftOfWindow(stored, ZONE)
    expect([...windowProblems(same, ZONE, null)]).toEqual([])
    expect(windowBody(same, ZONE, stored)).toEqual({
      name: 'Roof works at the harbour',
      starts_at: 1_234_567,
      ends_at: 9_876_543,
      covers: { kind: 'site', coordinates: [41.14961, -8.61099], radius_m: 500 },
    })
    const moved = windowBody({ ...same, ends: '1970-01-01T04:00' }, ZONE, stored)
    expect(moved.ends_at).toBe(3 * 3_600_000)
  })

  it.each([
    ['/name', 'name'],
    ['/covers/node_ids/3', 'devices'],
    ['/covers/coordinates/0', 'place'],
    ['/covers/radius_m', 'radius'],
    ['/covers', null],
    ['/version', null],
  ])('shows an issue at %s in the field %s', (path, place) => {
    expect(placeOfWindowIssue(path)).toBe(place)
  })
})
