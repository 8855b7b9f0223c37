import { deviceCommand } from '@airshed/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { COMMANDS } from '../testsupport/channels.ts'
import { click, closeEdit, confirm, openEdit, PATH, sent } from '../testsupport/editPage.ts'
import { AIRGRADIENT } from '../testsupport/fleet.ts'

afterEach(() => {
  closeEdit()
  vi.useRealTimers()
})
const newest = () => page.getByRole('row').nth(1)
/** What stands in a part of the page, as a regular expression sees it. */
const words = (part: Locator) => expect.poll(() => part.query()?.textContent)

describe('the commands of a device', () => {
  it('follows a command until it is done', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const screen = await openEdit({ areCommandsMoving: true })
    await expect.element(page.getByText('No command has been given yet')).toBeVisible()
    await click('Commands', 'Blink')
    await words(newest()).toMatch(/^BlinkQueued.*Olga Owner$/)
    expect(sent(screen)).toEqual([{ method: 'PUT', path: `${PATH}/actions/blink`, body: {} }])
    await vi.advanceTimersByTimeAsync(3_000)
    await words(newest()).toMatch(/^BlinkSent/)
    await vi.advanceTimersByTimeAsync(3_000)
    await words(newest()).toMatch(/^BlinkDone/)
  })

  it('sends an interrupting command only after confirmation', async () => {
    const screen = await openEdit()
    await click('Commands', 'Reboot')
    await expect.element(page.getByText(/unavailable for a minute or two/)).toBeVisible()
    expect(sent(screen)).toEqual([])
    await confirm('Reboot')
    await words(newest()).toMatch(/^RebootQueued/)
  })

  it('calibrates a monitor only after somebody confirmed that it stands in fresh air', async () => {
    const screen = await openEdit({}, AIRGRADIENT.node_id)
    await click('Commands', 'Calibrate CO₂')
    await expect.element(page.getByText(/fresh air with about 400 ppm/)).toBeVisible()
    expect(sent(screen)).toEqual([])
    await confirm('Calibrate CO₂')
    await words(newest()).toMatch(/^Calibrate CO₂Queued/)
    await click('Commands', 'Test LEDs')
    await words(newest()).toMatch(/^Test LEDsQueued/)
  })

  it('withdraws a waiting command after confirmation, and says by whom', async () => {
    const screen = await openEdit({ deviceCommands: COMMANDS })
    const withdraw = page.getByRole('button', { name: /^Withdraw “/ })
    await expect.poll(() => withdraw.elements().length).toBe(1)
    await userEvent.click(withdraw)
    await expect.element(page.getByText(/the device never receives it/)).toBeVisible()
    expect(sent(screen)).toEqual([])
    await confirm('Withdraw')
    await words(newest()).toMatch(/^RebootWithdrawn by Olga Owner/)
    expect(sent(screen)).toEqual([
      { method: 'PUT', path: `${PATH}/commands/command_0/withdraw`, body: {} },
    ])
    expect(withdraw.elements()).toHaveLength(0)
  })

  it('says that a command which the device has fetched can no longer be withdrawn', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await openEdit({ deviceCommands: COMMANDS, areCommandsMoving: true })
    await userEvent.click(page.getByRole('button', { name: /^Withdraw “/ }))
    await confirm('Withdraw')
    await expect.element(page.getByText(/The command no longer waits/)).toBeVisible()
    await vi.advanceTimersByTimeAsync(3_000)
    await words(newest()).toMatch(/^RebootSent/)
  })

  it('calls a command that a monitor fetched unconfirmed, never done', async () => {
    const fetched = deviceCommand(1, { name: 'led_test', state: 'fetched' })
    await openEdit({ deviceCommands: [fetched] }, AIRGRADIENT.node_id)
    await words(newest()).toMatch(/^Test LEDsFetched, not confirmed/)
  })

  it('shows the outcome of each command', async () => {
    await openEdit({ deviceCommands: COMMANDS })
    await expect.element(page.getByText('Failed: no SIM card')).toBeVisible()
    await expect.element(page.getByText('Expired')).toBeVisible()
    await userEvent.click(page.getByText('Answer'))
    await expect.element(page.getByText(/harbour/)).toBeVisible()
  })
})
