import {
  axeProblems,
  fileImportDetails,
  organization,
  renderScreen,
  user,
  type RenderedScreen,
  type RenderScreenOptions,
} from '@airshed/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from './plugin.ts'

let drawn: RenderedScreen | undefined
beforeEach(async () => {
  window.sessionStorage.clear()
  await page.viewport(1280, 900)
})
afterEach(() => {
  drawn?.unmount()
  window.sessionStorage.clear()
})

const open = async (options: Partial<RenderScreenOptions> = {}) => {
  drawn = await renderScreen(plugin, { params: {}, ...options })
  return drawn
}
const openImport = (index: number, changes = {}) =>
  open({
    page: 'import',
    params: { id: `import_${index}` },
    server: { imports: [fileImportDetails(index, changes)] },
  })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const section = (name: string) => page.getByRole('region', { name })
const fileOf = (name = 'roof.csv', text = 'time;pm\n2026-05-01;1') =>
  new File([text], name, { type: 'text/csv' })
const previews = () =>
  (drawn?.calls ?? [])
    .filter(({ path }) => path.endsWith('/preview'))
    .map(({ body }) => (body as { map: Record<string, unknown> }).map)

describe('the list of imports', () => {
  const SERVER = { imports: [0, 1, 3, 4, 7].map((index) => fileImportDetails(index)) }

  it('shows the state of each file, and the progress of a job', async () => {
    await open({ server: SERVER })
    await expect.element(row('hafen-2025.csv').first()).toMatchTextContent(/Not checked yet/)
    await expect.element(row('dusttrak.csv')).toMatchTextContent(/Being checked 41%/)
    await expect.element(row('17,401')).toMatchTextContent(/^Stored/)
    await expect.element(row('Failed')).toBeVisible()
  })

  it('asks before it undoes or deletes an import', async () => {
    const { calls } = await open({ server: SERVER })
    await row('17,401')
      .getByRole('button', { name: /^Actions/ })
      .click()
    await page.getByRole('menuitem', { name: 'Take back' }).click()
    await expect.element(page.getByRole('dialog')).toMatchTextContent(/City of Rivermouth/)
    await button('Take back').click()
    await expect.poll(() => calls.map(({ path }) => path)).toContain('imports/import_4/undo')
    await row('Failed')
      .getByRole('button', { name: /^Actions/ })
      .click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await button('Delete').click()
    await expect.element(row('Failed')).not.toBeInTheDocument()
  })
})

describe('a new import', () => {
  it('uploads a chosen file, and continues at the address of the import', async () => {
    const { calls, visited } = await open({ page: 'new', server: {} })
    await userEvent.upload(page.getByLabelText('Choose a file').last(), fileOf())
    await expect.poll(() => visited).toEqual(['/org_city/devices/imports/import_new_0'])
    expect(calls.at(-1)).toMatchObject({ method: 'POST', path: 'imports' })
  })

  it('uploads a file that is dropped', async () => {
    const { visited } = await open({ page: 'new', server: {} })
    const transfer = new DataTransfer()
    transfer.items.add(fileOf())
    const place = document.querySelector('.imports-drop')
    const init = { bubbles: true, cancelable: true, dataTransfer: transfer }
    place?.dispatchEvent(new DragEvent('dragover', init))
    await expect.poll(() => place?.getAttribute('data-over')).toBe('true')
    place?.dispatchEvent(new DragEvent('drop', init))
    await expect.poll(() => visited).toHaveLength(1)
  })

  it('refuses an empty file before sending it', async () => {
    const { calls } = await open({ page: 'new', server: {} })
    await userEvent.upload(page.getByLabelText('Choose a file').last(), fileOf('roof.csv', ''))
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/roof\.csv was not uploaded\. It is empty/)
    expect(calls.filter(({ path }) => path === 'imports')).toEqual([])
  })

  it('says why the server refuses a file', async () => {
    await open({ page: 'new', server: { failures: { imports: 413 } } })
    await userEvent.upload(page.getByLabelText('Choose a file').last(), fileOf())
    await expect.element(page.getByRole('alert')).toMatchTextContent(/is the most that is accepted/)
  })

  it('asks for the organization when there are several', async () => {
    const mine = ['org_city', 'org_port']
    const { calls } = await open({
      page: 'new',
      server: {
        slug: 'all',
        organizations: [organization(), organization('org_port', { name: 'Port' })],
        user: user({ permissions: { manage_devices: mine, read_devices: mine } }),
      },
    })
    await page.getByRole('combobox', { name: 'Organization' }).selectOptions('Port')
    await userEvent.upload(page.getByLabelText('Choose a file').last(), fileOf())
    await expect.poll(() => calls.some(({ path }) => path === 'imports')).toBe(true)
  })

  it('refuses the page for a new import to readers who manage no devices', async () => {
    await open({
      page: 'new',
      server: { user: user({ permissions: { read_devices: ['org_city'] } }) },
    })
    await expect.element(page.getByText('Permission error.')).toBeVisible()
  })
})

