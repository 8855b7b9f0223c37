import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { readListParams, writeListParams } from './listParams.ts'
import { defineList } from './listSchema.ts'

const alerts = defineList({
  filters: Type.Object({
    status: Type.Array(Type.Enum(['active', 'resolved', 'idle'])),
    level: Type.Enum(['critical', 'info']),
    mine: Type.Boolean(),
    device: Type.Array(Type.String({ maxLength: 20 })),
  }),
  sorts: ['status', 'name'],
  defaultSort: '-status',
  groups: { status: 'status' },
  defaultGroup: 'status',
})

const NOTHING = { search: '', sort: 'status', group: 'status', filters: {} }

describe('the URL of a list', () => {
  it('an address without parameters shows the defaults, which need no parameters', () => {
    expect(readListParams({}, alerts)).toEqual(NOTHING)
    const written = Object.values(writeListParams(NOTHING as never, alerts))
    expect(written.every((value) => value === undefined)).toBe(true)
  })

  it.each([
    [{ search: '  harbour ' }, { search: 'harbour' }],
    [
      { sort: 'name', group: 'none' },
      { sort: 'name', group: null },
    ],
    [
      { sort: '-name', group: 'none' },
      { sort: '-name', group: null },
    ],
    [{ group: 'none' }, { group: null, sort: '-status' }],
    [{ status: 'active,idle' }, { filters: { status: ['active', 'idle'] } }],
    [{ status: ['active'] }, { filters: { status: ['active'] } }],
    [{ level: 'critical' }, { filters: { level: 'critical' } }],
    [{ mine: 'true' }, { filters: { mine: true } }],
    [{ mine: false }, { filters: { mine: false } }],
    [{ device: 'a%2Cb,50%25' }, { filters: { device: ['a,b', '50%'] } }],
  ])('reads the parameters %j as %j', (params, shown) => {
    expect(readListParams(params, alerts)).toEqual({ ...NOTHING, ...shown })
  })

  it.each([
    { sort: 'password' },
    { sort: 5 },
    { sort: 'name' },
    { group: 'colour' },
    { status: 'on fire' },
    { status: { a: 1 } },
    { level: 'critical,info' },
    { mine: 'maybe' },
    { device: 'x'.repeat(21) },
    { other: 'x' },
  ])('ignores the parameters %j', (params) => {
    expect(readListParams(params, alerts)).toEqual(NOTHING)
  })

  it('keeps the allowed values of several, each once', () => {
    const { filters } = readListParams({ status: 'idle,on fire,idle,active' }, alerts)
    expect(filters.status).toEqual(['idle', 'active'])
  })

  it('reads the same parameters that it wrote', () => {
    const query = {
      search: 'PM2.5, 100 %',
      sort: 'name',
      group: null,
      filters: { status: ['idle'] as const, mine: true, device: ['a,b', '%2C', 'ñ&='] },
    }
    expect(readListParams(writeListParams(query as never, alerts), alerts)).toEqual(query)
  })
})

describe('the schema of a list', () => {
  it('refuses a filter that has the name of something else in the URL', () => {
    expect(() =>
      defineList({
        filters: Type.Object({ sort: Type.Boolean() }),
        sorts: ['name'],
        defaultSort: 'name',
      }),
    ).toThrow('expected names other than search, sort, group, got sort')
  })

  it('refuses a grouping whose sort cannot be chosen', () => {
    expect(() =>
      defineList({
        filters: Type.Object({}),
        sorts: ['name'],
        defaultSort: 'name',
        groups: { age: 'age' },
      }),
    ).toThrow('At groups.age: expected one of name, got age')
  })

  it('refuses a default order that cannot be chosen', () => {
    expect(() =>
      defineList({ filters: Type.Object({}), sorts: ['name'], defaultSort: '-age' }),
    ).toThrow('expected one of name, got age')
  })
})
