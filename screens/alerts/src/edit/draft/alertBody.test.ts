import { alertDetails } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { alertEditOf, newAlertOf, previewOf } from './alertBody.ts'
import { draftOf } from './alertDraft.ts'
import { conditionWith, DEVICE, draftWith, PM25 } from './alertDraft.fixture.ts'
import { changedParts } from './changedParts.ts'
import { changeOrganization } from './changeOrganization.ts'
import { draftProblems } from './draftProblems.ts'
import { placeOfIssue } from './issuePlaces.ts'

const problemsOf = (changes: Parameters<typeof draftWith>[0]) =>
  draftProblems(draftWith(changes)).map(({ at, problem }) => `${at}: ${problem}`)

describe('the body of an alert', () => {
  it('sends every part of the alert', () => {
    expect(newAlertOf(draftWith({ name: ' Dust ', holdMs: 300_000 }))).toEqual({
      organization_id: 'org_city',
      name: 'Dust',
      description: '',
      notification_level: 'warning',
      data_points: [
        {
          _id: 'now',
          conditions: [{ deviceId: DEVICE, dataPointId: PM25, expr: 'gt', value: 35 }],
        },
      ],
      references: [],
      hold_time_ms: 300_000,
      reactivation_time_ms: 0,
      hours: null,
      missing_data: 'no_data',
      subscribers: {
        users: ['user_ines'],
        channels: [],
        notification_method: 'email',
        methods: [],
        digest_period: 'daily',
        repeat_every_ms: null,
        escalation: null,
      },
    })
  })

  it('sends no shared values that no condition uses', () => {
    const references = [
      { id: 'a', name: 'Site limit', value: 50 },
      { id: 'b', name: 'Nobody’s', value: null },
    ]
    const groups = [{ id: 'now', conditions: [conditionWith({ value: { referenceId: 'a' } })] }]
    const draft = draftWith({ references, groups })
    expect(draftProblems(draft)).toEqual([])
    const body = newAlertOf(draft)
    expect(body.references).toEqual([{ name: 'Site limit', value: 50 }])
    expect(body.data_points[0]?.conditions[0]).toMatchObject({ value: { reference: 'Site limit' } })
  })

  it('keeps a stored alert unchanged when it is loaded and saved', () => {
    const stored = alertDetails(0, {
      references: [{ name: 'Site limit', value: 50 }],
      data_points: [
        {
          _id: 'g',
          conditions: [
            { deviceId: DEVICE, dataPointId: PM25, expr: 'gt', value: { reference: 'Site limit' } },
          ],
        },
      ],
      hours: { timezone: 'Europe/Madrid', spans: [{ days: [1], from: '22:00', to: '24:00' }] },
      version: 4,
      subscribers: {
        users: [{ _id: 'user_ines', name: 'Inês Carvalho', notification_method: 'sms' }],
        channels: [],
        notification_method: 'email',
        digest_period: 'daily',
        repeat_every_ms: 700_000,
        escalation: {
          users: [{ _id: 'user_tomas', name: 'Tomás Ferreira', notification_method: null }],
          after_ms: 400_000,
        },
      },
    })
    const { references, data_points: rules, hours } = stored
    expect(alertEditOf(draftOf(stored), 4)).toMatchObject({
      references,
      data_points: rules,
      hours,
      version: 4,
      subscribers: {
        users: ['user_ines'],
        methods: [{ user: 'user_ines', notification_method: 'sms' }],
        repeat_every_ms: 700_000,
        escalation: { users: ['user_tomas'], after_ms: 400_000 },
      },
    })
    expect(draftOf(stored)).toEqual(draftOf(stored))
  })

  it('sends hours that end at midnight as 24:00, which a time field does not have', () => {
    const spans = [{ days: [5, 1], from: '18:00', to: '00:00' }]
    expect(newAlertOf(draftWith({ hours: { timezone: 'UTC', spans } })).hours?.spans).toEqual([
      { days: [1, 5], from: '18:00', to: '24:00' },
    ])
  })

  it('previews only the rules, and nothing while they are unfinished', () => {
    const span = { from: 0, to: 1000 }
    expect(previewOf(draftWith({ name: '', subscribers: [] }), span)).toMatchObject({
      organization_id: 'org_city',
      ...span,
    })
    const groups = [{ id: 'now', conditions: [conditionWith({ value: null })] }]
    expect(previewOf(draftWith({ groups }), span)).toBeNull()
    expect(previewOf(draftWith({ groups: [] }), span)).toBeNull()
    expect(previewOf(draftWith({ holdMs: null }), span)).toBeNull()
  })
})

