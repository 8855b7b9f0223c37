import { expect, test } from './console.ts'
import { E2E_KEY } from './workerConsole.ts'

const AS_SOON_AS_MS = 2000

const airRohr = (pm10: string) => ({
  esp8266id: '3394227',
  software_version: 'NRZ-2020-133',
  sensordatavalues: [
    { value_type: 'SDS_P1', value: pm10 },
    { value_type: 'SDS_P2', value: '3.20' },
    { value_type: 'BME280_pressure', value: '100003.54' },
    { value_type: 'signal', value: '-82' },
  ],
})

async function post(
  url: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const key = { 'x-airshed-key': E2E_KEY, 'x-sensor': 'esp8266-3394227' }

test('a reading posted by a device appears on the dashboard within two seconds', async ({
  console: { page, resume, createDashboard, addWidget },
  server: { url },
}) => {
  expect((await post(url, '/ingest/airrohr', airRohr('6.50'), key)).status).toBe(200)
  await resume()
  await createDashboard('Live readings')
  await addWidget({ type: 'Device', name: 'Balcony', device: '3394227', parameter: 'PM10' })
  const card = page.getByRole('region', { name: 'Balcony' })
  await expect(card.getByText('6.5', { exact: true })).toBeVisible()

  await post(url, '/ingest/airrohr', airRohr('77.70'), key)
  await expect(card.getByText('77.7', { exact: true })).toBeVisible({ timeout: AS_SOON_AS_MS })
})

test('a repeated payload adds nothing, and a broken one is refused with a reason', async ({
  server: { url },
}) => {
  const body = { serial: 'twice-1', time: '2026-01-01T00:00:00Z', readings: { pm25: 7 } }
  expect((await post(url, '/ingest/json', body, key)).body).toMatchObject({ accepted: 1 })
  expect((await post(url, '/ingest/json', body, key)).body).toMatchObject({
    accepted: 0,
    duplicates: 1,
  })
  const broken = await post(url, '/ingest/airrohr', { esp8266id: 7, sensordatavalues: 'none' }, key)
  expect(broken.status).toBe(400)
  expect(broken.body['issues']).toContainEqual(
    expect.objectContaining({ path: '/sensordatavalues' }),
  )
})

test('an AirGradient monitor posts to its own route without a key', async ({ server: { url } }) => {
  const answer = await post(url, '/sensors/airgradient:84fce60b3c40/measures', {
    wifi: -46,
    rco2: 447,
    pm02: 7,
    atmp: 25.87,
    rhum: 43,
  })
  expect(answer.status).toBe(200)
  const config = await fetch(`${url}/sensors/airgradient:84fce60b3c40/one/config`)
  expect(config.status).toBe(200)
})
