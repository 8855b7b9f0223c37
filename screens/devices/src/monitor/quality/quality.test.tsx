import {
  axeProblems,
  node,
  nodeWithDataPoints,
  qualityFlag,
  renderScreen,
  type RenderedScreen,
  type RenderScreenOptions,
} from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../../plugin.ts'
import { PROBE_WIDGETS } from '../../testsupport/probeWidgets.tsx'

const ID = '1C00A3F7:0'
const pm25 = '1C00A3F7.0.0.0/132:5'
const co2 = '1C00A3F7.0.0.0/131:10'
const quay = (actions: ('list' | 'read' | 'configure')[]) =>
  node(ID, {
    name: 'Quay Street',
    presentName: 'Quay Street',
    actions,
    data_points: nodeWithDataPoints(ID, [pm25, co2]).data_points ?? [],
  })
const FLAGS = [
  qualityFlag(0, { data_point_id: pm25 }),
  qualityFlag(1, { data_point_id: co2, withdrawn_at: 1, withdrawn_by: 'Ada Author' }),
]

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})
const open = async (options: Partial<RenderScreenOptions> = {}, canChange = true) => {
  await page.viewport(options.widthPx ?? 1280, 800)
  drawn = await renderScreen(plugin, {
    page: 'monitor',
    params: { id: ID, parameter: [pm25, co2] },
    widthPx: 1200,
    plugins: PROBE_WIDGETS,
    ...options,
    server: {
      nodes: [quay(canChange ? ['list', 'read', 'configure'] : ['list', 'read'])],
      qualityFlags: FLAGS,
      ...options.server,
    },
  })
  await userEvent.click(
    page.getByRole('button', { name: /^(Quality of readings|Calidad de las lecturas)$/ }),
  )
}
const item = (name: RegExp | string) => page.getByRole('menuitem', { name })
const dialog = () => page.getByRole('dialog')
const changes = () =>
  drawn?.calls.flatMap(({ method, path, body }) =>
    path.includes('quality_flags') && method !== 'GET' ? [[method, path, body]] : [],
  )

describe('the quality of readings on the monitor', () => {
  it('rejects readings of a typed period with a reason, and takes that back on request', async () => {
    await open()
    await userEvent.click(item(/of a period/))
    await expect.element(dialog().getByText('Reject readings').first()).toBeVisible()
    expect(await axeProblems(document.body)).toEqual([])
    await userEvent.click(dialog().getByRole('checkbox').nth(1), { force: true })
    await userEvent.fill(dialog().getByLabelText('Reason'), 'Smoke of a barbecue')
    await userEvent.click(dialog().getByRole('button', { name: 'Reject' }))
    await expect.element(page.getByText('Readings of one parameter rejected')).toBeVisible()
    expect(changes()).toEqual([
      [
        'POST',
        `nodes/${encodeURIComponent(ID)}/quality_flags`,
        expect.objectContaining({ data_point_ids: [pm25], reason: 'Smoke of a barbecue' }),
      ],
    ])
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    await expect.element(page.getByText('Quality flags withdrawn')).toBeVisible()
    expect(changes()?.at(-1)?.[0]).toBe('DELETE')
  })

  it('asks for a reason before readings are rejected', async () => {
    await open()
    await userEvent.click(item(/of a period/))
    await userEvent.click(dialog().getByRole('button', { name: 'Reject' }))
    await expect.element(dialog().getByLabelText('Reason')).toHaveFocus()
    expect(changes()).toEqual([])
  })

  it('asks to drag over the chart until that is stopped', async () => {
    await open()
    await userEvent.click(item(/drag over the chart/))
    await expect.element(page.getByText(/Drag over the readings/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Stop marking readings' }))
    await expect.element(page.getByText(/Drag over the readings/)).not.toBeInTheDocument()
  })

  it('lists quality flags with reason and author, and withdraws one', async () => {
    await open()
    await userEvent.click(item('Quality flags'))
    const rows = () => dialog().getByRole('row')
    await expect
      .poll(() => rows().nth(1).query()?.textContent)
      .toMatch(/PM2\.5.*Smoke of a barbecue.*Olga Owner.*In force/)
    await expect
      .poll(() => rows().nth(2).query()?.textContent)
      .toMatch(/CO.*Withdrawn by Ada Author/)
    await userEvent.click(
      rows()
        .nth(1)
        .getByRole('button', { name: /Actions for/ }),
    )
    await userEvent.click(item('Withdraw'))
    await expect.poll(() => rows().nth(1).query()?.textContent).toMatch(/Withdrawn by Ada Author/)
  })

  it('readers who may not configure the device only see the list', async () => {
    await open({}, false)
    await expect.element(item('Quality flags')).toBeVisible()
    await expect.element(item(/Reject/)).not.toBeInTheDocument()
  })

  it('fits quality flags on a phone, in Spanish, without accessibility problems', async () => {
    await open({ widthPx: 390, locale: 'es_ES' })
    await userEvent.click(item('Marcas de calidad'))
    await expect.element(dialog().getByText('Smoke of a barbecue').first()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    expect(await axeProblems(document.body)).toEqual([])
  })
})