describe('problems of an alert draft', () => {
  it.each([
    [{}, []],
    [{ name: '  ' }, ['name: name']],
    [{ organizationId: null }, ['organization: organization']],
    [{ groups: [] }, ['rules: noConditions']],
    [{ subscribers: [] }, ['subscribers: noSubscribers']],
    [{ holdMs: null }, ['hold: time']],
    [{ reactivationMs: 604_800_001 }, ['reactivation: time']],
    [{ description: 'x'.repeat(501) }, ['description: tooLong']],
    [{ hours: { timezone: 'UTC', spans: [] } }, ['hours: noSpans']],
    [
      { hours: { timezone: 'UTC', spans: [{ days: [], from: '08:00', to: '10:00' }] } },
      ['span/0: span'],
    ],
    [
      { groups: [{ id: 'now', conditions: [conditionWith({ expr: null, value: null })] }] },
      ['condition/one: expression', 'condition/one: value'],
    ],
  ])('an alert draft with %j has the problems %j', (changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems)
  })

  it('reports shared values without a name or with the name of another', () => {
    const groups = ['a', 'b', 'c'].map((referenceId) => ({
      id: referenceId,
      conditions: [conditionWith({ id: referenceId, value: { referenceId } })],
    }))
    const references = [
      { id: 'a', name: 'Limit', value: 1 },
      { id: 'b', name: 'Limit ', value: 2 },
      { id: 'c', name: '', value: null },
    ]
    expect(problemsOf({ groups, references })).toEqual([
      'reference/b: referenceTwice',
      'reference/c: referenceName',
      'reference/c/value: value',
    ])
  })
})

it('assigns issues of the server to the fields that they are about', () => {
  const references = [
    { id: 'unused', name: 'Old', value: 1 },
    { id: 'a', name: 'Limit', value: 1 },
  ]
  const groups = [{ id: 'now', conditions: [conditionWith({ value: { referenceId: 'a' } })] }]
  const draft = draftWith({ groups, references })
  const placeOf = (path: string) => placeOfIssue({ path }, draft)
  expect(placeOf('/name')).toBe('name')
  expect(placeOf('/data_points/0/conditions/0/value')).toBe('condition/one')
  expect(placeOf('/data_points/7')).toBe('rules')
  // The unused one was not sent.
  expect(placeOf('/references/0/name')).toBe('reference/a')
  expect(placeOf('/hours/spans/1/from')).toBe('span/1')
  expect(placeOf('/hours/timezone')).toBe('hours')
  expect(placeOf('/subscribers/users/0')).toBe('subscribers')
  expect(placeOf('/subscribers/notification_method')).toBe('method')
  expect(placeOf('/version')).toBeNull()
})

it('clears devices, parameters and people when the organization changes, and keeps the rest', () => {
  const draft = changeOrganization(draftWith(), 'org_school')
  expect(draft.organizationId).toBe('org_school')
  expect(draft.subscribers).toEqual([])
  expect(draft.name).toBe('Dust')
  expect(draft.groups[0]?.conditions[0]).toMatchObject({
    point: { deviceId: null, pointId: null },
    expr: 'gt',
    value: 35,
  })
})

it('lists the parts in which two versions of an alert differ', () => {
  expect(changedParts(draftWith(), draftWith())).toEqual([])
  expect(changedParts(draftWith(), draftWith({ name: 'Other', method: 'sms' }))).toEqual([
    'basic',
    'subscribers',
  ])
})
