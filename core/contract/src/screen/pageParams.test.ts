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
  ])('reads from %s the parameters %j', (search, expected) => {
    expect(read(search)).toEqual({ id: 'dash', ...expected })
  })

  it.each(['?hours=25', '?hours=six', '?hours=1e1', '?isLive=maybe', '?status=lost'])(
    'leaves out %s, which does not fit',
    (search) => {
      expect(read(`${search}&search=park`)).toEqual({ id: 'dash', search: 'park' })
    },
  )

  it('prefers a parameter of the path to one of the query', () => {
    expect(read('?id=other')).toEqual({ id: 'dash' })
  })

  it('reads no parameters from a path that does not fit', () => {
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
  ])('writes %j as %j', (changes, expected) => {
    expect(write(changes)).toEqual(expected)
  })

  it('reads the same parameters that it wrote', () => {
    const params = { hours: 3, isLive: true, status: ['offline', 'online'], search: '%2C,&=' }
    const query = new URLSearchParams(write(params) as Record<string, string>)
    expect(read(`?${query.toString()}`)).toEqual({ id: 'dash', ...params })
  })

  it.each(['colour', 'id'])('refuses to write %s, which no query of this page has', (name) => {
    expect(() => write({ [name]: 'red' })).toThrow(
      `At ${name}: expected one of hours, isLive, status, search`,
    )
  })
})

it('validates a page alone as within its whole screen', () => {
  const ofPage = pageValidator(createAjv().compile(screenSchema({ detail: schema })), 'detail')
  expect(ofPage({ id: 'dash' })).toBe(true)
  expect(ofPage({ id: 'dash', hours: 25 })).toBe(false)
  expect(ofPage.errors?.map(({ instancePath }) => instancePath)).toEqual(['/hours'])
})
