import { axeProblems, node, renderScreen, user } from '@airshed/testing'
import type { RenderScreenOptions, RenderedScreen } from '@airshed/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { plugin } from './plugin.ts'

let drawn: RenderedScreen | undefined
beforeEach(() => page.viewport(1280, 900))
afterEach(() => drawn?.unmount())

const MAST = node('1C00AAAA:0', { presentName: 'Quay mast' })

const open = async (options: Partial<RenderScreenOptions> = {}) => {
  drawn = await renderScreen(plugin, {
    page: 'examples',
    params: { language: 'curl' },
    server: { nodes: [MAST] },
    ...options,
  })
  return drawn
}
const section = (name: string) => page.getByRole('region', { name })

it('fills the examples with the reader’s server, organization, device and data point', async () => {
  await open()
  await expect.element(page.getByText(/Device used in the examples: Quay mast/)).toBeVisible()
  const devices = section('List devices')
  await expect.element(devices).toMatchTextContent(/organization_id=org_city/)
  await expect.element(devices).toMatchTextContent(new RegExp(window.location.origin))
  const latest = section('Latest readings')
  await expect.element(latest).toMatchTextContent(/"data_point_id":\["1C00AAAA\.0\.0\.0\/132:5"\]/)
})

it('shows no token in the examples, and says how to set it in the environment', async () => {
  await open()
  await expect.element(section('The token')).toMatchTextContent(/read -rs AIRSHED_TOKEN/)
  expect(document.body.textContent).not.toMatch(/airshed_[0-9A-Za-z]{10}/)
})

it('keeps the language of the examples in the address', async () => {
  const screen = await open()
  await page.getByRole('tab', { name: 'TypeScript' }).click()
  expect(screen.params()).toMatchObject({ language: 'typescript' })
})

it('shows live measurements in TypeScript', async () => {
  await open({ params: { language: 'typescript' } })
  await expect.element(section('Live measurements')).toMatchTextContent(/1C00AAAA:0/)
})

it('offers to copy each example', async () => {
  await open()
  await expect.element(page.getByRole('button', { name: 'Copy: List devices' })).toBeVisible()
  expect(await axeProblems(document.body)).toEqual([])
})

it('shows placeholders in the examples while there is no device', async () => {
  await open({ server: { nodes: [] } })
  await expect.element(page.getByText(/There is no device to read yet/)).toBeVisible()
  await expect.element(section('Latest readings')).toMatchTextContent(/DATA_POINT_ID/)
})

it('shows the examples to somebody who may read no devices', async () => {
  await open({ server: { user: user({ permissions: { manage_tokens: ['org_city'] } }) } })
  await expect.element(page.getByText(/There is no device to read yet/)).toBeVisible()
})

it('fits the examples on a phone', async () => {
  await page.viewport(390, 844)
  await open()
  await expect.element(section('List devices')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
