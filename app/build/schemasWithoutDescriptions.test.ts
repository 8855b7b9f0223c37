import { expect, it } from 'vitest'
import { withoutDescriptions } from './schemasWithoutDescriptions.ts'

const CODE = `import { Type } from 'typebox'
const note = { description: 'stays' }

export const Place = Type.Object(
  {
    description: Type.String({ maxLength: 5, description: 'In { words }, and more' }),
    at: Type.Optional(Type.Number({ description: \`At most \${MAX}\`, minimum: 0 })),
    kind: Words(KINDS, { description: 'Which' }),
  },
  { description: 'A place', additionalProperties: false },
)
const told = explain({ description: 'stays too' })
`

it('removes descriptions from schemas, and nothing else', () => {
  const rest = withoutDescriptions(CODE, 'place.ts')
  expect(rest.replaceAll(/\s+/g, ' ')).toBe(
    "import { Type } from 'typebox' const note = { description: 'stays' } " +
      'export const Place = Type.Object( { description: Type.String({ maxLength: 5, }), ' +
      'at: Type.Optional(Type.Number({ minimum: 0 })), kind: Words(KINDS, { }), }, ' +
      '{ additionalProperties: false }, ) ' +
      "const told = explain({ description: 'stays too' }) ",
  )
  expect(rest).toHaveLength(CODE.length)
})
