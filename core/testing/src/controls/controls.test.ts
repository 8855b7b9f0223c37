import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { argTypesOf } from './argTypesOf.ts'
import { fieldArgs, withFields } from './configArgs.ts'
import { rangeWords, typeText } from './fieldText.ts'

const schema = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 100, title: 'Name', description: 'Stands above' }),
  mode: Type.Enum(['hours', 'days'], { type: 'string' }),
  period: Type.Enum(['minute', 'hour', 'day', 'week'], { type: 'string' }),
  factor: Type.Optional(Type.Number({ minimum: 0.5, maximum: 1.5, multipleOf: 0.01, default: 1 })),
  hours: Type.Integer({ minimum: 1, maximum: 48 }),
  limit: Type.Union([Type.Number({ minimum: 0, unit: 'ppm' }), Type.Null()]),
  shown: Type.Optional(Type.Boolean({ default: true })),
  channels: Type.Array(Type.Enum(['LEQ', 'LMAX'], { type: 'string' }), { minItems: 1 }),
  node_id: Type.Array(Type.String(), { maxItems: 50, uniqueItems: true }),
  extra: Type.Object({ tag: Type.String() }),
})

it('makes a control of the right kind for each field', () => {
  const controls = Object.values(argTypesOf(schema)).map(
    ({ name, control, options }) =>
      `${name}: ${control.type}${options === undefined ? '' : ` ${options.join(' ')}`}`,
  )
  expect(controls).toEqual([
    'name: text',
    'mode: inline-radio hours days',
    'period: select minute hour day week',
    'factor: range',
    'hours: range',
    'limit: number',
    'shown: boolean',
    'channels: inline-check LEQ LMAX',
    'node_id: object',
    'extra: object',
  ])
})

it('shows description, type, bounds and default of the schema', () => {
  const { 'config-name': name, 'config-factor': factor } = argTypesOf(schema)
  expect(name?.description).toBe('Name. Stands above')
  expect(name?.table.type).toEqual({ summary: 'text, required', detail: '1–100 characters' })
  expect(factor?.control).toEqual({ type: 'range', min: 0.5, max: 1.5, step: 0.01 })
  expect(factor?.table.defaultValue).toEqual({ summary: '1' })
})

it.each([
  ['limit', 'number or nothing', '≥ 0 ppm'],
  ['node_id', 'list of text', 'up to 50 entries, each once'],
  ['channels', 'list of "LEQ" or "LMAX"', '≥ 1 entries'],
  ['factor', 'number', '0.5–1.5, in steps of 0.01'],
] as const)('writes the values of %s in words', (field, type, range) => {
  expect([typeText(schema.properties[field]), rangeWords(schema.properties[field])]).toEqual([
    type,
    range,
  ])
})

it('returns each field to the config, without cleared ones', () => {
  const args = { plugin: 'any', config: { name: 'Dust', hours: 3, shown: true } }
  const fields = fieldArgs(args)
  expect(fields).toEqual({ 'config-name': 'Dust', 'config-hours': 3, 'config-shown': true })
  expect(withFields({ ...args, ...fields, 'config-hours': 99, 'config-shown': undefined })).toEqual(
    {
      plugin: 'any',
      config: { name: 'Dust', hours: 99 },
    },
  )
})
