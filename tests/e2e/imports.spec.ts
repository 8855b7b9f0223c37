import type { Page } from 'playwright/test'
import { expect, test } from './console.ts'

// Files as people have them, dropped into the console, stored and taken back.

interface SampleFile {
  name: string
  text: string
  /** How the bytes are written. Default UTF-8. */
  encoding?: 'latin1'
}

const MINUTE_MS = 60_000
/** Whole minutes ago, so that the readings are recent wherever and whenever this runs. */
const minutesAgo = (minutes: number): Date => {
  const now = Date.now()
  return new Date(now - (now % MINUTE_MS) - minutes * MINUTE_MS)
}
const two = (part: number): string => String(part).padStart(2, '0')

const DAY_MS = 24 * 60 * MINUTE_MS

/** A test of a DustTrak that began two hours ago, on a day that cannot be a month. */
function dustTrak(): SampleFile {
  let start = minutesAgo(120)
  while (start.getUTCDate() <= 12) start = new Date(start.getTime() - DAY_MS)
  const hour = start.getUTCHours()
  const clock = `${two(hour % 12 === 0 ? 12 : hour % 12)}:${two(start.getUTCMinutes())}:00`
  const [year, month, day] = start.toISOString().slice(0, 10).split('-')
  return {
    name: 'dusttrak.csv',
    text: [
      'Instrument Name,DustTrak DRX',
      'Model Number,8533',
      'Serial Number,8533150102',
      'Firmware Version,3.7',
      'Test Name,MANUAL_004',
      `Test Start Time,${clock} ${hour < 12 ? 'AM' : 'PM'}`,
      `Test Start Date,${month}/${day}/${year}`,
      'Test Interval [M:S],1:00',
      '',
      'Elapsed Time [s],PM1 [mg/m3],PM2.5 [mg/m3],RESP [mg/m3],PM10 [mg/m3],TOTAL [mg/m3],Alarms,Errors',
      '60,0.011,0.0421,0.013,0.021,0.025,,',
      '120,0.010,0.0422,0.013,0.020,0.024,,',
      '180,0.012,0.0423,0.014,0.022,0.026,,',
      '',
    ].join('\r\n'),
  }
}

/** A day of the SD card of a PurpleAir. */
function purpleAir(): SampleFile {
  const headings =
    'UTCDateTime,mac_address,firmware_ver,hardware,current_temp_f,current_humidity,current_dewpoint_f,pressure,adc,mem,rssi,uptime,pm1_0_cf_1,pm2_5_cf_1,pm10_0_cf_1,pm1_0_atm,pm2_5_atm,pm10_0_atm'
  const row = (minutes: number, fahrenheit: number) => {
    const time = minutesAgo(minutes).toISOString()
    const written = `${time.slice(0, 10).replaceAll('-', '/')}T${time.slice(11, 19)}z`
    return `${written},84:f3:eb:28:0d:ec,7.02,2.0+BME280,${fahrenheit},30,32,866.14,0.02,15000,-61,3600,40.1,60.2,70.3,30.4,40.5,50.6`
  }
  return {
    name: '20261128.csv',
    text: [headings, row(14, 68), row(12, 68), row(10, 77), ''].join('\n'),
  }
}

/** A table from a German spreadsheet: semicolons, decimal commas, Latin-1, and a cell that is no number. */
function german(): SampleFile {
  const row = (minutes: number, cells: string) => {
    const time = minutesAgo(minutes).toISOString()
    const [year, month, day] = time.slice(0, 10).split('-')
    return `${day}.${month}.${year} ${time.slice(11, 16)};${cells}`
  }
  return {
    name: 'Hafenstraße.csv',
    encoding: 'latin1',
    text: [
      'Messstation;Hafenstraße;;',
      'Zeit;Temperatur (°C);Feuchte;PM2.5',
      row(180, '12,5;61;8,1'),
      row(120, '13,1;defekt;7,9'),
      row(60, '13,8;59;1234,5'),
      '',
    ].join('\r\n'),
  }
}

