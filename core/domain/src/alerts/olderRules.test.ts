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

describe('rules of the older form', () => {
  it('that are linked by AND become one group, as all of them must hold', () => {
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

  it('that are linked by OR become a group each, as one of them is enough', () => {
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
  ])('compare by %s as %s', (words, expr) => {
    for (const func of words) expect(conditions({ func })).toMatchObject([{ expr, value: 35 }])
  })

  it('say of a status that it is true or false, by the comparator or by the value', () => {
    const { value: _, ...status } = { ...dust, name: 'Status' }
    expect(migrated([{ ...status, func: 'false' }])).toMatchObject({
      rules: [{ conditions: [{ expr: 'eq', value: false }] }],
    })
    expect(conditions({ func: '!=', value: true })).toMatchObject([{ expr: 'neq', value: true }])
  })

  it('keep values that they name', () => {
    const references = [{ name: 'limit', value: 35 }]
    expect(migrated([{ ...dust, value: 'limit' }], { references })).toMatchObject({
      rules: [{ conditions: [{ value: { reference: 'limit' } }] }],
      references,
    })
  })
})

describe('what is wrong with rules of the older form', () => {
  it('is told for each rule: what was expected, and what was there instead', () => {
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
  ])('is %s', (_, rule, issue) => {
    const references = [{ name: 'limit', value: 35 }]
    expect(conditions(rule, { references })).toMatchObject([issue])
  })
})
