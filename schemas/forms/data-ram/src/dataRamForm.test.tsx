import { deviceFormPage } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from './plugin.ts'
import { dataRam } from './testsupport/dataRam.fixture.ts'

const form = deviceFormPage(plugin)
const flow = () => page.getByRole('textbox', { name: 'Flow calibration' })

describe('the settings of a data-ram', () => {
  it('saves settings of a data-ram under their wire names', async () => {
    await form.open(dataRam({ flow_calibration: 1 }))
    await userEvent.click(page.getByText('Auto-zero', { exact: true }))
    page
      .getByRole('slider', { name: /Flow calibration/ })
      .element()
      .focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(flow()).toHaveValue('1.02')
    expect(form.save()).toEqual({
      enabled: 1,
      debug: 0,
      configuration: { auto_zero_enabled: 1, flow_calibration: 1.02 },
    })
  })

  it.each([
    ['3.51', 'At most 3.5'],
    ['0.49', 'At least 0.5'],
    ['1.005', 'Only in steps of 0.01'],
  ])('refuses the flow calibration %s', async (typed, words) => {
    await form.open(dataRam())
    await userEvent.fill(flow(), typed)
    expect(form.save()).toBeNull()
    await expect.element(page.getByRole('alert')).toHaveTextContent(words)
    await expect.element(flow()).toHaveFocus()
  })

  it('disables the settings of a data-ram for those who may not change them', async () => {
    await form.open(dataRam({ auto_zero_enabled: 1 }), true)
    const autoZero = page.getByRole('switch', { name: 'Auto-zero', exact: true })
    await expect.element(autoZero).toBeDisabled()
    await expect.element(autoZero).toBeChecked()
    await expect.element(flow()).toBeDisabled()
  })
})
