import { definePage } from '@airshed/kit/define'
import type { DataPoint, PluginIntl } from '@airshed/kit'
import { dataPoint, renderScreen, type RenderedScreen } from '@airshed/testing'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { params } from '../list/params.ts'
import { plugin } from '../plugin.ts'
import { DeleteComputedParameterDialog } from './DeleteComputedParameterDialog.tsx'
import { ComputedParameterDialog } from './ComputedParameterDialog.tsx'

const NODE = '1C00A3F7:0'
const PM25 = dataPoint('1C00A3F7.0.0.0/132:5')
const PM10 = dataPoint('1C00A3F7.0.0.0/132:7')
const WIND = dataPoint('1C00A3F7.0.0.0/150:1', { presentName: 'Wind direction', kind: 'direction' })
const NO2 = dataPoint('1C00A3F7.0.0.0/170:1')
const CELSIUS = dataPoint('1C00A3F7.0.0.0/128:1')
const PRESSURE = dataPoint('1C00A3F7.0.0.0/128:3')
const idOf = ({ _id: id }: DataPoint): string => id
const METRIC: DataPoint = dataPoint('1C00A3F7.0.0.0/metric:one', {
  name: 'Hourly dust',
  presentName: 'Hourly dust',
  metric: {
    _id: 'one',
    description: '',
    conditions: { link: [idOf(PM25)], avg: { period: 60 } },
    step: 60,
    is_complete: true,
  },
})

let drawn: RenderedScreen | null = null
let isClosed = false
afterEach(() => {
  drawn?.unmount()
  drawn = null
})

type Options = Partial<Parameters<typeof renderScreen>[1]>

/** Draws a dialog on a page of the devices. */
async function open(
  Stage: (props: { intl: PluginIntl; onClose: () => void }) => ReactNode,
  options: Options = {},
) {
  isClosed = false
  const onClose = () => void (isClosed = true)
  const list = definePage({
    params,
    loadValidator: () => import('../list/params.ts?validator'),
    load: async () => ({
      default: ({ intl }: { intl: PluginIntl }) => <Stage intl={intl} onClose={onClose} />,
    }),
  })
  drawn = await renderScreen(
    { ...plugin, pages: { ...plugin.pages, list } },
    { page: 'list', params: {}, widthPx: 1000, ...options },
  )
  return drawn
}
const add = (options?: Options, points: readonly DataPoint[] = [PM25, PM10, WIND]) =>
  open((props) => <ComputedParameterDialog {...props} nodeId={NODE} points={points} />, options)
const edit = () =>
  open(
    (props) => (
      <ComputedParameterDialog
        {...props}
        nodeId={NODE}
        points={[PM25, PM10, METRIC]}
        edited={METRIC}
      />
    ),
    { server: { metrics: [METRIC] } },
  )
const remove = (options?: Options) =>
  open((props) => <DeleteComputedParameterDialog {...props} point={METRIC} />, options)

const dialog = () => page.getByRole('dialog')
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name, exact: true }))
const choose = (field: string, choice: string) =>
  userEvent.selectOptions(dialog().getByLabelText(field, { exact: true }), choice)
const type = (field: string, words: string) =>
  userEvent.fill(dialog().getByLabelText(field, { exact: true }), words)
const seen = (words: string) => expect.element(dialog().getByText(words)).toBeVisible()
const sent = () =>
  (drawn?.calls ?? [])
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => ({ method, path, body }))

