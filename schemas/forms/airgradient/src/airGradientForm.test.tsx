import type { Node } from '@airshed/kit/define'
import { StoryPage } from '@airshed/testing/stories'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { airGradient } from './testsupport/airGradient.fixture.ts'
import { AirGradientPage } from './testsupport/AirGradientPage.tsx'

let root: Root | null = null
let saved: Record<string, unknown>[] = []

function open(settings: Node['settings']): void {
  saved = []
  const container = document.createElement('main')
  document.body.append(container)
  root = createRoot(container)
  flushSync(() =>
    root?.render(
      <StoryPage theme="light" locale="en_US">
        <AirGradientPage device={airGradient(settings)} onSave={(payload) => saved.push(payload)} />
      </StoryPage>,
    ),
  )
}

beforeAll(() => {
  // As the server sends it: from here on nobody may make code.
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "script-src 'self' 'unsafe-inline'"
  document.head.append(policy)
})

afterEach(() => {
  flushSync(() => root?.unmount())
  document.body.replaceChildren()
})

/** A field by its label, behind which its unit may stand. */
const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const choose = (name: string, option: string) =>
  userEvent.selectOptions(page.getByRole('combobox', { name }), option)
const save = () => userEvent.click(page.getByRole('button', { name: 'Save' }))

describe('the settings of an AirGradient monitor', () => {
  it('need no code made in the page', () => {
    // oxlint-disable-next-line no-new-func -- shows that the policy holds
    expect(() => new Function('return 1')).toThrow(EvalError)
  })

  it('are kept under the names of the firmware', async () => {
    open({ ledBarBrightness: 50 })
    await userEvent.type(field('Country'), 'es')
    await expect.element(field('Country')).toHaveValue('ES')
    await choose('Particles on the display', 'US AQI')
    await choose('Light bar', 'Particles')
    page
      .getByRole('slider', { name: /light bar/ })
      .element()
      .focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.element(field('Brightness of the light bar')).toHaveValue('48')
    await userEvent.click(page.getByText('Corrected values on the display', { exact: true }))
    await userEvent.fill(field('Calibration period of CO₂'), '30')
    await save()
    expect(saved).toEqual([
      {
        settings: {
          country: 'ES',
          pmStandard: 'us-aqi',
          temperatureUnit: 'c',
          ledBarMode: 'pm',
          ledBarBrightness: 48,
          displayBrightness: 100,
          abcDays: 30,
          tvocLearningOffset: 12,
          noxLearningOffset: 12,
          monitorDisplayCompensatedValues: true,
        },
      },
    ])
  })

  it('need no country', async () => {
    open({ country: 'US' })
    await userEvent.clear(field('Country'))
    await save()
    expect(saved).toHaveLength(1)
    expect(saved[0]?.['settings']).not.toHaveProperty('country')
  })

  it.each([
    ['Country', 'USA', 'Type two letters, such as US'],
    ['Calibration period of CO₂', '201', 'At most 200'],
    ['Learning time of the NOx index', '0', 'At least 1'],
    ['Brightness of the display', '101', 'At most 100'],
  ])('refuse for %s the value %s', async (name, typed, words) => {
    open({})
    await userEvent.fill(field(name), typed)
    await save()
    expect(saved).toEqual([])
    await expect.element(page.getByRole('alert')).toHaveTextContent(words)
    await expect.element(field(name)).toHaveFocus()
  })
})
