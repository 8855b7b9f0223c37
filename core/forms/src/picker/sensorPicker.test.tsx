import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FormContext } from '../formContext.ts'
import { drawForm, pageWithNodes } from '../testsupport/drawForm.tsx'
import { cleanUp } from '../testsupport/render.tsx'

const schema = {
  type: 'object',
  required: ['node_id', 'device_id'],
  properties: {
    node_id: { type: 'string', minLength: 1, title: 'Device' },
    device_id: { type: 'string', minLength: 1, title: 'Sensor' },
    selected_data_point_ids: { type: 'array', items: { type: 'string' }, title: 'Parameters' },
  },
}
const uiSchema = {
  node_id: { 'ui:field': 'node-picker' },
  device_id: { 'ui:field': 'sensor-picker' },
  selected_data_point_ids: {
    'ui:field': 'data-point-picker',
    'ui:options': { sensorField: 'device_id' },
  },
}

const serial = (nodeId = ''): string => nodeId.replace(':0', '')
const formContext: FormContext = {
  ...pageWithNodes([
    { value: 'A:0', label: 'Harbour' },
    { value: 'B:0', label: 'Town hall' },
  ]),
  findSensors: ([id]) =>
    Promise.resolve([
      { value: `${serial(id)}.1.0.1`, label: 'DustTrak', note: '1 / 0 / 1' },
      { value: `${serial(id)}.2.0.1`, label: 'Airmar', note: '2 / 0 / 1' },
    ]),
  findDataPoints: ([id]) =>
    Promise.resolve([
      { value: `${serial(id)}.1.0.1/132:5`, label: 'PM2.5' },
      { value: `${serial(id)}.2.0.1/150:1`, label: 'Wind speed' },
    ]),
}

interface Value {
  node_id: string
  device_id: string
  selected_data_point_ids: string[]
}
const draw = (start: Partial<Value>) => drawForm({ schema, uiSchema, formContext }, start)
afterEach(cleanUp)

const field = (name: string) => page.getByRole('combobox', { name })
const pick = async (name: string, option: RegExp): Promise<void> => {
  await field(name).click()
  await page.getByRole('option', { name: option }).click()
}

describe('picking one sensor of a device', () => {
  it('waits for the device, and its parameters wait for the sensor', async () => {
    const form = draw({})
    await expect.element(field('Sensor')).toHaveAttribute('placeholder', 'Choose a device first')
    await pick('Device', /Harbour/)
    await expect
      .element(field('Parameters'))
      .toHaveAttribute('placeholder', 'Choose a sensor first')
    await pick('Sensor', /DustTrak/)
    expect(form.value.device_id).toBe('A.1.0.1')
  })

  it('offers the parameters of that sensor alone', async () => {
    draw({ node_id: 'A:0', device_id: 'A.2.0.1' })
    await field('Parameters').click()
    const offered = page.getByRole('option').elements()
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Wind speed'])
  })

  it('drops the parameters with their sensor', async () => {
    const form = draw({
      node_id: 'A:0',
      device_id: 'A.1.0.1',
      selected_data_point_ids: ['A.1.0.1/132:5'],
    })
    await expect.element(page.getByText('PM2.5')).toBeVisible()
    await pick('Sensor', /Airmar/)
    await expect.poll(() => form.value.selected_data_point_ids).toEqual([])
  })

  it('drops the sensor with its device', async () => {
    const form = draw({ node_id: 'A:0', device_id: 'A.1.0.1' })
    await pick('Device', /Town hall/)
    await expect.poll(() => form.value.device_id).toBeUndefined()
    await userEvent.keyboard('{Escape}')
    await pick('Sensor', /DustTrak/)
    expect(form.value.device_id).toBe('B.1.0.1')
  })

  it('keeps a saved sensor that the device no longer has', async () => {
    const saved = { node_id: 'A:0', device_id: 'A.9.0.1' }
    const form = draw(saved)
    await expect.element(field('Sensor')).toHaveValue('A.9.0.1 · no longer available')
    expect(form.value).toEqual(saved)
  })
})
