import { renderScreen, type RenderedScreen, type RenderScreenOptions } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../plugin.ts'
import { FLEET, NEW } from '../testsupport/fleet.ts'

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})
type Server = NonNullable<RenderScreenOptions['server']>
const open = async (server: Partial<Server> = {}, params: Record<string, unknown> = {}) => {
  drawn = await renderScreen(plugin, {
    params,
    widthPx: 1200,
    server: { nodes: FLEET, ...server },
  })
  await expect.element(page.getByRole('link', { name: 'Quay Street' })).toBeVisible()
  return drawn
}
const sent = ({ calls }: RenderedScreen, path: string) =>
  calls.filter((call) => call.path === path && call.method !== 'GET')
const select = async (name: string) => {
  const box = page.getByRole('checkbox', { name: `Select ${name}` })
  await expect.element(box).toBeInTheDocument()
  box.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
}
const bar = () => page.getByRole('toolbar')

describe('the list of devices', () => {
  it('shows with whom a device is shared, by name or by number', async () => {
    await open()
    await expect.element(page.getByText('3 organizations', { exact: true })).toBeVisible()
  })

  it('filters devices whose clock was never set, as the address says', async () => {
    await open({}, { is_clock_unset: true })
    await expect.element(page.getByRole('button', { name: /^Clock never set.*Yes/ })).toBeVisible()
  })

  it('leads from a device to its monitor', async () => {
    const { visited } = await open()
    await userEvent.click(page.getByRole('link', { name: 'Quay Street' }))
    await expect.poll(() => visited).toEqual(['/org_city/devices/1C00A3F7%3A0/monitor'])
  })

  it('shows the facts and the sensors of an expanded device', async () => {
    await open()
    await userEvent.click(page.getByRole('button', { name: 'Show details of Quay Street' }))
    await expect.element(page.getByText('Reports every')).toBeVisible()
    await expect.element(page.getByText('No sensors have reported yet')).toBeVisible()
  })

  it('names the organizations of an expanded device as far as the reader may know them', async () => {
    await open({ partyNames: { org_harbour: 'Harbour Authority' } })
    await userEvent.click(page.getByRole('button', { name: 'Show details of Ferry terminal' }))
    await expect
      .element(
        page.getByText('Harbour Authority and 2 other organizations', {
          exact: true,
        }),
      )
      .toBeVisible()
    expect(document.body.textContent).not.toMatch(/org_(harbour|port|rail)/)
  })

  it('filters devices by status, and keeps that in the address', async () => {
    await open({}, { status: ['online'] })
    await expect
      .element(page.getByRole('link', { name: 'Old brewery site' }))
      .not.toBeInTheDocument()
  })
})

