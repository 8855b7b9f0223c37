import { deviceFormPage } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from './plugin.ts'
import { endDevice, MAPPED, SEEN } from './testsupport/endDevice.fixture.ts'

const form = deviceFormPage(plugin)
const field = (index: number) => page.getByRole('combobox', { name: 'Name' }).nth(index)
const measures = (index: number) => page.getByRole('combobox', { name: 'Measures' }).nth(index)
const add = () => userEvent.click(page.getByRole('button', { name: 'Add to Fields' }))
const suggested = (index: number) => {
  const { list } = field(index).element() as HTMLInputElement
  return [...(list?.options ?? [])].map(({ value }) => value)
}

describe('the fields of a payload', () => {
  it('chooses fields from uplinks, and saves them with parameter and unit', async () => {
    await form.open(endDevice(MAPPED, SEEN))
    await add()
    expect(suggested(1)).toEqual(['temperature', 'soil.moisture', 'pressure', 'battery'])
    await userEvent.fill(field(1), 'pressure')
    await userEvent.selectOptions(measures(1), 'Air pressure (Pa)')
    expect(form.save()).toEqual({
      payload_mapping: [...MAPPED, { field: 'pressure', parameter: '128:3', unit: 'Pa' }],
    })
  })

  it('accepts a typed field that no uplink has had', async () => {
    await form.open(endDevice())
    await add()
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'voc.index')
    await userEvent.selectOptions(measures(0), 'VOC index')
    expect(form.save()).toEqual({
      payload_mapping: [{ field: 'voc.index', parameter: '140:12', unit: '' }],
    })
  })

  it('adds the fields of a maker’s decoder to the mapped ones', async () => {
    await form.open(endDevice(MAPPED, SEEN))
    await userEvent.selectOptions(
      page.getByRole('combobox', { name: 'Fill in from a decoder' }),
      'Dragino AQS01-L',
    )
    await expect
      .element(page.getByRole('combobox', { name: 'Fill in from a decoder' }))
      .toHaveValue('')
    expect(form.save()).toEqual({
      payload_mapping: [
        ...MAPPED,
        { field: 'BatV', parameter: '190:1', unit: 'V' },
        { field: 'humidity', parameter: '128:2', unit: '%' },
        { field: 'air_pressure', parameter: '128:3', unit: 'hPa' },
        { field: 'co2', parameter: '131:10', unit: 'ppm' },
      ],
    })
  })

  it('requires name and parameter of each field', async () => {
    await form.open(endDevice([], SEEN))
    await add()
    await userEvent.fill(field(0), 'battery')
    expect(form.save()).toBeNull()
    await expect.element(measures(0)).toHaveFocus()
    await userEvent.selectOptions(measures(0), 'Battery voltage (V)')
    await userEvent.clear(field(0))
    expect(form.save()).toBeNull()
  })

  it('removes a field of the payload', async () => {
    await form.open(endDevice(MAPPED, SEEN))
    await userEvent.click(page.getByRole('button', { name: 'Remove item 1' }))
    expect(form.save()).toEqual({ payload_mapping: [] })
  })

  it('disables the payload mapping for those who may not change it', async () => {
    await form.open(endDevice(MAPPED, SEEN), true)
    await expect.element(field(0)).toBeDisabled()
    await expect.element(measures(0)).toBeDisabled()
  })
})
