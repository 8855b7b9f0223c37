import { clearPage, createPage } from '@airshed/kit/testing'
import type { Locale } from '@airshed/schemas'
import { useEffect, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useNodeChoices } from './useNodeChoices.ts'

afterEach(clearPage)

const node = (name: string) => ({
  _id: `${name}:0`,
  presentName: name,
  data_points: [
    { _id: `${name}.0.0.0/150:1`, path: '150:1', presentName: 'Wind speed', unit: 'm/s' },
    { _id: `${name}.0.0.0/128:1`, path: '128:1', presentName: 'Cellar', unit: '°C' },
  ],
})

function Choices() {
  const { findDataPoints } = useNodeChoices()
  const [labels, setLabels] = useState<readonly string[]>([])
  useEffect(() => {
    const controller = new AbortController()
    void findDataPoints?.(['A:0'], controller.signal).then((options) =>
      setLabels(options.map(({ label }) => label)),
    )
    return () => controller.abort()
  }, [findDataPoints])
  return <p>{labels.join(', ')}</p>
}

it.each<[Locale, string[], string | RegExp]>([
  ['en_US', ['Mast'], 'Wind speed, Cellar'],
  ['es_ES', ['Mast'], 'Velocidad del viento, Cellar'],
  ['es_ES', ['Mast', 'Quay'], /^Velocidad del viento · Mast, Cellar · Mast,/],
])('offers data points by their names (%s, devices %j)', async (locale, names, expected) => {
  const data = names.map(node)
  const fetch = () => Promise.resolve(Response.json({ data, total: 1, page: 1, size: 9 }))
  createPage({ locale, fetch }).draw(<Choices />)
  await expect.element(page.getByText(expected)).toBeVisible()
})

function Parameters() {
  const { findParameters } = useNodeChoices()
  const [found, setFound] = useState('')
  useEffect(() => {
    const controller = new AbortController()
    void findParameters?.(['B:0', 'A:0'], controller.signal).then((options) =>
      setFound(
        options
          .map(({ label, note, dataPointIds }) => `${label} (${note}): ${dataPointIds.join(' ')}`)
          .join('; '),
      ),
    )
    return () => controller.abort()
  }, [findParameters])
  return <p>{found}</p>
}

it('offers each parameter once, with where each device measures it', async () => {
  const [mast, quay] = ['A', 'B'].map(node)
  quay?.data_points.shift()
  const data = [mast, quay]
  const fetch = () => Promise.resolve(Response.json({ data, total: 2, page: 1, size: 9 }))
  createPage({ fetch }).draw(<Parameters />)
  const words = 'Cellar (°C): B.0.0.0/128:1 A.0.0.0/128:1; Wind speed (m/s · 1/2): A.0.0.0/150:1'
  await expect.element(page.getByText(words)).toBeVisible()
})

function Sensors() {
  const { findSensors } = useNodeChoices()
  const [found, setFound] = useState('')
  useEffect(() => {
    const controller = new AbortController()
    void findSensors?.(['A:0'], controller.signal).then((options) =>
      setFound(options.map(({ value, label, note }) => `${label} (${note}): ${value}`).join('; ')),
    )
    return () => controller.abort()
  }, [findSensors])
  return <p>{found}</p>
}

it.each<[Locale, string]>([
  ['en_US', 'TSI DRX (1 / 0 / 4): A.1.0.4; Built in (0 / 0 / 0): A.0.0.0'],
  ['es_ES', 'TSI DRX (1 / 0 / 4): A.1.0.4; Integrado (0 / 0 / 0): A.0.0.0'],
])('offers the sensors of a device, and its built-in ones (%s)', async (locale, words) => {
  const data = [
    {
      ...node('A'),
      devices: [{ _id: 'A.1.0.4', vendor: 'TSI', model: 'DRX', name: 'dust-trak' }],
      data_points: [{ device_id: 'A.0.0.0' }, { device_id: 'A.1.0.4' }],
    },
  ]
  const fetch = () => Promise.resolve(Response.json({ data, total: 1, page: 1, size: 9 }))
  createPage({ locale, fetch }).draw(<Sensors />)
  await expect.element(page.getByText(words)).toBeVisible()
})

function Devices({ holder }: { holder?: string }) {
  const { searchNodes } = useNodeChoices(holder)
  const [isAnswered, setAnswered] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    void searchNodes?.('', controller.signal).then(() => setAnswered(true))
    return () => controller.abort()
  }, [searchNodes])
  return isAnswered ? <p>answered</p> : null
}

it('requests devices sorted by name, those without a name at the end', async () => {
  const asked: unknown[] = []
  const fetch: typeof globalThis.fetch = (_, init) => {
    asked.push(JSON.parse(String(init?.body)))
    return Promise.resolve(Response.json({ data: [], next: null, size: 0 }))
  }
  createPage({ fetch }).draw(<Devices />)
  await expect.element(page.getByText('answered')).toBeVisible()
  expect(asked).toEqual([expect.objectContaining({ sort: 'named' })])
})

it('requests the devices of one organization, whichever the page shows', async () => {
  const asked: unknown[] = []
  const fetch: typeof globalThis.fetch = (_, init) => {
    asked.push(JSON.parse(String(init?.body)))
    return Promise.resolve(Response.json({ data: [], next: null, size: 0 }))
  }
  createPage({ fetch }).draw(<Devices holder="org_harbour" />)
  await expect.element(page.getByText('answered')).toBeVisible()
  expect(asked).toEqual([expect.objectContaining({ organization_id: 'org_harbour' })])
})
