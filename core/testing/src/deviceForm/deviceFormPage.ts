import type { AnyDeviceFormDefinition } from '@airshed/contract'
import type { Node, Sensor } from '@airshed/schemas'
import { afterEach, beforeAll } from 'vitest'
import type { DrawnForm } from '../form/renderSettings.tsx'
import { forbidCode } from '../rendering/forbidCode.ts'
import { renderForm } from './renderForm.tsx'

/** A device form as shown on the page of a device. */
export interface DeviceFormPage {
  /**
   * Opens the form, filled from the device. It closes after the test.
   *
   * @param disabled read-only; default false
   */
  open(device: Node | Sensor, disabled?: boolean): Promise<void>
  /**
   * Presses the button of the form.
   *
   * @returns the body of the call that saves the device; null if the form refuses its contents
   */
  save(): Record<string, unknown> | null
}

/**
 * A page for the tests of a device form, to be called once per test file. Its tests run under the policy
 * of the console: nothing in the page may generate code.
 *
 * @example
 * const form = deviceFormPage(plugin)
 * it('saves its flow', async () => {
 *   await form.open(sensor({ name: 'pump' }))
 *   await userEvent.fill(page.getByRole('textbox', { name: 'Flow' }), '1.2')
 *   expect(form.save()).toEqual({ configuration: { flow: 1.2 } })
 * })
 */
export function deviceFormPage(plugin: AnyDeviceFormDefinition): DeviceFormPage {
  let drawn: DrawnForm | null = null
  beforeAll(forbidCode)
  afterEach(() => {
    const problems = drawn?.problems() ?? []
    drawn?.unmount()
    drawn = null
    if (problems.length > 0) throw new Error(problems.join('\n'))
  })
  return {
    async open(device, disabled = false) {
      const value = plugin.fromDevice(device) as object
      drawn = await renderForm(plugin, { device, value, disabled })
    },
    save() {
      const value = drawn?.save() ?? null
      return value === null ? null : plugin.toPayload(value)
    },
  }
}
