import {
  axeProblems,
  correction,
  dataPoint,
  node,
  renderScreen,
  TEST_NOW_MS,
  type RenderedScreen,
} from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import {
  closeEdit,
  confirm,
  openEdit,
  PATH,
  QUAY,
  sent as changes,
} from '../testsupport/editPage.ts'
import { FLEET } from '../testsupport/fleet.ts'
import { partPlugin } from '../testsupport/partPlugin.tsx'
import { CorrectionsSection } from './CorrectionsSection.tsx'

const PM25 = '1C00A3F7.0.0.0/132:5'
const DAY_MS = 86_400_000
const TAB = { params: { id: QUAY, tab: 'corrections' } }
/** In a zone other than that of its reader. */
const nodes = FLEET.map((one) =>
  one.node_id === QUAY ? node(QUAY, { ...one, timezone: 'Europe/Madrid' }) : one,
)
const FIRST = correction(1, { version: 1 })
const SECOND = correction(2, {
  version: 2,
  formula: { preset: 'us-epa-purpleair-2021' },
  reason: 'Humidity',
})
const WITHDRAWN = correction(3, {
  version: 3,
  formula: { coefficients: [-2, 1.25] },
  to: null,
  reason: 'Zero check',
  withdrawn_at: TEST_NOW_MS,
  withdrawn_by: 'Ada Admin',
})

type Server = Parameters<typeof openEdit>[0]
const open = (server: Server = {}, options: Parameters<typeof openEdit>[2] = {}) =>
  openEdit({ nodes, ...server }, QUAY, { ...TAB, ...options })

afterEach(closeEdit)
const row = (at: number) => page.getByRole('row').nth(at)
const words = (at: number) => expect.poll(() => row(at).query()?.textContent)
const dialog = () => page.getByRole('dialog')
const field = (name: string) => dialog().getByLabelText(name, { exact: true })
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const submit = () => confirm('Add correction')
const shows = (part: Locator) => expect.poll(() => part.query()?.textContent)
/** Changes of corrections; searches are sent in the same way. */
const sent = (screen: RenderedScreen) =>
  changes(screen).filter(({ path }) => path.startsWith(`${PATH}/corrections`))

