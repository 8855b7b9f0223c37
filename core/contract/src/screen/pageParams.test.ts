import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { createAjv } from '../validation/ajv.ts'
import { readPageParams, writePageParams } from './pageParams.ts'
import { pageValidator } from './pageValidator.ts'
import { screenSchema } from './screenPages.ts'

const schema = Type.Object({
  id: Type.String({ maxLength: 5 }),
  hours: Type.Optional(Type.Integer({ minimum: 1, maximum: 24 })),
  isLive: Type.Optional(Type.Boolean()),
  status: Type.Optional(Type.Array(Type.Enum(['online', 'offline']))),
  search: Type.Optional(Type.String({ maxLength: 10 })),
})
const validate = createAjv().compile(schema)
const read = (search: string, id = 'dash') =>
  readPageParams(schema, validate, {
    path: { id },
    query: Object.fromEntries(new URLSearchParams(search)),
  })

describe('the parameters of a page', () => {
  it.each([
    ['', {}],
    ['?hours=6', { hours: 6 }],
    ['?isLive=false', { isLive: false }],
    ['?status=online,offline', { status: ['online', 'offline'] }],
    ['?search=12', { search: '12' }],
    ['?search=a%2Cb', { search: 'a,b' }],
    ['?colour=red', {}],
  ])('of %s are %j', (search, expected) => {
    expect(read(search)).toEqual({ id: 'dash', ...expected })
  })

  it.each(['?hours=25', '?hours=six', '?hours=1e1', '?isLive=maybe', '?status=lost'])(
    'leave out %s, which does not fit',
    (search) => {
      expect(read(`${search}&search=park`)).toEqual({ id: 'dash', search: 'park' })
    },
  )

  it('take a part of the path before one of the query', () => {
    expect(read('?id=other')).toEqual({ id: 'dash' })
  })

  it('of a path that does not fit are none', () => {
    expect(read('', 'too-long')).toBeNull()
    expect(readPageParams(schema, validate, { path: {}, query: {} })).toBeNull()
  })
})

describe('changed parameters of a page', () => {
  const write = (changes: Record<string, unknown>) =>
    writePageParams(schema, { path: { id: 'dash' } }, changes)

  it.each([
    [{ hours: 12 }, { hours: '12' }],
    [{ hours: undefined }, { hours: undefined }],
    [{ isLive: false }, { isLive: 'false' }],
    [{ status: [] }, { status: undefined }],
    [{ status: ['offline', 'online'] }, { status: 'offline,online' }],
    [{ search: '' }, { search: undefined }],
  ])('%j are written as %j', (changes, expected) => {
    expect(write(changes)).toEqual(expected)
  })

  it('say the same after they were written and read', () => {
    const params = { hours: 3, isLive: true, status: ['offline', 'online'], search: '%2C,&=' }
    const query = new URLSearchParams(write(params) as Record<string, string>)
    expect(read(`?${query.toString()}`)).toEqual({ id: 'dash', ...params })
  })

  it.each(['colour', 'id'])('are refused with %s, which no query of this page has', (name) => {
    expect(() => write({ [name]: 'red' })).toThrow(
      `At ${name}: expected one of hours, isLive, status, search`,
    )
  })
})

it('the validator of a page says what it says alone, from that of the whole screen', () => {
  const ofPage = pageValidator(createAjv().compile(screenSchema({ detail: schema })), 'detail')
  expect(ofPage({ id: 'dash' })).toBe(true)
  expect(ofPage({ id: 'dash', hours: 25 })).toBe(false)
  expect(ofPage.errors?.map(({ instancePath }) => instancePath)).toEqual(['/hours'])
})
