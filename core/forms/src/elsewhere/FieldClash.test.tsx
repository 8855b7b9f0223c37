import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SchemaForm } from '../SchemaForm.tsx'
import { compileForTest } from '../testsupport/compileForTest.ts'
import { cleanUp, renderInto } from '../testsupport/render.tsx'

afterEach(cleanUp)

const schema = {
  type: 'object',
  properties: {
    speed: { type: 'integer', title: 'Speed' },
    units: {
      type: 'object',
      title: 'Units',
      properties: { wind: { type: 'string', title: 'Wind' } },
    },
    levels: { type: 'array', title: 'Levels', items: { type: 'string' } },
  },
}
const validator = compileForTest(schema)
const VALUE = { speed: 50, units: { wind: 'kn' }, levels: ['a'] }

it.each([
  ['speed', 75],
  ['units', { wind: 'mph' }],
  ['levels', ['b']],
])('offers one choice for a conflict at %s, whatever its type', async (name, theirs) => {
  const settled: unknown[] = []
  const elsewhere = {
    clashes: { [name]: theirs },
    taken: [],
    onSettle: (...choice: unknown[]) => settled.push(choice),
  }
  renderInto(
    <SchemaForm
      {...{ schema, validator, elsewhere }}
      messages={{}}
      value={VALUE}
      onChange={() => {}}
    />,
  )
  expect(page.getByRole('button', { name: 'Keep mine' }).elements()).toHaveLength(1)
  await userEvent.click(page.getByRole('button', { name: 'Take the other' }))
  expect(settled).toEqual([[name, 'theirs']])
})
