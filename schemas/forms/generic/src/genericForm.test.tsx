import { deviceFormPage } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from './plugin.ts'
import { generic } from './testsupport/generic.fixture.ts'

const form = deviceFormPage(plugin)
const toggle = (name: string) => page.getByRole('switch', { name, exact: true })

describe('the settings of any other sensor', () => {
  it('saves only the switches of a generic sensor', async () => {
    await form.open(generic({ colour: 'red' }))
    await userEvent.click(page.getByText('Debug', { exact: true }))
    expect(form.save()).toEqual({ enabled: 1, debug: 1 })
  })

  it('disables the switches for those who may not change them', async () => {
    await form.open({ ...generic(), enabled: 0 }, true)
    await expect.element(toggle('Enabled')).toBeDisabled()
    await expect.element(toggle('Enabled')).not.toBeChecked()
  })
})