describe('adding a computed parameter', () => {
  it('asks for a name and a parameter before it sends anything', async () => {
    await add()
    await press('Add metric')
    await seen('Name is required')
    await seen('Parameter is required')
    expect(sent()).toEqual([])
  })

  it('names a computed parameter after what it computes until somebody types a name', async () => {
    await add()
    const name = dialog().getByLabelText('Name', { exact: true })
    await expect.element(name).toHaveValue('')
    await choose('Parameter', 'Particulate matter PM2.5 (µg/m³)')
    await expect.element(name).toHaveValue(`${PM25.presentName}: Average`)
    await choose('Function', 'Maximum')
    await expect.element(name).toHaveValue(`${PM25.presentName}: Maximum`)
    const parameter = dialog().getByLabelText('Parameter', { exact: true }).element()
    expect(parameter.compareDocumentPosition(name.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await type('Name', 'Worst dust')
    await choose('Function', 'Average')
    await expect.element(name).toHaveValue('Worst dust')
  })

  it('adds an hourly average and closes the dialog', async () => {
    await add()
    await type('Name', 'Hourly dust')
    await choose('Parameter', 'Particulate matter PM2.5 (µg/m³)')
    await press('Add metric')
    await expect.poll(() => isClosed).toBe(true)
    expect(sent()).toEqual([
      {
        method: 'POST',
        path: 'nodes/1C00A3F7%3A0/metrics',
        body: { name: 'Hourly dust', conditions: { link: [idOf(PM25)], avg: { period: 60 } } },
      },
    ])
  })

  it('asks for a second parameter of a difference', async () => {
    await add()
    await type('Name', 'Coarse dust')
    await choose('Function', 'Difference of two parameters')
    await choose('Parameter', 'Particulate matter PM10 (µg/m³)')
    await press('Add metric')
    await seen('Second parameter is required')
    await choose('Second parameter', 'Particulate matter PM2.5 (µg/m³)')
    await press('Add metric')
    await expect.poll(() => isClosed).toBe(true)
    expect(sent()[0]?.body).toEqual({
      name: 'Coarse dust',
      conditions: { link: [idOf(PM10), idOf(PM25)], diff: {} },
    })
  })

  it('asks for minimum and maximum of a scale, and sends its unit', async () => {
    await add()
    await type('Name', 'Level')
    await choose('Function', 'Scale')
    await choose('Parameter', 'Particulate matter PM2.5 (µg/m³)')
    await press('Add metric')
    await seen('Min is required')
    await seen('Max is required')
    await type('Min', '4')
    await type('Max', '20')
    await type('Value at min', '0')
    await type('Value at max', '100')
    await type('Unit', '%')
    await press('Add metric')
    await expect.poll(() => isClosed).toBe(true)
    expect(sent()[0]?.body).toMatchObject({
      conditions: { scale: { min: 4, max: 20, range1: 0, range2: 100, unit: '%' } },
    })
  })

  it('hides wind direction for functions without circular results, such as the maximum', async () => {
    await add()
    const parameter = dialog().getByLabelText('Parameter', { exact: true })
    await expect.poll(() => parameter.query()?.textContent).toContain('Wind direction')
    await choose('Function', 'Maximum')
    await expect.poll(() => parameter.query()?.textContent).not.toContain('Wind direction')
  })

  it('computes a gas by mass under the reference conditions of the organization', async () => {
    await add({}, [PM25, NO2, CELSIUS, PRESSURE])
    await choose('Function', 'Mass of a gas')
    const parameter = dialog().getByLabelText('Parameter', { exact: true })
    await expect.poll(() => parameter.query()?.textContent).not.toContain('PM2.5')
    await choose('Parameter', 'Nitrogen dioxide (ppb)')
    await type('Name', 'NO2 by mass')
    await press('Add metric')
    await expect.poll(() => isClosed).toBe(true)
    expect(sent()[0]?.body).toEqual({
      name: 'NO2 by mass',
      conditions: { link: [idOf(NO2)], mass: {} },
    })
  })

  it('asks for temperature and pressure to convert at measured conditions', async () => {
    await add({}, [PM25, NO2, CELSIUS, PRESSURE])
    await choose('Function', 'Mass of a gas')
    await choose('Parameter', 'Nitrogen dioxide (ppb)')
    await choose('Air to which the mass refers', 'At measured temperature and pressure')
    await press('Add metric')
    await seen('Temperature of the air is required')
    await seen('Pressure of the air is required')
    await choose('Temperature of the air', 'Temperature (°C)')
    await choose('Pressure of the air', 'Air pressure (hPa)')
    await press('Add metric')
    await expect.poll(() => isClosed).toBe(true)
    expect(sent()[0]?.body).toMatchObject({
      conditions: {
        link: [idOf(NO2), idOf(CELSIUS), idOf(PRESSURE)],
        mass: { reference: 'measured' },
      },
    })
  })

  it('shows why the server refuses a computed parameter', async () => {
    await add({ server: { failures: { 'nodes/1C00A3F7%3A0/metrics': 409 } } })
    await type('Name', 'Hourly dust')
    await choose('Parameter', 'Particulate matter PM2.5 (µg/m³)')
    await press('Add metric')
    await expect.element(dialog().getByRole('alert')).toBeVisible()
    expect(isClosed).toBe(false)
  })

  it('says that there is no parameter to compute from', async () => {
    await add({}, [])
    await expect.element(dialog().getByText(/has not yet reported anything/)).toBeVisible()
    await expect
      .element(dialog().getByRole('button', { name: 'Add metric', exact: true }))
      .toBeDisabled()
  })
})

describe('changing a computed parameter', () => {
  it('starts with the stored computed parameter, and sends only what changed', async () => {
    await edit()
    await expect
      .element(dialog().getByLabelText('Name', { exact: true }))
      .toHaveValue('Hourly dust')
    await seen('Changing the conditions recomputes all its values.')
    await choose('Period', '30 minutes')
    await press('Save')
    await expect.poll(() => isClosed).toBe(true)
    expect(sent()).toEqual([
      {
        method: 'PUT',
        path: 'nodes/1C00A3F7%3A0/metrics/one',
        body: { conditions: { link: [idOf(PM25)], avg: { period: 30 } } },
      },
    ])
  })

  it('leaves out the computed parameter itself as a source, and sends nothing when nothing changed', async () => {
    await edit()
    const sources = dialog().getByLabelText('Parameter', { exact: true })
    await expect.element(sources).toBeVisible()
    expect(sources.element().textContent).not.toContain('Hourly dust')
    await press('Save')
    await expect.poll(() => isClosed).toBe(true)
    expect(sent()).toEqual([])
  })
})

describe('deleting a computed parameter', () => {
  it('names what depends on a computed parameter, and deletes it after confirmation', async () => {
    await remove({
      server: {
        metrics: [METRIC],
        metricDependents: {
          metrics: [{ _id: 'two', name: 'Dust alarm' }],
          alerts: [{ _id: 'a', name: 'Dust at the quay' }],
          dashboards: [],
          others: 2,
        },
      },
    })
    await seen('Dust alarm')
    await seen('Dust at the quay')
    await expect.element(dialog().getByText(/2 other alerts and dashboards/)).toBeVisible()
    expect(sent()).toEqual([])
    await press('Delete metric')
    await expect.poll(() => isClosed).toBe(true)
    expect(sent()).toMatchObject([{ method: 'DELETE' }])
  })

  it('asks once for what depends on a computed parameter, and not after it is deleted', async () => {
    await remove({ server: { metrics: [METRIC] } })
    await seen('Nothing else uses it.')
    await press('Delete metric')
    await expect.poll(() => isClosed).toBe(true)
    const asked = drawn?.calls.filter(({ path }) => path.endsWith('/metrics/one/dependents'))
    expect(asked).toHaveLength(1)
  })

  it('says that nothing depends on a computed parameter', async () => {
    await remove({ server: { metrics: [METRIC] } })
    await seen('Nothing else uses it.')
    await press('Cancel')
    expect(isClosed).toBe(true)
    expect(sent()).toEqual([])
  })
})
