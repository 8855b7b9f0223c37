import { axeProblems, firmwareImage, firmwareRollout, renderScreen } from '@airshed/testing'
import type { RenderScreenOptions, RenderedScreen } from '@airshed/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { plugin } from './plugin.ts'

const SERVER = {
  firmware: [0, 1].map((index) => firmwareImage(index)),
  firmwareRollouts: [0, 1].map((index) => firmwareRollout(index)),
}
const BYTES = new Uint8Array(6 * 1024 * 1024)
const SIGNED = {
  file_name: 'thiamis.bin',
  device_type: 'Thiamis-1000',
  version: '4.0.0',
  bytes: BYTES.length,
  sha256: 'cd'.repeat(32),
  signature: `${'B'.repeat(86)}==`,
}

let drawn: RenderedScreen | undefined
beforeEach(() => page.viewport(1280, 900))
afterEach(() => drawn?.unmount())

const open = async (options: Partial<RenderScreenOptions> = {}) => {
  drawn = await renderScreen(plugin, { page: 'list', params: {}, server: SERVER, ...options })
  return drawn
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const choose = async (name: string, action: string) => {
  await row(name).getByRole('button').click()
  await page.getByRole('menuitem', { name: action }).click()
}
const sent = ({ calls }: RenderedScreen, method: string) =>
  calls.filter((call) => call.method === method).map(({ path }) => path)
const image = () => new File([BYTES], 'thiamis.bin')

describe('the list of firmware', () => {
  it('shows how far images are and how many devices run them', async () => {
    await open()
    await expect.element(row('3.4.0')).toMatchTextContent(/Available/)
    await expect.element(row('3.4.0')).toMatchTextContent(/12/)
    await expect.element(row('3.3.0')).toMatchTextContent(/Uploading 50/)
  })

  it('asks before it deletes an image', async () => {
    const screen = await open()
    await choose('3.4.0', 'Delete')
    const question = page.getByRole('dialog', { name: 'Delete 3.4.0 for Thiamis-1000?' })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect.element(page.getByText('Firmware deleted')).toBeVisible()
    expect(sent(screen, 'DELETE')).toEqual(['firmware/firmware_0'])
  })
})

describe('an upload of firmware', () => {
  it('sends an image in parts with what was signed', async () => {
    const screen = await open()
    await button('Upload firmware').click()
    const dialog = page.getByRole('dialog', { name: 'Upload firmware' })
    expect(await axeProblems(document.body)).toEqual([])
    await dialog.getByLabelText('Signature').upload(new File([JSON.stringify(SIGNED)], 's.json'))
    await dialog.getByLabelText('Image').upload(image())
    await expect.element(dialog.getByText(/Thiamis-1000, version 4.0.0/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect.element(page.getByText('Firmware uploaded')).toBeVisible()
    await expect.element(row('4.0.0')).toBeVisible()
    expect(sent(screen, 'PUT')).toHaveLength(2)
    expect(sent(screen, 'POST').at(-1)).toMatch(/complete$/)
  })

  it('refuses a file that is not the signature, and another image', async () => {
    await open()
    await button('Upload firmware').click()
    const dialog = page.getByRole('dialog', { name: 'Upload firmware' })
    const signature = dialog.getByLabelText('Signature')
    await signature.upload(new File(['{}'], 's.json'))
    await expect.element(signature).toHaveAccessibleDescription(/not the file/)
    await signature.upload(new File([JSON.stringify(SIGNED)], 's.json'))
    await dialog.getByLabelText('Image').upload(new File(['short'], 'thiamis.bin'))
    await expect.element(dialog.getByText(/another file/)).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Upload', exact: true })).toBeDisabled()
  })

  it('continues where the server says that it stopped', async () => {
    const bytes = new Uint8Array(firmwareImage(1).bytes)
    const screen = await open()
    await choose('3.3.0', 'Continue upload')
    const dialog = page.getByRole('dialog', { name: 'Continue upload' })
    await dialog.getByLabelText('Image').upload(new File([bytes], 'thiamis.bin'))
    await dialog.getByRole('button', { name: 'Continue upload' }).click()
    await expect.element(page.getByText('Firmware uploaded')).toBeVisible()
    expect(sent(screen, 'PUT')).toHaveLength(1)
    expect(sent(screen, 'POST')).toEqual(['firmware/firmware_1/complete'])
  })
})

describe('a rollout of firmware', () => {
  it('starts with waves and gates as they were chosen', async () => {
    const screen = await open()
    await choose('3.4.0', 'Roll out')
    const dialog = page.getByRole('dialog', { name: 'Roll out 3.4.0 to Thiamis-1000' })
    await dialog
      .getByRole('combobox', { name: 'Share of devices after each wave' })
      .selectOptions('20%, 100%')
    await dialog.getByRole('button', { name: 'Roll out' }).click()
    await expect.poll(() => sent(screen, 'POST')).toEqual(['firmware_rollouts'])
    expect(screen.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      image_id: 'firmware_0',
      waves: [20, 100],
      gates: { online_percent_min: 90, needs_readings: true },
    })
  })

  it('shows which gate paused it, and continues', async () => {
    const screen = await open({ page: 'rollout', params: { id: 'rollout_1' } })
    await expect.element(page.getByText(/40% of the wave failed, and at most 5% may/)).toBeVisible()
    await button('Continue').click()
    await expect.element(button('Pause')).toBeVisible()
    expect(sent(screen, 'POST')).toEqual(['firmware_rollouts/rollout_1/continue'])
  })

  it('asks before it rolls back', async () => {
    const screen = await open({ page: 'rollout', params: { id: 'rollout_0' } })
    await expect.element(row('Mast 4')).toMatchTextContent(/Not enough space/)
    await button('Roll back').click()
    const question = page.getByRole('dialog', { name: 'Roll back this firmware?' })
    await question.getByRole('button', { name: 'Roll back' }).click()
    await expect.element(page.getByText('Rolling back')).toBeVisible()
    expect(sent(screen, 'POST')).toEqual(['firmware_rollouts/rollout_0/roll_back'])
  })
})

it('fits the firmware on a phone, in Spanish', async () => {
  await page.viewport(390, 844)
  await open({ page: 'rollout', params: { id: 'rollout_1' }, locale: 'es_ES', theme: 'dark' })
  await expect.element(page.getByText('Mast 1')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
