import {
  renderScreen,
  TEST_NOW_MS,
  type RenderedScreen,
  type RenderScreenOptions,
} from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { plugin } from '../plugin.ts'
import { OPEN_SETTINGS } from '../testsupport/channels.ts'
import { FLEET } from '../testsupport/fleet.ts'

const [QUAY, ROOF] = ['1C00A3F7:0', '1C00A3F8:0']

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
  sessionStorage.clear()
})
type Server = NonNullable<RenderScreenOptions['server']>
const open = async (server: Partial<Server> = {}, options: Partial<RenderScreenOptions> = {}) => {
  drawn = await renderScreen(plugin, {
    params: {},
    widthPx: 1200,
    server: { nodes: FLEET, ...server },
    ...options,
  })
  await expect.element(page.getByRole('link', { name: 'Quay Street' })).toBeVisible()
  return drawn
}
const orders = ({ calls }: RenderedScreen) =>
  calls.filter(({ path, method }) => path === 'nodes/changes' && method === 'POST')
const bodies = (screen: RenderedScreen) => orders(screen).map(({ body }) => body)
const select = async (...names: string[]) => {
  for (const name of names) {
    const box = page.getByRole('checkbox', { name: `Select ${name}` })
    await expect.element(box).toBeInTheDocument()
    box.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }
}
const press = (name: string) =>
  userEvent.click(page.getByRole('toolbar').getByRole('button', { name, exact: true }))
const dialog = () => page.getByRole('dialog')
const submit = (name: string) => dialog().getByRole('button', { name, exact: true })
const result = (id: string, name: string, changes: object) => ({
  node_id: id,
  serial: id.slice(0, -2),
  name,
  outcome: 'changed' as const,
  code: null,
  refused_settings: [],
  command_state: null,
  setting_state: null,
  ...changes,
})

describe('asking selected devices for settings', () => {
  it('copies the ticked settings of a chosen device', async () => {
    const screen = await open({ nodeSettings: { [QUAY]: OPEN_SETTINGS } })
    await select('Quay Street', 'Town Hall roof')
    await press('Change settings')
    await expect.element(page.getByText('Change settings of 2 devices')).toBeVisible()
    await expect.element(submit('Ask for these settings')).toBeDisabled()
    await userEvent.click(dialog().getByRole('combobox', { name: 'Settings as those of' }))
    await userEvent.click(page.getByRole('option', { name: /Quay Street/ }))
    const interval = dialog().getByRole('checkbox', { name: 'Reporting interval: 5 min' })
    await expect.element(interval).toBeChecked()
    // Reported only, and refused: nobody has chosen these values for it.
    await expect.element(dialog().getByRole('checkbox', { name: /^GPS: Off/ })).not.toBeChecked()
    await userEvent.click(dialog().getByText('Particle counts: m3'))
    await userEvent.click(dialog().getByText('VOC unit: ppb'))
    await userEvent.click(submit('Ask for these settings'))
    await expect
      .poll(() => bodies(screen))
      .toEqual([
        {
          change: 'configure',
          devices: { ids: [QUAY, ROOF] },
          settings: { interval: 300_000, enable_led: 1, pm_config: 'm3' },
        },
      ])
    await expect.element(page.getByText('2 devices asked for settings')).toBeVisible()
  })

  it('asks for a reporting interval alone when nothing is copied', async () => {
    const screen = await open()
    await select('Quay Street')
    await press('Change settings')
    await userEvent.selectOptions(
      dialog().getByLabelText('One reporting interval for all'),
      '10 min',
    )
    await userEvent.click(submit('Ask for these settings'))
    await expect
      .poll(() => bodies(screen))
      .toEqual([{ change: 'configure', devices: { ids: [QUAY] }, settings: { interval: 600_000 } }])
  })

  it('names the settings that a device does not take once the order is done', async () => {
    await open({
      nodeChangeResults: [
        result(QUAY, 'Quay Street', { setting_state: 'waiting' }),
        result(ROOF, 'Town Hall roof', {
          outcome: 'refused',
          code: 'VALIDATION_FAILED',
          refused_settings: ['interval'],
        }),
      ],
    })
    await select('Quay Street', 'Town Hall roof')
    await press('Change settings')
    await userEvent.selectOptions(
      dialog().getByLabelText('One reporting interval for all'),
      '10 min',
    )
    await userEvent.click(submit('Ask for these settings'))
    await userEvent.click(page.getByRole('button', { name: 'Show devices' }))
    await expect.element(page.getByText('Waiting for the device')).toBeVisible()
    await expect.element(page.getByText('It does not take: Reporting interval')).toBeVisible()
  })
})

