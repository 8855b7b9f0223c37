import { renderScreen, type RenderedScreen } from '@airshed/testing'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../plugin.ts'
import { REPORTING_FLEET } from '../testsupport/reportingFleet.ts'

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})
const open = async () => {
  drawn = await renderScreen(plugin, {
    params: {},
    widthPx: 1400,
    server: { nodes: REPORTING_FLEET },
  })
  await expect.element(page.getByRole('link', { name: 'Quay Street' })).toBeVisible()
  return drawn
}
const select = async (name: string) => {
  const box = page.getByRole('checkbox', { name: `Select ${name}` })
  await expect.element(box).toBeInTheDocument()
  box.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
}
const tagButton = () => page.getByRole('toolbar').getByRole('button', { name: 'Tags', exact: true })
const dialog = () => page.getByRole('dialog')
const sent = ({ calls }: RenderedScreen) =>
  calls
    .filter(({ path, method }) => path === 'nodes/tags' && method === 'PUT')
    .map(({ body }) => body)

it('adds and removes tags of selected devices in one order', async () => {
  const screen = await open()
  await select('Quay Street')
  await select('Town Hall roof')
  await userEvent.click(tagButton())
  await expect.element(dialog().getByText('Tags of 2 devices')).toBeVisible()
  for (const tag of ['quay', 'roof', 'school', 'street']) {
    await expect.element(dialog().getByText(tag, { exact: true })).toBeVisible()
  }
  const submit = dialog().getByRole('button', { name: 'Change tags' })
  await expect.element(submit).toBeDisabled()
  await userEvent.fill(dialog().getByRole('textbox', { name: 'Add' }), 'Phase 2, north')
  await userEvent.fill(dialog().getByRole('textbox', { name: 'Remove' }), 'quay')
  await userEvent.click(submit)
  await expect.element(page.getByText('Tags of 2 devices changed')).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(sent(screen)).toEqual([
    {
      devices: { ids: ['1C00A3F7:0', '1C00A3F8:0'] },
      add: ['Phase 2', 'north'],
      remove: ['quay'],
    },
  ])
})

it('disables tags for a selection with a device that may only be read', async () => {
  await open()
  await select('Quay Street')
  await select('Lighthouse')
  await expect.element(tagButton()).toBeDisabled()
})