describe('the page of an import', () => {
  it('keeps a page of 390 px from scrolling sideways with the first rows', async () => {
    await page.viewport(390, 844)
    await openImport(0)
    await page.getByLabelText('Serial').fill('harbour-3')
    await expect.poll(() => document.querySelector('td .air-visually-hidden')).not.toBeNull()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  it('shows what was recognized, and rows before the device is known', async () => {
    await openImport(0)
    const what = section('2. What it is')
    await expect.element(what.getByLabelText('Separator')).toHaveValue(';')
    await expect.element(what.getByLabelText('Decimal sign')).toHaveValue(',')
    await expect
      .element(what.getByLabelText('Times are written as'))
      .toHaveValue('dd.MM.yyyy HH:mm')
    await expect.element(what).toMatchTextContent(/Choose the zone, as the file does not say it/)
    await expect.element(what).toMatchTextContent(/Enter the serial of the device/)
    const rows = page.getByRole('table', { name: '4. First rows' })
    await expect.element(rows).toMatchTextContent(/12\.5/)
    await expect.element(rows).not.toMatchTextContent(/preview-/)
    await expect.element(row('13.03.2026 10:00 · ')).toMatchTextContent(/Zeit.*Time/)
    await expect.element(row('12,5 · 13,1')).toMatchTextContent(/Temperature.*Suggested/)
    expect(await axeProblems(document.body)).toEqual([])
  })

  it('shows other rows as soon as the map changes, and loses no change', async () => {
    await openImport(0)
    const columns = page.getByRole('table', { name: '3. Columns' })
    await columns.getByRole('button', { name: /^Meaning of Feuchte/ }).click()
    await page.getByRole('combobox', { name: 'Meaning of Feuchte' }).fill('Relative hum')
    await page.getByRole('option', { name: 'Relative humidity' }).first().click()
    await page.getByLabelText('Serial').fill('harbour-3')
    await page.getByLabelText('Decimal sign').selectOptions('Point: 1.5')
    await expect
      .poll(() => previews().at(-1))
      .toMatchObject({
        serial: 'harbour-3',
        decimal: '.',
        columns: { Feuchte: { parameter: '128:2' }, Temperatur: { parameter: '128:1' } },
      })
    await expect
      .element(page.getByRole('table', { name: '4. First rows' }))
      .toMatchTextContent(/12,5 is not a number/)
  })

  it('restores changes of the map after a reload', async () => {
    await openImport(0)
    await page.getByLabelText('Serial').fill('harbour-3')
    drawn?.unmount()
    await openImport(0)
    await expect.element(page.getByLabelText('Serial')).toHaveValue('harbour-3')
  })

  it('shows the beginning of a file without a table, and asks where the table is', async () => {
    const recognized = {
      encoding: 'utf-8' as const,
      beginning: 'a report\nof nothing',
      is_whole: true,
      table: null,
    }
    await openImport(0, { recognized })
    await expect.element(page.getByText('No table was recognized in this file')).toBeVisible()
    await expect
      .element(page.getByLabelText('First lines of the file'))
      .toMatchTextContent(/a report/)
    await expect
      .element(section('4. First rows'))
      .toMatchTextContent(/once the questions above are answered/)
    await expect.element(button('Check the file')).toHaveAttribute('aria-disabled', 'true')
  })

  it('checks a file, stores it after a question with number and organization, and undoes it', async () => {
    const { calls } = await openImport(0)
    await page.getByLabelText('Serial').fill('harbour-3')
    await page.getByRole('button', { name: /^Time zone/ }).click()
    await page.getByRole('combobox', { name: 'Time zone' }).fill('Europe/Berlin')
    await page.getByRole('option', { name: 'Europe/Berlin' }).click()
    await expect.element(button('Store readings')).toHaveAttribute('aria-disabled', 'true')
    await button('Check the file').click()
    const check = section('5. Check')
    await expect.element(check).toMatchTextContent(/New readings\s*17,401/)
    await expect.element(check).toMatchTextContent(/Line 5\s*Feuchte: defekt is not a number/)
    await expect.element(check).toMatchTextContent(/clocks were set forward.*keeps standard time/)
    await page.getByLabelText(/Replace it/).click()
    await button('Store readings').click()
    const question = page.getByRole('dialog')
    await expect.element(question).toMatchTextContent(/17,404 readings in City of Rivermouth/)
    await question.getByRole('button', { name: 'Store readings' }).click()
    const result = section('Result')
    await expect.element(result).toMatchTextContent(/Readings stored\s*17,401/)
    const stored = calls.find(({ path }) => path.endsWith('/store'))?.body
    expect(stored).toMatchObject({ revise: true, map: { serial: 'harbour-3' } })
    await result.getByRole('button', { name: 'Take back' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
    await expect.element(result).toMatchTextContent(/Readings removed\s*17,399/)
  })

  it('shows the progress of a check, also when the page is opened during it', async () => {
    await openImport(1)
    await expect
      .element(page.getByRole('progressbar', { name: 'Checking: 41%, 3,593 rows' }))
      .toBeVisible()
    expect(section('2. What it is').elements()).toEqual([])
  })

  it('stores the rest of a partly stored file with the same map', async () => {
    const map = {
      serial: 'harbour-3',
      time: { column: 'Zeit', zone: 'UTC' },
      columns: { PM: { parameter: '132:5' } },
    }
    const { calls } = await openImport(0, {
      state: 'failed',
      failure: { step: 'store', code: 'SERIAL_TAKEN', parts: { serial: 'harbour-3' }, reason: '' },
      stored: fileImportDetails(4).stored,
      revises: true,
      map,
      actions: ['store', 'undo'],
    })
    await expect.element(section('Result')).toMatchTextContent(/serial harbour-3 belongs to/)
    await button('Store the rest').click()
    await expect
      .poll(() => calls.find(({ path }) => path.endsWith('/store'))?.body)
      .toEqual({ map, revise: true })
  })

  it('asks for another check before storing a checked file with another map', async () => {
    // In another order than the page has it, as a store may return it.
    const map = {
      columns: { 'PM2,5': { parameter: '132:5' } },
      decimal: ',' as const,
      delimiter: ';',
      serial: 'harbour-3',
      skipLines: 1,
      time: { zone: 'Europe/Berlin', column: 'Zeit', format: 'dd.MM.yyyy HH:mm' },
    }
    await openImport(0, {
      state: 'checked',
      map,
      checked: fileImportDetails(2).checked,
      actions: ['preview', 'check', 'store', 'delete'],
    })
    const store = button('Store readings')
    await expect.element(store).not.toHaveAttribute('aria-disabled', 'true')
    await page.getByLabelText('Serial').fill('harbour-4')
    await expect.element(store).toHaveAttribute('aria-disabled', 'true')
    await expect
      .element(page.getByText('The settings have changed since this check.'))
      .toBeVisible()
  })

  it('asks about a known format only what the file does not say', async () => {
    const beginning = [
      'Instrument Name,DustTrak II',
      'Model Number,8530',
      'Serial Number,8530150102',
      'Test Start Time,09:15:00 PM',
      'Test Start Date,05/13/2026',
      '',
      'Elapsed Time [s],Mass [mg/m3],Alarms,Errors',
      '60,0.011,,',
      '',
    ].join('\n')
    const recognized = { encoding: 'utf-8' as const, beginning, is_whole: true, table: null }
    await openImport(0, { recognized })
    const what = section('2. What it is')
    await expect.element(what).toMatchTextContent(/Recognized as TSI DustTrak/)
    await expect.element(what.getByLabelText('Serial')).toHaveValue('dusttrak:8530150102')
    await expect.element(section('4. First rows')).toMatchTextContent(/once the questions/)
    await what.getByLabelText('What the values are of').selectOptions('PM2.5')
    await expect
      .poll(() => previews().at(-1))
      .toMatchObject({
        serial: 'dusttrak:8530150102',
        columns: { 'Mass [mg/m3]': { parameter: '132:5', unit: 'mg/m³' } },
      })
  })

  it('reads an Airshed export without a question', async () => {
    const beginning = [
      '"# Airshed: readings as their devices reported them"',
      '"# Times: ISO 8601 in the time zone Europe/Madrid; by data point, oldest first"',
      'time,device,parameter,unit,value,flags,hidden_value,data_point_id',
      '2026-05-17T12:00:00.000+02:00,Gate,PM2.5,µg/m³,7.1,,,1C00A3F7.0.0.0/132:5',
      '"# End: 1 readings"',
      '',
    ].join('\r\n')
    const recognized = { encoding: 'utf-8' as const, beginning, is_whole: true, table: null }
    await openImport(0, { recognized })
    const what = section('2. What it is')
    await expect.element(what).toMatchTextContent(/Recognized as Airshed, all readings/)
    await expect.element(what).toMatchTextContent(/its flags, which are stored as they are/)
    await expect.element(row('1C00A3F7.0.0.0/132:5')).toMatchTextContent(/Device, Data point/)
    await expect.element(row('hidden_value')).toMatchTextContent(/Value that a flag hides/)
    await expect
      .poll(() => previews().at(-1))
      .toMatchObject({
        time: { column: 'time', zone: 'Europe/Madrid' },
        columns: { value: { unitColumn: 'unit' } },
        dataPoints: { id: 'data_point_id', flags: 'flags', hidden: 'hidden_value' },
      })
    await expect
      .element(page.getByRole('table', { name: '4. First rows' }))
      .toMatchTextContent(/Data point.*Value/)
    await expect.element(button('Check the file')).toBeEnabled()
    expect(await axeProblems(document.body)).toEqual([])
  })

  it('accepts the year of the first row digit by digit', async () => {
    const map = {
      serial: 'harbour-3',
      time: { column: 'time', format: 'd/M HH:mm:ss', zone: 'UTC' },
      columns: { pm: { parameter: '132:5' } },
    }
    const beginning = 'time,pm\n25/12 21:10:59,1'
    const recognized = { encoding: 'utf-8' as const, beginning, is_whole: true, table: null }
    await openImport(0, { recognized, map })
    const year = page.getByLabelText('Year of the first row')
    await userEvent.type(year, '2026')
    await expect.element(year).toHaveValue('2026')
    await expect.poll(() => previews().at(-1)).toMatchObject({ time: { year: 2026 } })
  })
})