describe('a command for selected devices', () => {
  const choose = (name: string) => userEvent.selectOptions(dialog().getByLabelText('Command'), name)

  it('sends a command to the selected devices and follows its outcome', async () => {
    const screen = await open({
      nodeChangeResults: [result(QUAY, 'Quay Street', { command_state: 'sent' })],
    })
    await select('Quay Street', 'Town Hall roof')
    await press('Send a command')
    await choose('Blink')
    await userEvent.click(submit('Blink'))
    await expect
      .poll(() => bodies(screen))
      .toEqual([{ change: 'command', command: 'blink', devices: { ids: [QUAY, ROOF] } }])
    await userEvent.click(page.getByRole('button', { name: 'Show devices' }))
    await expect.element(dialog().getByText('Sent', { exact: true })).toBeVisible()
  })

  it('shows an order again to somebody who comes back, until it is dismissed', async () => {
    const order = (id: string, command: 'reboot' | 'blink') => ({
      id,
      change: 'command' as const,
      command,
      settings: null,
      state: 'done' as const,
      started_at: TEST_NOW_MS - 3_600_000,
      of: 2,
      changed: 2,
      unchanged: 0,
      refused: 0,
    })
    const nodeChanges = [order('order_9', 'reboot'), order('order_8', 'blink')]
    const [rebooted, blinked] = ['Reboot', 'Blink'].map((name) =>
      page.getByText(`“${name}” sent to 2 devices`),
    ) as [Locator, Locator]
    const screen = await open({ nodeChanges })
    await expect.element(rebooted).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Dismiss' }).first())
    await expect.element(rebooted).not.toBeInTheDocument()
    screen.unmount()
    await open({ nodeChanges })
    await expect.element(blinked).toBeVisible()
    expect(rebooted.elements()).toHaveLength(0)
  })

  it('erases storage only after the number of devices was typed', async () => {
    const screen = await open({ nodeChangePreview: { refused: 1 } })
    await select('Quay Street', 'Town Hall roof')
    await press('Send a command')
    await choose('Erase storage')
    await expect.element(page.getByText(/This cannot be undone/)).toBeVisible()
    await expect.element(page.getByText(/1 device is left as it is/)).toBeVisible()
    await expect.element(submit('Erase storage')).toBeDisabled()
    await userEvent.fill(dialog().getByRole('textbox'), '3')
    await expect.element(submit('Erase storage')).toBeDisabled()
    await userEvent.fill(dialog().getByRole('textbox'), '2')
    await userEvent.click(submit('Erase storage'))
    await expect
      .poll(() => bodies(screen))
      .toEqual([{ change: 'command', command: 'format', devices: { ids: [QUAY, ROOF] } }])
  })

  it('asks again for the typed number after another command was chosen', async () => {
    await open()
    await select('Quay Street', 'Town Hall roof')
    await press('Send a command')
    await choose('Erase storage')
    await userEvent.fill(dialog().getByRole('textbox'), '2')
    await choose('Blink')
    await choose('Erase storage')
    await expect.element(submit('Erase storage')).toBeDisabled()
  })

  it('withdraws waiting commands of the selected devices', async () => {
    const screen = await open()
    await select('Quay Street')
    await press('Send a command')
    await choose('Withdraw what is waiting')
    await userEvent.click(submit('Withdraw'))
    await expect
      .poll(() => bodies(screen))
      .toEqual([{ change: 'withdraw_commands', devices: { ids: [QUAY] } }])
    await expect.element(page.getByText('Commands of 1 device withdrawn')).toBeVisible()
  })

  it('disables commands for a selection with a device that may only be read', async () => {
    await open()
    await select('Quay Street', 'Lighthouse')
    const button = page.getByRole('toolbar').getByRole('button', { name: 'Send a command' })
    await expect.element(button).toBeDisabled()
  })
})
