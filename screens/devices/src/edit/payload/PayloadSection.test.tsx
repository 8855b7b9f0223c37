import { axeProblems, renderScreen, type RenderedScreen } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../../plugin.ts'
import { FLEET, LORAWAN } from '../../testsupport/fleet.ts'
import { payloadForm } from '../../testsupport/payloadForm.ts'

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})
const open = async (id = LORAWAN.node_id, node = LORAWAN) => {
  drawn = await renderScreen(plugin, {
    page: 'edit',
    params: { id },
    widthPx: 1000,
    plugins: [payloadForm],
    server: { nodes: [...FLEET, node] },
  })
  return drawn
}
const payload = page.getByRole('region', { name: 'Payload' })

describe('the payload of a device of The Things Stack', () => {
  it('saves the payload mapping on the server without waiting for the device', async () => {
    const screen = await open()
    await userEvent.fill(payload.getByLabelText('Temperature'), 'temp')
    await userEvent.click(payload.getByRole('button', { name: 'Save' }))
    await expect.poll(() => payload.query()?.textContent).toMatch(/Saved/)
    expect(
      screen.calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]),
    ).toEqual([
      [
        'nodes/ttn%3A70b3d57ed0051234%3A0',
        { payload_mapping: [{ field: 'temp', parameter: '128:1', unit: '°C' }], version: 1 },
      ],
    ])
    expect(document.body.textContent).not.toMatch(/Waiting for the device/)
    expect(document.body.textContent).not.toMatch(/cannot be configured from here/)
  })

  it('says when the mapping takes effect, and that older readings stay', async () => {
    await open()
    await expect
      .poll(() => payload.query()?.textContent)
      .toMatch(/from the next uplink on.*Older readings stay as they are/)
    expect(await axeProblems(document.body)).toEqual([])
  })

  it('shows the stored payload mapping', async () => {
    await open(LORAWAN.node_id, {
      ...LORAWAN,
      payload_mapping: [{ field: 'air.temp', parameter: '128:1', unit: '°C' }],
    })
    await expect.element(payload.getByLabelText('Temperature')).toHaveValue('air.temp')
  })

  it('hides the payload mapping for other devices', async () => {
    await open('1C00A3F7:0')
    await expect.element(page.getByRole('region', { name: 'General' })).toBeVisible()
    await expect.element(payload).not.toBeInTheDocument()
  })
})
