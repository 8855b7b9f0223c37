import { Dialog } from '@airshed/ui'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { compileForTest } from './testsupport/compileForTest.ts'
import { cleanUp, FormDriver, renderInto } from './testsupport/render.tsx'

const schema = {
  type: 'object',
  required: ['name', 'hours', 'style', 'mode', 'dashed', 'share', 'rules'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, title: 'Name' },
    hours: { type: 'integer', minimum: 1, default: 24, title: 'Hours' },
    gap: { type: 'integer', default: 4, title: 'Gap' },
    mode: { type: 'string', enum: ['mean', 'sum'], default: 'sum', title: 'Mode' },
    dashed: { type: 'boolean', default: true, title: 'Dashed' },
    share: { type: 'integer', minimum: 0, maximum: 100, default: 75, title: 'Share' },
    style: {
      type: 'object',
      title: 'Style',
      required: ['width'],
      additionalProperties: false,
      properties: { width: { type: 'integer', default: 2, title: 'Width' } },
    },
    rules: {
      type: 'array',
      title: 'Rules',
      items: {
        type: 'object',
        required: ['limit'],
        properties: { limit: { type: 'number', default: 35, title: 'Limit' } },
      },
    },
  },
}
const uiSchema = { share: { 'ui:widget': 'range' } }
const validator = compileForTest(schema)
const LONG = {
  type: 'object',
  properties: Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [`f${at}`, { type: 'string', title: `Field ${at}` }]),
  ),
}
const longValidator = compileForTest(LONG)

type Value = Record<string, unknown>
let sent: Value[] = []
let shown: Value[] = []
beforeEach(() => {
  sent = []
  shown = []
})
afterEach(cleanUp)

const draw = (start: Value): void =>
  renderInto(
    <FormDriver<Value>
      {...{ schema, uiSchema, validator, start }}
      onValue={(value) => shown.push(value)}
      onSubmit={(value) => sent.push(value)}
      submitLabel="Save"
    />,
  )
const save = () => userEvent.click(page.getByRole('button', { name: 'Save' }))
const SAVED = { name: 'Roof', style: {}, rules: [{}] }
const WHOLE = {
  name: 'Roof',
  hours: 24,
  gap: 4,
  mode: 'sum',
  dashed: true,
  share: 75,
  style: { width: 2 },
  rules: [{ limit: 35 }],
}

it('sends every shown default for a value saved before the schema had the field', async () => {
  draw(SAVED)
  await expect.element(page.getByRole('textbox', { name: /^Hours/ })).toHaveValue('24')
  await save()
  expect(page.getByRole('alert').query()).toBeNull()
  expect(sent).toEqual([WHOLE])
})

it('adds shown defaults to the value from the first change on', async () => {
  draw(SAVED)
  await userEvent.fill(page.getByRole('textbox', { name: /^Name/ }), 'Yard')
  expect(shown.at(-1)).toEqual({ ...WHOLE, name: 'Yard' })
})

it('leaves a field empty that was emptied', async () => {
  draw(SAVED)
  const gap = page.getByRole('textbox', { name: /^Gap/ })
  await userEvent.clear(gap)
  await expect.element(gap).toHaveValue('')
  await userEvent.fill(page.getByRole('textbox', { name: /^Name/ }), 'Yard')
  await expect.element(gap).toHaveValue('')
  const { gap: _, ...others } = WHOLE
  await save()
  expect(sent).toEqual([{ ...others, name: 'Yard' }])
})

it('keeps the buttons of a long form in sight in a dialog', async () => {
  await page.viewport(1440, 900)
  renderInto(
    <Dialog isOpen title="Long" onClose={() => undefined}>
      <FormDriver<Value>
        schema={LONG}
        validator={longValidator}
        start={{}}
        onValue={() => undefined}
        submitLabel="Save"
      />
    </Dialog>,
  )
  const button = page.getByRole('button', { name: 'Save' })
  await expect.element(button).toBeVisible()
  const { bottom } = button.element().getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(900)
  const { x, y, width, height } = button.element().getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  expect(button.element().contains(top)).toBe(true)
})