describe('the menu of a device', () => {
  it('deactivates a device from its menu, and undo activates it again', async () => {
    const screen = await open()
    await userEvent.click(page.getByRole('button', { name: 'Actions for Quay Street' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Deactivate' }))
    await expect.element(page.getByText('Quay Street is deactivated')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    await expect.poll(() => sent(screen, 'nodes/1C00A3F7%3A0/activate').length).toBe(1)
  })

  it.each(['Quay Street', 'Old brewery site', '1C00B480'])(
    'hibernates a device from its menu, and undo restores its earlier status: %s',
    async (name) => {
      const screen = await open({ nodes: [...FLEET, NEW] })
      await userEvent.click(page.getByRole('button', { name: `Actions for ${name}` }))
      await userEvent.click(page.getByRole('menuitem', { name: 'Hibernate' }))
      await expect.element(page.getByText(`${name} is hibernated`)).toBeVisible()
      await userEvent.click(page.getByRole('button', { name: 'Undo' }))
      await expect
        .poll(() => screen.calls.filter(({ path }) => path.endsWith('/wake')).length)
        .toBe(1)
    },
  )

  it('wakes a hibernating device from its menu', async () => {
    const screen = await open()
    await userEvent.click(page.getByRole('button', { name: 'Actions for Summer beach' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Wake' }))
    await expect.element(page.getByText('Summer beach is awake')).toBeVisible()
    expect(sent(screen, 'nodes/1C00B475%3A0/wake')).toHaveLength(1)
  })

  it('leads from the menu of a device to its configuration', async () => {
    const { visited } = await open()
    await userEvent.click(page.getByRole('button', { name: 'Actions for Quay Street' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Configure' }))
    await expect.poll(() => visited).toEqual(['/org_city/devices/1C00A3F7%3A0/edit'])
  })

  it('offers only the download of readings for a device that may only be read', async () => {
    await open()
    await userEvent.click(page.getByRole('button', { name: 'Actions for Lighthouse' }))
    const items = page.getByRole('menuitem')
    await expect
      .poll(() => items.elements().map((one) => one.textContent))
      .toEqual(['Download readings'])
  })
})

describe('selected devices', () => {
  it('deactivates selected devices only after confirmation', async () => {
    const screen = await open()
    await select('Quay Street')
    await select('Town Hall roof')
    await userEvent.click(bar().getByRole('button', { name: 'Deactivate' }))
    await expect.element(page.getByText('Deactivate 2 devices?')).toBeVisible()
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }))
    await expect.element(page.getByText('2 devices deactivated')).toBeVisible()
    expect(sent(screen, 'nodes/changes')).toEqual([
      expect.objectContaining({
        body: { change: 'deactivate', devices: { ids: ['1C00A3F7:0', '1C00A3F8:0'] } },
      }),
    ])
  })

  it('disables changes for a selection with a device that may only be read', async () => {
    await open()
    await select('Quay Street')
    await select('Lighthouse')
    await expect
      .element(bar().getByRole('button', { name: 'Deactivate' }))
      .toHaveAccessibleDescription(
        'Not possible for 1 of 2 selected: Lighthouse (You may only read it)',
      )
  })

  it('wakes by undo only the devices that were hibernated', async () => {
    const screen = await open()
    await select('Quay Street')
    await select('Town Hall roof')
    await userEvent.click(bar().getByRole('button', { name: 'Hibernate' }))
    await expect
      .element(page.getByText(/deactivated or in the inventory stay as they are/))
      .toBeVisible()
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Hibernate' }))
    await expect.element(page.getByText('2 devices hibernated')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    await expect.element(page.getByText('3 devices woken')).toBeVisible()
    expect(sent(screen, 'nodes/changes').at(-1)).toMatchObject({
      body: { change: 'wake', devices: { changed_by: 'order_0' } },
    })
  })

  it('names the devices that were not hibernated, and wakes the others by undo', async () => {
    const screen = await open({
      nodeChangeResults: [
        {
          node_id: '1C00B474:0',
          serial: '1C00B474',
          name: 'Old brewery site',
          outcome: 'refused',
          code: 'NOT_ACTIVATED',
          refused_settings: [],
          command_state: null,
          setting_state: null,
        },
      ],
    })
    await select('Quay Street')
    await select('Old brewery site')
    await userEvent.click(bar().getByRole('button', { name: 'Hibernate' }))
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Hibernate' }))
    await expect.element(page.getByText('1 device hibernated · 1 refused')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Show which' }))
    await expect.element(page.getByText('Not active: it stays as it is')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    await expect
      .poll(() => sent(screen, 'nodes/changes').at(-1)?.body)
      .toEqual({ change: 'wake', devices: { changed_by: 'order_0' } })
    await expect.element(page.getByText('1 device hibernated · 1 refused')).not.toBeInTheDocument()
  })

  it('wakes a selection of hibernating devices', async () => {
    const screen = await open()
    await select('Quay Street')
    expect(bar().getByRole('button', { name: 'Wake' }).query()).toBeNull()
    await select('Quay Street')
    await select('Summer beach')
    await userEvent.click(bar().getByRole('button', { name: 'Wake' }))
    await expect.element(page.getByText('Wake 1 device?')).toBeVisible()
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Wake' }))
    await expect
      .poll(() => sent(screen, 'nodes/changes').at(-1)?.body)
      .toEqual({ change: 'wake', devices: { ids: ['1C00B475:0'] } })
  })

  it('lists refused devices with their reasons', async () => {
    await open({
      nodeChangeResults: [
        {
          node_id: '1C00A3F9:0',
          serial: '1C00A3F9',
          name: 'Ferry terminal',
          outcome: 'refused',
          code: 'SHARE_LIMIT',
          refused_settings: [],
          command_state: null,
          setting_state: null,
        },
      ],
    })
    await select('Quay Street')
    await select('Ferry terminal')
    await userEvent.click(bar().getByRole('button', { name: 'Activate', exact: true }))
    await userEvent.click(
      page.getByRole('dialog').getByRole('button', { name: 'Activate', exact: true }),
    )
    await expect.element(page.getByText('1 device activated · 1 refused')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Show which' }))
    await expect.element(page.getByText('Already shared with three organizations')).toBeVisible()
  })

  it('shows the progress of a running change, and stops it on request', async () => {
    const screen = await open({
      nodeChanges: [
        {
          id: 'order_1',
          change: 'hibernate',
          state: 'running',
          started_at: 0,
          of: 10_000,
          changed: 4_200,
          unchanged: 10,
          refused: 0,
          settings: null,
          command: null,
        },
      ],
    })
    const progress = page.getByRole('progressbar', {
      name: 'Hibernating devices: 4,210 of 10,000',
    })
    await expect.element(progress).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
    await expect.element(page.getByText(/cancelled, 5,790 devices left as they were/)).toBeVisible()
    expect(sent(screen, 'nodes/changes/order_1/cancel')).toHaveLength(1)
  })
})
