import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cleanUp, renderInto } from '../testsupport/render.tsx'
import { Coverage } from './Coverage.tsx'
import { NewestReading } from './NewestReading.tsx'
import { ReadingFigure } from './ReadingFigure.tsx'
import { ReadingTime } from './ReadingTime.tsx'

afterEach(cleanUp)
const good = { id: 'good', name: 'Good', color: '#4C9A5B', letter: 'I' }
const reading = { value: 12.345, isFaulty: false, atMs: 0, isOld: false, grade: good }
const rest = { precision: 1, unit: 'µg/m³', kind: 'scalar' as const, profileName: 'WELL' }

describe('a reading in a table', () => {
  it('shows a figure with its decimals and grade, and the exact value on hover', async () => {
    renderInto(<ReadingFigure reading={reading} {...rest} />)
    await expect.element(page.getByTitle('12.345 µg/m³')).toHaveTextContent('12.3')
    await expect.element(page.getByTitle('Good by WELL')).toBeVisible()
  })

  it.each([
    ['a fault in place of a figure', { value: null, isFaulty: true }, 'Sensor fault'],
    [
      'that a reading was rejected',
      { value: null, isFaulty: true, hidden: { reason: 'invalid' as const, plausible: null } },
      'Marked invalid',
    ],
    [
      'that a reading is out of range',
      {
        value: null,
        isFaulty: true,
        hidden: { reason: 'implausible' as const, plausible: { min: -80, max: 60 } },
      },
      'Implausible',
    ],
    [
      'since when it is faulty, and its last good value',
      {
        value: null,
        isFaulty: true,
        fault: { sinceMs: Date.UTC(2026, 2, 14, 7, 21), lastGood: [0, 8.04] as [number, number] },
      },
      'since Mar 14, 07:21, after 8.0 µg/m³',
    ],
    ['a dash where there is none', { value: null, grade: null }, '–'],
  ])('a reading in a table says %s', async (_, changes, words) => {
    renderInto(<ReadingFigure reading={{ ...reading, ...changes }} {...rest} />)
    await expect.element(page.getByText(words)).toBeVisible()
  })

  it.each([
    [1, 'Below the detection limit: <2 µg/m³ (counted as 1)'],
    [null, 'Below the detection limit: <2 µg/m³ (not counted)'],
  ])(
    'shows the detection limit of a reading below it, and that it counts %s',
    async (counted, title) => {
      const below = { value: counted, belowLimit: { limit: 2, counted } }
      renderInto(<ReadingFigure reading={{ ...reading, ...below }} {...rest} />)
      await expect.element(page.getByTitle(title)).toHaveTextContent('<2')
    },
  )

  it('says on hover from which range an implausible value is out', async () => {
    const hidden = { reason: 'implausible' as const, plausible: { min: -80, max: 60 } }
    const changes = { value: null, isFaulty: true, hidden }
    renderInto(<ReadingFigure reading={{ ...reading, ...changes }} {...rest} unit="°C" />)
    await expect
      .element(page.getByTitle('Outside the plausible range (-80 to 60 °C)'))
      .toHaveTextContent('Implausible')
  })

  it('writes a state as yes or no', async () => {
    renderInto(<ReadingFigure reading={{ ...reading, value: 0 }} {...rest} kind="boolean" />)
    await expect.element(page.getByText('No', { exact: true })).toBeVisible()
  })
})

describe('the newest reading below a mean', () => {
  const NOW_MS = Date.UTC(2026, 2, 14, 17)
  const newest = { value: 9.24, isFaulty: false, atMs: NOW_MS - 60_000, isOld: false }
  const drawn = (changes: object) =>
    renderInto(
      <NewestReading
        reading={{ ...newest, ...changes }}
        {...{ unit: 'ppb', precision: 1, nowMs: NOW_MS, timezone: 'UTC' }}
      />,
    )
  const words = () => document.querySelector('.air-newest')?.textContent

  it.each([
    ['its value and its time', {}, 'latest 9.2 ppb · 16:59'],
    ['that it is old', { isOld: true }, 'latest 9.2 ppb · as of 16:59'],
    [
      'its date if it is of another day',
      { atMs: NOW_MS - 86_400_000 },
      'latest 9.2 ppb · Mar 13, 17:00',
    ],
    ['why it is hidden', { value: null, isFaulty: true }, 'Sensor fault'],
    [
      'its detection limit if it is below that',
      { value: 1, belowLimit: { limit: 2, counted: 1 } },
      'latest <2 ppb · 16:59',
    ],
    [
      'its detection limit also if it is not counted',
      { value: null, belowLimit: { limit: 2, counted: null } },
      'latest <2 ppb · 16:59',
    ],
  ])('the newest reading below a mean says %s', async (_, changes, expected) => {
    drawn(changes)
    await expect.poll(words).toBe(expected)
  })

  it('shows its exact value on hover', async () => {
    drawn({})
    await expect.element(page.getByTitle('9.24 ppb')).toBeVisible()
  })

  it('shows nothing where there never was a reading', async () => {
    drawn({ value: null, atMs: null })
    expect(words()).toBeUndefined()
  })
})

describe('a completeness in a table', () => {
  it.each([
    [1, '100%', 'false'],
    [0.997, '99%', 'false'],
    [0.75, '75%', 'false'],
    [0.5, '50%', 'true'],
  ])('shows a completeness of %d', async (share, words, isLittle) => {
    renderInto(<Coverage share={share} />)
    await expect.element(page.getByText(words)).toHaveAttribute('data-little', isLittle)
  })

  it('shows a dash for an unknown completeness', async () => {
    renderInto(<Coverage share={null} />)
    await expect.element(page.getByText('–')).toBeVisible()
  })
})

it.each([
  [Date.UTC(2026, 2, 14, 9, 5), '09:05'],
  [Date.UTC(2026, 2, 13, 9, 5), 'Mar 13, 09:05'],
])('reports the time of a reading with its date on another day', async (at, words) => {
  renderInto(<ReadingTime at={at} now={Date.UTC(2026, 2, 14, 17)} timezone="UTC" />)
  await expect.element(page.getByText(words)).toBeVisible()
})
