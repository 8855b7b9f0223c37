import { describe, expect, it } from 'vitest'
import { compileForTest } from '../testsupport/compileForTest.ts'
import { schema as sampleSchema } from '../testsupport/sampleSchema.ts'
import { fieldProblems } from './fieldProblems.ts'

const validate = compileForTest(sampleSchema)
const good = { name: 'Station', mode: 'factory', channels: ['LEQ'] }
const problems = (changes: object) =>
  fieldProblems(validate, sampleSchema, { ...good, ...changes }).map(
    ({ field, keyword }) => `${field.join('.')} ${keyword}`,
  )

describe('the problems of a form', () => {
  it.each([
    ['none', {}, []],
    ['a text that is too short', { name: 'ab' }, ['name minLength']],
    ['an emptied text is missing', { name: '' }, ['name required']],
    ['an absent value is missing', { name: undefined }, ['name required']],
    ['an empty list is missing', { channels: [] }, ['channels required']],
    ['a wrong item belongs to its list', { channels: ['LEQ', 'x'] }, ['channels enum']],
    ['below the range', { factor: 0.4 }, ['factor minimum']],
    ['beside the steps', { factor: 1.005 }, ['factor multipleOf']],
    ['on the steps', { factor: 1.13 }, []],
    ['words for a number', { limit: 'much' }, ['limit type', 'limit type']],
    ['null where it may be', { limit: null }, []],
    ['a part of a part', { extra: { tag: 1 } }, ['extra.tag type']],
    ['what the branch asks for', { mode: 'custom' }, ['size required']],
    ['what the branch has no place for', { size: 1 }, [' false schema']],
    ['what nobody knows', { colour: 'red' }, [' additionalProperties']],
  ])('reports problems: %s', (_, changes, expected) => {
    expect(problems(changes)).toEqual(expected)
  })
})
