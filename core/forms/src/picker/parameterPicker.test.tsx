import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FormContext } from '../formContext.ts'
import { drawForm, pageWithNodes } from '../testsupport/drawForm.tsx'
import { cleanUp } from '../testsupport/render.tsx'

const schema = {
  type: 'object',
  required: ['node_id', 'selected_path'],
  properties: {
    node_id: { type: 'array', minItems: 1, items: { type: 'string' }, title: 'Devices' },
    data_point_id: { type: 'array', items: { type: 'string' } },
    selected_path: { type: 'string', minLength: 1, title: 'Parameter' },
  },
}
const uiSchema = {
  node_id: { 'ui:field': 'node-picker' },
  data_point_id: { 'ui:widget': 'hidden' },
  selected_path: {
    'ui:field': 'parameter-picker',
    'ui:options': { dataPointsField: 'data_point_id' },
  },
}

/** The town hall alone hears noise. */
const formContext: FormContext = {
  ...pageWithNodes([
    { value: 'A:0', label: 'Harbour' },
    { value: 'B:0', label: 'Town hall' },
  ]),
  findParameters: (ids) =>
    Promise.resolve([
      { value: '132:5', label: 'PM2.5', dataPointIds: ids.map((id) => `${id}/132:5`) },
      ...(ids.includes('B:0')
        ? [{ value: '160:1', label: 'LAeq', dataPointIds: ['B:0/160:1'] }]
        : []),
    ]),
}

interface Value {
  node_id: string[]
  data_point_id?: string[]
  selected_path?: string
}
const draw = (start: Partial<Value>) => drawForm({ schema, uiSchema, formContext }, start)
afterEach(cleanUp)

const parameter = () => page.getByRole('combobox', { name: 'Parameter' })

describe('picking one parameter of the chosen devices', () => {
  it('waits for a device before it offers parameters', async () => {
    draw({})
    await expect.element(parameter()).toBeDisabled()
    await expect.element(parameter()).toHaveAttribute('placeholder', 'Choose a device first')
  })

  it('adds data points of the parameter, which have no field of their own', async () => {
    const form = draw({ node_id: ['A:0', 'B:0'] })
    await parameter().click()
    await page.getByRole('option', { name: 'PM2.5' }).click()
    await expect.poll(() => form.value.data_point_id).toEqual(['A:0/132:5', 'B:0/132:5'])
    expect(form.value.selected_path).toBe('132:5')
    expect(document.querySelectorAll('[role="combobox"]')).toHaveLength(2)
  })

  it('follows the chosen devices, and drops a parameter that none of them measures', async () => {
    const form = draw({
      node_id: ['A:0', 'B:0'],
      selected_path: '160:1',
      data_point_id: ['B:0/160:1'],
    })
    await page.getByRole('button', { name: 'Remove Town hall' }).click()
    await expect.poll(() => form.value.selected_path).toBeUndefined()
    await userEvent.keyboard('{Escape}')
    await parameter().click()
    await page.getByRole('option', { name: 'PM2.5' }).click()
    await expect.poll(() => form.value.data_point_id).toEqual(['A:0/132:5'])
  })

  it('keeps a saved parameter that its devices do not measure', async () => {
    const saved = { node_id: ['A:0'], selected_path: '160:1', data_point_id: ['A:0/160:1'] }
    const form = draw(saved)
    await expect.element(parameter()).toHaveValue('160:1 · no longer available')
    expect(form.value).toEqual(saved)
  })
})

describe('picking several parameters', () => {
  const several = {
    ...schema,
    required: ['node_id', 'selected_paths'],
    properties: {
      node_id: schema.properties.node_id,
      selected_paths: { type: 'array', items: { type: 'string' }, title: 'Parameter' },
    },
  }
  it('keeps parameters in order, and drops only those no longer measured', async () => {
    const form = drawForm<{ node_id: string[]; selected_paths?: string[] }>(
      {
        schema: several,
        uiSchema: { ...uiSchema, selected_paths: { 'ui:field': 'parameter-picker' } },
        formContext,
      },
      { node_id: ['A:0', 'B:0'] },
    )
    await parameter().click()
    await page.getByRole('option', { name: 'LAeq' }).click()
    await page.getByRole('option', { name: 'PM2.5' }).click()
    expect(form.value.selected_paths).toEqual(['160:1', '132:5'])
    await page.getByRole('button', { name: 'Remove Town hall' }).click()
    await expect.poll(() => form.value.selected_paths).toEqual(['132:5'])
  })
})