/** Drops a file onto the place for it, as from a folder. */
async function drop(page: Page, { name, text, encoding }: SampleFile): Promise<void> {
  const bytes = [...Buffer.from(text, encoding ?? 'utf8')]
  const transfer = await page.evaluateHandle(
    ({ name: fileName, bytes: content }) => {
      const made = new DataTransfer()
      made.items.add(new File([new Uint8Array(content)], fileName, { type: 'text/csv' }))
      return made
    },
    { name, bytes },
  )
  const place = page.locator('.imports-drop')
  await place.dispatchEvent('dragover', { dataTransfer: transfer })
  await place.dispatchEvent('drop', { dataTransfer: transfer })
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const part = (page: Page, name: string) => page.getByRole('region', { name })

async function chooseZone(page: Page, zone: string): Promise<void> {
  await page.getByRole('button', { name: /^Time zone/ }).click()
  await page.getByRole('combobox', { name: 'Time zone' }).fill(zone)
  await page.getByRole('option', { name: zone, exact: true }).first().click()
}

/** Checks what a file would store, stores it, and looks at its device. */
async function checkAndStore(
  page: Page,
  { readings, device }: { readings: number; device: string },
): Promise<void> {
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(part(page, '5. Check')).toContainText(`New readings${readings}`)
  await page.getByRole('button', { name: 'Store readings' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(`Store ${readings} readings in`)
  await question.getByRole('button', { name: 'Store readings' }).click()
  await expect(part(page, 'Result')).toContainText(`Readings stored${readings}`)
  await part(page, 'Result').getByRole('link', { name: device }).click()
  await expect(page).toHaveURL(/\/monitor/)
}

/** Takes the import back that the page came from, and finds nothing of its device. */
async function takeBack(page: Page, address: string, readings: number, serial: string) {
  await page.goto(address)
  await part(page, 'Result').getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
  await expect(part(page, 'Result')).toContainText(`Readings removed${readings}`)
  await page.goto(`/org_city/devices?search=${encodeURIComponent(serial)}`)
  await expect(page.getByText('No matches', { exact: true })).toBeVisible()
}

test('a DustTrak file is dropped, stored at the times of its clock, and undone', async ({
  console: { page, resume },
}) => {
  await resume('Owner')
  await page.goto('/org_city/devices')
  await page.getByRole('button', { name: 'Import a file' }).click()
  await drop(page, dustTrak())
  const address = page.url()
  await expect(part(page, '2. What it is')).toContainText('Recognized as TSI DustTrak')
  await chooseZone(page, 'UTC')
  const rows = page.getByRole('table', { name: '4. First rows' })
  await expect(rows).toContainText('42.1')
  await checkAndStore(page, { readings: 15, device: 'DustTrak DRX' })
  await expect(page.getByRole('region', { name: 'Parameters' })).toContainText('42.3')
  await takeBack(page, address, 15, 'dusttrak:8533150102')
})

test('a PurpleAir file needs no answers, and its °F are stored as °C', async ({
  console: { page, resume },
}) => {
  await resume('Owner')
  await page.goto('/org_city/devices/import')
  await drop(page, purpleAir())
  const address = page.url()
  await expect(part(page, '2. What it is')).toContainText('Recognized as PurpleAir SD card')
  await expect(page.getByRole('table', { name: '4. First rows' })).toContainText('25')
  await page.getByRole('button', { name: 'Check the file' }).click()
  const counted = part(page, '5. Check').getByText(/^\d+$/).first()
  await expect(counted).toBeVisible()
  const readings = Number(await counted.innerText())
  await page.getByRole('button', { name: 'Store readings' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Store readings' }).click()
  const result = part(page, 'Result')
  await expect(result).toContainText(`Readings stored${readings}`)
  await result.getByRole('listitem').getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Parameters' })).toContainText('25 °C')
  await takeBack(page, address, readings, 'purpleair:84f3eb280dec')
})

test('a German table is mapped, survives a reload, reports a problem, and is undone', async ({
  console: { page, resume },
}) => {
  await resume('Owner')
  await page.goto('/org_city/devices/import')
  await drop(page, german())
  const address = page.url()
  const what = part(page, '2. What it is')
  await expect(what.getByLabel('Separator')).toHaveValue(';')
  await expect(what.getByLabel('Decimal sign')).toHaveValue(',')
  await expect(what.getByLabel('Encoding')).toHaveValue('windows-1252')
  await what.getByLabel('Serial').fill('hafen-3')
  await chooseZone(page, 'UTC')
  // The line above has as many cells as the headings, so only somebody who knows the file can tell.
  await what.getByLabel('Lines above the headings').fill('1')
  await what.getByLabel('Lines below the headings').fill('0')
  await what.getByLabel('Column with the time or date').selectOption('Zeit')
  const columns = page.getByRole('table', { name: '3. Columns' })
  await expect(columns.getByRole('row', { name: /Temperatur \(°C\)/ })).toBeVisible()
  for (const [column, meaning] of [
    ['Temperatur (°C)', 'Temperature'],
    ['Feuchte', 'Relative humidity'],
    ['PM2.5', 'Particulate matter PM2.5'],
  ] as const) {
    await columns.getByRole('button', { name: `Meaning of ${column}` }).click()
    await page.getByRole('combobox', { name: `Meaning of ${column}` }).fill(meaning)
    await page.getByRole('option', { name: meaning, exact: true }).first().click()
  }
  const rows = page.getByRole('table', { name: '4. First rows' })
  await expect(rows).toContainText('1,234.5')
  await expect(rows).toContainText('"defekt" is not a number')
  await page.reload()
  await expect(what.getByLabel('Serial')).toHaveValue('hafen-3')
  await expect(rows).toContainText('1,234.5')
  await checkAndStore(page, { readings: 8, device: 'hafen-3' })
  await expect(page.getByRole('region', { name: 'Parameters' })).toContainText('13.8')
  await page.goto(address)
  await expect(part(page, 'Result')).toContainText('Line 4Feuchte: "defekt" is not a number')
  await takeBack(page, address, 8, 'hafen-3')
})
