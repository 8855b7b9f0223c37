import { expect, it } from 'vitest'
import { plainNames } from './plainNames.ts'

const HOSTILE = [
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
]

function cleaned<Body>(body: Body): Body {
  plainNames(body)
  return body
}

it.each(HOSTILE)('removes %j from every name', (mark) => {
  const name = `Roof${mark} 1`
  expect(
    cleaned({
      name,
      presentName: name,
      short_name: name,
      configuration: { widgets: [{ config: { title: name, description: name } }] },
      names: [name],
    }),
  ).toEqual({
    name: 'Roof 1',
    presentName: 'Roof 1',
    short_name: 'Roof 1',
    configuration: { widgets: [{ config: { title: 'Roof 1', description: 'Roof 1' } }] },
    names: ['Roof 1'],
  })
})

it('removes control characters from texts by language and from reports of devices and plugins', () => {
  expect(
    cleaned({
      title: { en: 'a\u202eb', es: 'c\u2066d' },
      sensors: [{ vendor: 'T\u202eSI', model: 'D\u202cRX' }],
      field: { 'ui:title': 'Li\u202emit' },
    }),
  ).toEqual({
    title: { en: 'ab', es: 'cd' },
    sensors: [{ vendor: 'TSI', model: 'DRX' }],
    field: { 'ui:title': 'Limit' },
  })
})

it('keeps marks and joiners of names, and all other texts', () => {
  const body = {
    name: 'a\u200fb\u200dc',
    password: 'p\u202ew',
    script: 's\u2066',
    list: ['\u202e'],
  }
  expect(cleaned({ ...body })).toEqual(body)
})

it('cleans a body that is nested more deeply than the stack', () => {
  const deep = JSON.parse(`${'['.repeat(5000)}{"name":"a\u202eb"}${']'.repeat(5000)}`) as unknown
  let inside = cleaned(deep)
  while (Array.isArray(inside)) inside = inside[0]
  expect(inside).toEqual({ name: 'ab' })
})

it.each([null, 'text', 7, undefined])('accepts the body %j', (body) => {
  expect(() => plainNames(body)).not.toThrow()
})
