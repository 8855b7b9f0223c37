import { deviceFormPage } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from './plugin.ts'
import { channels } from './testsupport/channels.fixture.ts'

const form = deviceFormPage(plugin)
const oxygen = { name: 'Oxygen', unit: 'mg/L', enabled: 1, factor: 1.02, offset: -0.1 }
const spare = { name: 'Spare', unit: '', enabled: 0, factor: 1, offset: 0 }
const saved = () => form.save()?.['configuration']
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))
/** A field of a channel. */
const field = (name: string, index: number) => page.getByRole('textbox', { name }).nth(index)

describe('the channels of a sensor', () => {
  it('saves channels under their wire names', async () => {
    await form.open(channels({ channels: [oxygen, spare] }))
    await userEvent.fill(field('Factor', 0), '1.1')
    await userEvent.fill(field('Name', 1), 'Depth')
    await userEvent.fill(field('Unit', 1), 'm')
    expect(form.save()).toEqual({
      enabled: 1,
      debug: 0,
      configuration: {
        channels: [
          { ...oxygen, factor: 1.1 },
          { ...spare, name: 'Depth', unit: 'm' },
        ],
      },
    })
  })

  it('adds a channel that is measured and not scaled', async () => {
    await form.open(channels({ channels: [oxygen] }))
    await press('Add to Channels')
    await userEvent.fill(field('Name', 1), 'Depth')
    expect(saved()).toEqual({
      channels: [oxygen, { name: 'Depth', unit: '', enabled: 1, factor: 1, offset: 0 }],
    })
  })

  it('reorders and removes channels', async () => {
    await form.open(channels({ channels: [oxygen, spare] }))
    await press('Move item 2 up')
    expect(saved()).toEqual({ channels: [spare, oxygen] })
    await press('Remove item 1')
    expect(saved()).toEqual({ channels: [oxygen] })
  })

  it('saves a channel without a unit', async () => {
    await form.open(channels({ channels: [oxygen] }))
    await userEvent.clear(field('Unit', 0))
    expect(saved()).toEqual({ channels: [{ ...oxygen, unit: '' }] })
  })

  it('requires a name for each channel', async () => {
    await form.open(channels({ channels: [oxygen] }))
    await userEvent.clear(field('Name', 0))
    expect(form.save()).toBeNull()
    await expect.element(field('Name', 0)).toHaveFocus()
  })

  it('disables the channels for those who may not change them', async () => {
    await form.open(channels({ channels: [oxygen] }), true)
    await expect.element(field('Name', 0)).toBeDisabled()
    await expect.element(page.getByRole('button', { name: 'Add to Channels' })).toBeDisabled()
  })
})