describe('the corrections of a device', () => {
  it('explains what a correction is where there is none, and offers to add one', async () => {
    await open()
    await expect.element(page.getByText(/computes the readings of a parameter anew/)).toBeVisible()
    await press('Add correction')
    await expect.element(dialog()).toBeVisible()
  })

  it('opens the form with what a link proposes, and the address without it once that is closed', async () => {
    const screen = await open(
      {},
      {
        params: {
          id: QUAY,
          tab: 'corrections',
          correct: PM25,
          coefficients: [-1.5, 1.25],
          begin: TEST_NOW_MS,
          reason: 'Co-location with Pier · PM2.5',
        },
      },
    )
    await expect.element(field('Coefficients')).toHaveValue('-1.5, 1.25')
    await expect.element(field('Reason')).toHaveValue('Co-location with Pier · PM2.5')
    await submit()
    await expect
      .poll(() => sent(screen).at(-1)?.body)
      .toMatchObject({
        data_point_id: PM25,
        formula: { coefficients: [-1.5, 1.25] },
        from: TEST_NOW_MS,
      })
    await expect.poll(() => screen.params()).not.toHaveProperty('correct')
    expect(screen.params()).toMatchObject({ tab: 'corrections' })
  })

  it('lists formula, time, reason, author and what became of each correction', async () => {
    await open({ corrections: [WITHDRAWN, SECOND, FIRST] })
    await words(1).toMatch(/PM2\.5.*3.*−2 \+ 1\.25·x.*without an end.*Zero check.*Olga Owner/)
    await words(1).toMatch(/WithdrawnAda Admin/)
    await words(2).toMatch(/US EPA for PurpleAir.*record 353088.*Humidity.*In force/)
    await words(3).toMatch(/1 \+ 0\.5·x.*Superseded by a later one/)
  })

  it('says which parameters are being computed, and that the former values count until then', async () => {
    await open({
      corrections: [SECOND, FIRST],
      correctionProgress: [{ data_point_id: PM25, is_complete: false }],
    })
    await expect
      .element(page.getByText('Being computed: PM2.5. Until then the former values count.'))
      .toBeVisible()
    await words(1).toMatch(/Being computed/)
    await words(2).toMatch(/Superseded/)
  })

  it('withdraws a correction only after it has said what follows', async () => {
    const screen = await open({ corrections: [FIRST] })
    await press('Withdraw version 1 of PM2.5')
    await expect.element(dialog().getByText(/figures of the past change/)).toBeVisible()
    expect(sent(screen)).toEqual([])
    await confirm('Withdraw')
    await words(1).toMatch(/WithdrawnOlga Owner/)
    expect(sent(screen)).toMatchObject([
      { method: 'DELETE', path: `${PATH}/corrections/correction_1` },
    ])
    await expect.element(page.getByText(/^Correction withdrawn/)).toBeVisible()
  })

  it('adds a withdrawn correction again from a form that is filled', async () => {
    const screen = await open({ corrections: [WITHDRAWN] })
    await press('Add again: version 3 of PM2.5')
    await expect.element(field('Coefficients')).toHaveValue('-2, 1.25')
    await submit()
    await words(1).toMatch(/PM2\.5.*4.*In force/)
    expect(sent(screen)[0]?.body).toEqual({
      data_point_id: PM25,
      formula: WITHDRAWN.formula,
      from: WITHDRAWN.from,
      reason: 'Zero check',
    })
  })

  it('shows corrections to those who may not configure the device, without buttons', async () => {
    const screen = await renderScreen(
      partPlugin((props) => <CorrectionsSection {...props} nowMs={TEST_NOW_MS} />),
      {
        page: 'edit',
        params: { id: QUAY },
        widthPx: 1000,
        server: {
          nodes: [node(QUAY, { actions: ['list', 'read'] })],
          corrections: [WITHDRAWN, FIRST],
        },
      },
    )
    await words(2).toMatch(/In force/)
    expect(page.getByRole('button', { name: /Withdraw|Add/ }).elements()).toEqual([])
    screen.unmount()
  })

  it('says why the corrections could not be loaded', async () => {
    await open({ failures: { [`${PATH}/corrections`]: 503 } })
    await expect.element(page.getByText(/could not be loaded/)).toBeVisible()
  })

  it('fits a phone in the dark, without accessibility problems', async () => {
    await page.viewport(390, 800)
    await open({ corrections: [WITHDRAWN, SECOND, FIRST] }, { widthPx: 390, theme: 'dark' })
    await words(3).toMatch(/Superseded/)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    expect(await axeProblems(document.body)).toEqual([])
  })
})

