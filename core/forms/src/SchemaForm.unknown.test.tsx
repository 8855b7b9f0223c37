import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { compileForTest } from './testsupport/compileForTest.ts'
import { cleanUp, FormDriver, accessibilityIssues, renderInto } from './testsupport/render.tsx'

const schema = {
  type: 'object',
  required: ['light', 'unit', 'speed', 'minutes', 'limits', 'levels', 'zones'],
  additionalProperties: false,
  properties: {
    light: { type: 'boolean', default: true, title: 'Light' },
    unit: { type: 'string', enum: ['ppm', 'ppb'], default: 'ppb', title: 'Unit' },
    speed: { type: 'integer', minimum: 0, maximum: 100, default: 50, title: 'Speed' },
    minutes: { type: 'integer', minimum: 0, maximum: 60, default: 30, title: 'Minutes' },
    limits: {
      type: 'object',
      title: 'Limits',
      required: ['pm1', 'pm10'],
      properties: {
        pm1: { type: ['number', 'null'], default: null, title: 'PM1' },
        pm10: { type: ['number', 'null'], default: null, title: 'PM10' },
      },
    },
    levels: {
      type: 'array',
      items: { type: 'string', enum: ['a', 'b'] },
      uniqueItems: true,
      default: ['a', 'b'],
      title: 'Levels',
    },
    zones: {
      type: 'array',
      title: 'Zones',
      items: {
        type: 'object',
        required: ['light'],
        properties: { light: { type: 'boolean', default: true, title: 'Lit' } },
      },
    },
  },
}
const uiSchema = {
  light: { 'ui:widget': 'switch' },
  speed: { 'ui:widget': 'range' },
  minutes: { 'ui:widget': 'duration' },
  levels: { 'ui:widget': 'checkboxes' },
}
const validator = compileForTest(schema)
const ASSUMED = {
  light: true,
  unit: 'ppb',
  speed: 50,
  minutes: 30,
  limits: { pm1: null, pm10: null },
  levels: ['a', 'b'],
}

type Value = Record<string, unknown>
let sent: [whole: Value, known: Value][] = []
beforeEach(() => {
  sent = []
})
afterEach(cleanUp)

const draw = (
  start: Value = { zones: [{ light: true }] },
  assumed: Value = ASSUMED,
  settle: (previous: Value, next: Value) => Value = (_, next) => next,
): void =>
  renderInto(
    <FormDriver<Value>
      {...{ schema, uiSchema, validator, start, assumed, settle }}
      onValue={() => undefined}
      onSubmit={(whole, known) => sent.push([whole, known])}
      submitLabel="Save"
    />,
  )
const save = () => userEvent.click(page.getByRole('button', { name: 'Save' }))
const light = () => page.getByRole('combobox', { name: 'Light', exact: true })

describe('a field with an unknown value', () => {
  it('shows an unknown value as unknown instead of its default, in every control', async () => {
    draw()
    await expect.element(light()).toHaveDisplayValue('Unknown')
    await expect.element(page.getByRole('combobox', { name: 'Unit' })).toHaveDisplayValue('Unknown')
    const speed = page.getByRole('textbox', { name: /^Speed/ })
    await expect.element(speed).toHaveValue('')
    await expect.element(speed).toHaveAttribute('placeholder', 'Unknown')
    await expect
      .element(page.getByRole('slider', { name: /^Minutes/ }))
      .toHaveAttribute('aria-valuetext', 'Unknown')
    await expect
      .element(page.getByRole('group', { name: 'Limits' }).getByText('Unknown'))
      .toBeVisible()
    await expect
      .element(page.getByRole('group', { name: 'Levels' }))
      .toHaveAccessibleDescription(/Unknown/)
    expect(page.getByRole('checkbox', { name: 'Lit' }).elements()).toHaveLength(1)
    expect(await accessibilityIssues()).toEqual([])
  })

  it('sends no untouched unknown value, though the whole value is accepted', async () => {
    draw()
    await userEvent.click(page.getByText('Lit'))
    await save()
    expect(sent).toEqual([
      [{ ...ASSUMED, zones: [{ light: false }] }, { zones: [{ light: false }] }],
    ])
  })

  it('an unknown value can be set to its default, and to unknown again', async () => {
    draw()
    await userEvent.selectOptions(light(), 'On')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Unit' }), 'ppb')
    await save()
    await userEvent.selectOptions(light(), 'Unknown')
    await save()
    expect(sent.map(([, known]) => known)).toEqual([
      { zones: [{ light: true }], light: true, unit: 'ppb' },
      { zones: [{ light: true }], unit: 'ppb' },
    ])
  })

  it('sends an unknown group of fields as a whole once one of them is set', async () => {
    draw()
    await userEvent.fill(page.getByRole('textbox', { name: 'PM10' }), '40')
    await save()
    expect(sent[0]?.[1]).toEqual({ zones: [{ light: true }], limits: { pm1: null, pm10: 40 } })
  })

  it('settles unknown values with whole ones, and knows those that it changes', async () => {
    const seen: Value[] = []
    const settle = (_: Value, next: Value): Value => {
      seen.push(next)
      return next['light'] === false ? { ...next, speed: 0, levels: next['levels'] } : next
    }
    draw({ zones: [] }, ASSUMED, settle)
    await userEvent.selectOptions(light(), 'Off')
    expect(seen.at(-1)).toEqual({ ...ASSUMED, zones: [], light: false })
    await expect.element(page.getByRole('textbox', { name: /^Speed/ })).toHaveValue('0')
    await save()
    expect(sent[0]?.[1]).toEqual({ zones: [], light: false, speed: 0 })
  })

  it('refuses to send where the assumed value of an unknown field is invalid', async () => {
    draw({ zones: [] }, { ...ASSUMED, speed: 120 })
    await save()
    await expect
      .element(page.getByRole('textbox', { name: /^Speed/ }))
      .toHaveAttribute('aria-invalid', 'true')
    expect(sent).toEqual([])
  })
})
