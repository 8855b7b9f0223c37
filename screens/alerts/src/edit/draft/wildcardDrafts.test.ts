import { describe, expect, it } from 'vitest'
import { conditionWith, draftWith, DEVICE, PM10, PM25 } from './alertDraft.fixture.ts'
import { newTemplateOf, templateEditOf } from './alertBody.ts'
import { changeOrganization } from './changeOrganization.ts'
import { draftProblems } from './draftProblems.ts'
import { draftOfExample, wildcardPathsOf } from './wildcardDrafts.ts'

const EACH = { deviceId: '*', pointId: '*/132:5' }
const COVERS = { types: [], tags: ['roof'] }
const ofEach = conditionWith({ point: EACH })
const template = draftWith({ covers: COVERS, groups: [{ id: 'g', conditions: [ofEach] }] })
const problemsOf = (changes: Parameters<typeof draftWith>[0]) =>
  draftProblems({ ...template, ...changes })

describe('the draft of a template', () => {
  it('saves a template with the devices that it covers', () => {
    const rules = [
      {
        _id: 'g',
        conditions: [{ deviceId: '*', dataPointId: '*/132:5', expr: 'gt', value: 35 }],
      },
    ]
    expect(newTemplateOf(template)).toMatchObject({ covers: COVERS, data_points: rules })
    expect(templateEditOf(template, 3)).toMatchObject({ covers: COVERS, version: 3 })
  })

  it('asks for a device type or a tag, and for a condition about each device', () => {
    expect(problemsOf({})).toEqual([])
    expect(problemsOf({ covers: { types: [], tags: [] } })).toEqual([
      { at: 'covers', problem: 'covers' },
    ])
    expect(problemsOf({ groups: [{ id: 'g', conditions: [conditionWith()] }] })).toEqual([
      { at: 'rules', problem: 'noWildcard' },
    ])
  })

  it('clears the coverage of a template when its organization changes', () => {
    expect(changeOrganization(template, 'org_school').covers).toEqual({ types: [], tags: [] })
  })

  it('names each parameter of the devices once, including upwind ones', () => {
    const upwind = conditionWith({
      basis: 'above_upwind',
      upwind: { deviceId: '*', pointId: '*/132:7' },
    })
    const groups = [{ id: 'g', conditions: [ofEach, { ...upwind, point: EACH }] }]
    expect(wildcardPathsOf({ groups })).toEqual(['132:5', '132:7'])
  })
})

describe('previewing a template on one device', () => {
  const example = {
    _id: DEVICE,
    name: 'Quay Street',
    data_points: [{ path: '132:5', _id: PM25 }],
  }

  it('fills in the parameters of the example device and keeps other data points', () => {
    const other = conditionWith({
      measure: 'diff',
      point: EACH,
      other: { deviceId: null, pointId: PM10 },
    })
    const shown = draftOfExample(
      { ...template, groups: [{ id: 'g', conditions: [ofEach, other] }] },
      example,
    )
    expect(shown?.covers).toBeNull()
    expect(shown?.groups[0]?.conditions).toMatchObject([
      { id: 'one', point: { deviceId: DEVICE, pointId: PM25 } },
      { point: { deviceId: DEVICE, pointId: PM25 }, other: { pointId: PM10 } },
    ])
  })

  it('refuses an example device that lacks one of the parameters', () => {
    expect(draftOfExample(template, { ...example, data_points: [] })).toBeNull()
  })
})