describe('adding a correction', () => {
  it('asks for everything that is missing before it sends anything', async () => {
    const screen = await open()
    await press('Add correction')
    await submit()
    for (const missing of ['Parameter', 'Reason', 'From'])
      await expect.element(dialog().getByText(`${missing} is required`)).toBeVisible()
    await expect.element(dialog().getByText('Coefficients are required')).toBeVisible()
    expect(sent(screen)).toEqual([])
  })

  it('makes a correction by a polynomial, with times in the zone of the device', async () => {
    const screen = await open()
    await press('Add correction')
    await userEvent.selectOptions(field('Parameter'), 'Particulate matter PM2.5 (µg/m³)')
    await userEvent.fill(field('Coefficients'), '1, 0.5')
    await userEvent.fill(field('From'), '2026-01-15T06:00')
    await userEvent.fill(field('To'), '2026-01-16T06:00')
    await userEvent.fill(field('Reason'), 'Co-location')
    await submit()
    await expect.element(page.getByText(/^Correction added/)).toBeVisible()
    expect(sent(screen)[0]?.body).toEqual({
      data_point_id: PM25,
      formula: { coefficients: [1, 0.5] },
      // 06:00 in Madrid in winter.
      from: Date.UTC(2026, 0, 15, 5),
      to: Date.UTC(2026, 0, 16, 5),
      reason: 'Co-location',
    })
  })

  it.each([['1'], ['1, two'], ['1,200']])('calls the coefficients %j invalid', async (typed) => {
    const screen = await open({ corrections: [WITHDRAWN] })
    await press('Add again: version 3 of PM2.5')
    await userEvent.fill(field('Coefficients'), typed)
    await submit()
    await shows(dialog().getByRole('alert')).toMatch(/^Invalid params/)
    expect(sent(screen)).toEqual([])
  })

  it('refuses an end that is not after the start', async () => {
    const { from } = FIRST
    const screen = await open({ corrections: [{ ...WITHDRAWN, to: from }] })
    await press('Add again: version 3 of PM2.5')
    await submit()
    await shows(dialog().getByRole('alert')).toMatch(/end must be after/)
    expect(sent(screen)).toEqual([])
  })

  it('computes a corrected value from one that is typed, and draws the formula', async () => {
    await open({ corrections: [WITHDRAWN] })
    await press('Add again: version 3 of PM2.5')
    await userEvent.fill(field('Coefficients'), '1, 0.5')
    await userEvent.fill(field('Reported value (µg/m³)'), '20')
    await expect.element(dialog().getByText('Corrected: 11 µg/m³')).toBeVisible()
    await expect
      .element(dialog().getByRole('group', { name: /Corrected against reported values of PM2\.5/ }))
      .toBeVisible()
  })

  it('computes a published correction at the humidity that is typed, and names its source', async () => {
    await open({ corrections: [WITHDRAWN] })
    await press('Add again: version 3 of PM2.5')
    await userEvent.selectOptions(field('Correction'), 'US EPA for PurpleAir (PM2.5 ATM, humidity)')
    await userEvent.fill(field('Reported value (µg/m³)'), '20')
    await userEvent.fill(field('Relative humidity (%)'), '40')
    // 0.524 · 20 − 0.0862 · 40 + 5.75
    await expect.element(dialog().getByText('Corrected: 12.782 µg/m³')).toBeVisible()
    await expect.element(dialog().getByText(/record 353088/)).toBeVisible()
    await expect.element(field('Coefficients')).not.toBeInTheDocument()
    await userEvent.fill(field('Relative humidity (%)'), '')
    await expect.element(dialog().getByText('No corrected value')).toBeVisible()
  })

  it('offers published corrections only for their parameter, and no parameter that is computed', async () => {
    const metric = {
      _id: 'one',
      description: '',
      conditions: { link: [PM25], abs: {} },
      step: null,
      is_complete: true,
    }
    const data = [dataPoint(PM25), dataPoint('1C00A3F7.0.0.0/131:10')]
    const computed = dataPoint('1C00A3F7.0.0.0/metric:one', { presentName: 'Absolute', metric })
    const answer = { data: [...data, computed], next: null, page: 1, size: 15 }
    await open({ answers: { 'search/data_points': answer } })
    await press('Add correction')
    await shows(field('Parameter')).not.toMatch(/Absolute/)
    await userEvent.selectOptions(field('Parameter'), 'Particulate matter PM2.5 (µg/m³)')
    await shows(field('Correction')).toMatch(/US EPA/)
    await userEvent.selectOptions(field('Parameter'), 'Carbon dioxide (ppm)')
    await shows(field('Correction')).not.toMatch(/US EPA/)
  })

  it('shows why the server refuses a correction', async () => {
    await open({
      corrections: [{ ...WITHDRAWN, from: TEST_NOW_MS - DAY_MS }],
      issues: {
        [`${PATH}/corrections`]: [
          { path: '/formula/coefficients', expected: 'another formula', got: 'this one' },
        ],
      },
    })
    await press('Add again: version 3 of PM2.5')
    await submit()
    await expect.element(dialog().getByText(/another formula/)).toBeVisible()
  })
})
