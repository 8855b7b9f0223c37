import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { createAjv } from './ajv.ts'
import { describeValue, issuesOf, issueText } from './issues.ts'

const schema = Type.Object(
  {
    name: Type.String({ minLength: 1 }),
    ids: Type.Array(Type.Integer(), { minItems: 1, uniqueItems: true }),
    labels: Type.Optional(Type.Object({}, { minProperties: 1 })),
    mode: Type.Optional(Type.Enum(['a', 'b'])),
  },
  { additionalProperties: false },
)
const validate = createAjv().compile(schema)

const textsFor = (value: unknown) => {
  validate(value)
  return issuesOf(validate.errors, value).map(issueText)
}

describe('the issues of a value', () => {
  it.each([
    [{ name: '', ids: [1] }, ['At /name: expected at least 1 character, got ""']],
    [{ ids: [1] }, ['At /name: expected a value, got nothing']],
    [{ name: 'x', ids: ['y'] }, ['At /ids/0: expected integer, got "y"']],
    [{ name: 'x', ids: [1], mode: 'c' }, ['At /mode: expected one of a, b, got "c"']],
    [{ name: 'x', ids: [1], extra: 5 }, ['At /extra: expected no such field, got 5']],
    [{ name: 'x', ids: [] }, ['At /ids: expected at least 1 item, got []']],
    [{ name: 'x', ids: [7, 8, 7] }, ['At /ids: expected every item only once, got [7,8,7]']],
    [{ name: 'x', ids: [1], labels: {} }, ['At /labels: expected at least 1 field, got {}']],
    [null, ['At /: expected object, got null']],
  ])('lists the issues of %j', (value, texts) => {
    expect(textsFor(value)).toEqual(texts)
  })

  it('cuts a long value short', () => {
    expect(describeValue('x'.repeat(1000))).toHaveLength(78)
  })

  it('finds no issues in a valid value', () => {
    expect(textsFor({ name: 'x', ids: [1] })).toEqual([])
  })
})
