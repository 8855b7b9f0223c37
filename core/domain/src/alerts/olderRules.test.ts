import type { OlderAlertRule, OlderAlertRules } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { rulesOfOlderForm, type FindOlderPoint } from './olderRules.ts'

const dust = { node: '1C00A3F7:0', sensor: 'particles-plus', name: 'PM2.5', func: '>', value: 35 }
const gas = { ...dust, name: 'CO2', func: '>=', value: 1000 }
const ids = new Map([
  ['PM2.5', '1C00A3F7.0.0.0/132:5'],
  ['CO2', '1C00A3F7.0.0.0/131:10'],
  ['Status', '1C00A3F7.0.0.0/1:1'],
])
const find: FindOlderPoint = ({ node, name }) => {
  const id = ids.get(name)
  return id === undefined ? { missing: 'name', expected: 'PM2.5 or CO2' } : { id, nodeId: node }
}
const migrated = (rules: OlderAlertRule[], more: Partial<OlderAlertRules> = {}) =>
  rulesOfOlderForm({ link: 'AND', rules, ...more }, find)
const conditions = (rule: Partial<OlderAlertRule>, more: Partial<OlderAlertRules> = {}) => {
  const answer = migrated([{ ...dust, ...rule }], more)
  return 'rules' in answer ? answer.rules.flatMap((group) => group.conditions) : answer.issues
}

describe('alert rules of the older form', () => {
  it('turns rules linked by AND into one group, as all must hold', () => {
    expect(migrated([dust, gas])).toEqual({
      rules: [
        {
          _id: 'group_1',
          conditions: [
            { deviceId: dust.node, dataPointId: ids.get('PM2.5'), expr: 'gt', value: 35 },
            { deviceId: dust.node, dataPointId: ids.get('CO2'), expr: 'gte', value: 1000 },
          ],
        },
      ],
      references: [],
    })
  })

  it('turns rules linked by OR into a group each, as one is enough', () => {
    expect(migrated([dust, gas], { link: 'OR' })).toMatchObject({
      rules: [
        { _id: 'group_1', conditions: [{ value: 35 }] },
        { _id: 'group_2', conditions: [{ value: 1000 }] },
      ],
    })
  })

  it.each([
    [['>', 'gt'], 'gt'],
    [['>=', 'ge', 'gte'], 'gte'],
    [['<', 'lt'], 'lt'],
    [['<=', 'le', 'lte'], 'lte'],
    [['=', 'eq'], 'eq'],
    [['!=', 'neq'], 'neq'],
  ])('turns the comparator %s into %s', (words, expr) => {
    for (const func of words) expect(conditions({ func })).toMatchObject([{ expr, value: 35 }])
  })

  it('reads true or false of a status from the comparator or the value', () => {
    const { value: _, ...status } = { ...dust, name: 'Status' }
    expect(migrated([{ ...status, func: 'false' }])).toMatchObject({
      rules: [{ conditions: [{ expr: 'eq', value: false }] }],
    })
    expect(conditions({ func: '!=', value: true })).toMatchObject([{ expr: 'neq', value: true }])
  })

  it('keeps values given by name', () => {
    const references = [{ name: 'limit', value: 35 }]
    expect(migrated([{ ...dust, value: 'limit' }], { references })).toMatchObject({
      rules: [{ conditions: [{ value: { reference: 'limit' } }] }],
      references,
    })
  })
})

describe('issues of alert rules of the older form', () => {
  it('names the expected and the given value for each wrong rule', () => {
    const radon = { ...dust, name: 'Radon', func: 'above' }
    expect(migrated([dust, radon])).toEqual({
      issues: [
        { path: '/rules/1/name', expected: 'PM2.5 or CO2', got: 'Radon' },
        {
          path: '/rules/1/func',
          expected: 'one of >, gt, >=, gte, ge, <, lt, <=, lte, le, =, eq, !=, neq, true, false',
          got: 'above',
        },
      ],
    })
  })

  it.each<[string, Partial<OlderAlertRule>, object]>([
    [
      'a value that is not named',
      { value: 'limmit' },
      {
        path: '/rules/0/value',
        expected: 'a number, or the name of a reference (limit)',
        got: '"limmit"',
      },
    ],
    ['no value', { value: null }, { path: '/rules/0/value', got: 'null' }],
    [
      'true that is compared by size',
      { value: true },
      { path: '/rules/0/func', expected: '=, !=, eq or neq for true and false', got: '>' },
    ],
    [
      'a value beside true',
      { func: 'true', value: 1 },
      { path: '/rules/0/value', expected: 'no value beside true', got: '1' },
    ],
  ])('refuses an older rule with %s', (_, rule, issue) => {
    const references = [{ name: 'limit', value: 35 }]
    expect(conditions(rule, { references })).toMatchObject([issue])
  })
})
