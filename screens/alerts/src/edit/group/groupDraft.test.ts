import { dataPoint } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { rulesOf } from '../draft/alertBody.ts'
import { newDraft } from '../draft/alertDraft.ts'
import {
  draftOfGroup,
  emptyGroupForm,
  groupProblems,
  sharedParameters,
  withGroupDevices,
  withOrganization,
} from './groupDraft.ts'
import { dropGroupAlert, handedGroupAlert, handGroupAlert } from './handGroupAlert.ts'

const [A, B] = ['1C00A3F7:0', '1C00A3F8:0'] as const
const POINTS = [
  dataPoint('1C00A3F7.0.0.0/132:5'),
  dataPoint('1C00A3F7.0.0.0/132:7'),
  dataPoint('1C00A3F8.0.0.0/132:5'),
  dataPoint('1C00A3F8.1.0.0/132:5'),
]
const FORM = {
  organizationId: 'org_city',
  deviceIds: [A, B],
  path: '132:5',
  expr: 'gt',
  value: 35,
} as const

describe('a group alert', () => {
  it('asks for each field of a group alert', () => {
    expect(groupProblems(emptyGroupForm(null))).toEqual([
      'organization',
      'devices',
      'parameter',
      'expression',
      'value',
    ])
    expect(groupProblems(FORM)).toEqual([])
  })

  it('clears devices and parameter with the organization, and the parameter with the devices', () => {
    expect(withOrganization(FORM, 'org_school')).toMatchObject({
      organizationId: 'org_school',
      deviceIds: [],
      path: null,
      value: 35,
    })
    expect(withGroupDevices(FORM, [A])).toMatchObject({ deviceIds: [A], path: null })
  })

  it('offers the parameters that every chosen device measures', () => {
    const pathsOf = (ids: readonly string[]) =>
      sharedParameters(ids, POINTS).map(({ path }) => path)
    expect(pathsOf([A])).toEqual(['132:5', '132:7'])
    expect(pathsOf([A, B])).toEqual(['132:5'])
  })

  it('makes a group for each device, and for each sensor of a device with several', () => {
    const rules = rulesOf(draftOfGroup(FORM, POINTS)) ?? []
    expect(rules.map(({ conditions }) => conditions)).toEqual([
      [{ deviceId: A, dataPointId: '1C00A3F7.0.0.0/132:5', expr: 'gt', value: 35 }],
      [{ deviceId: B, dataPointId: '1C00A3F8.0.0.0/132:5', expr: 'gt', value: 35 }],
      [{ deviceId: B, dataPointId: '1C00A3F8.1.0.0/132:5', expr: 'gt', value: 35 }],
    ])
    expect(new Set(rules.map(({ _id: id }) => id)).size).toBe(3)
  })
})

describe('the group alert kept in the tab', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  it('returns the kept draft until it is dropped', () => {
    const draft = draftOfGroup(FORM, POINTS)
    expect(handGroupAlert(draft, storage)).toBe('alerts/create?prefilled=true')
    expect(handedGroupAlert(newDraft(null), storage)).toEqual(draft)
    dropGroupAlert(storage)
    expect(handedGroupAlert(newDraft(null), storage)).toBeNull()
  })

  it('ignores a kept draft that cannot be read', () => {
    kept.set('airshed.alerts.prepared', '{')
    expect(handedGroupAlert(newDraft(null), storage)).toBeNull()
    kept.set('airshed.alerts.prepared', '{"groups":7}')
    expect(handedGroupAlert(newDraft(null), storage)).toBeNull()
  })
})
