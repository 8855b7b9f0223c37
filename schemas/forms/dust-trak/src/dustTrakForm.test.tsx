import { StoryPage } from '@airshed/testing/stories'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dustTrak } from './testsupport/dustTrak.fixture.ts'
import { DustTrakPage } from './testsupport/DustTrakPage.tsx'

let root: Root | null = null
let saved: Record<string, unknown>[] = []

function open(configuration: Record<string, unknown>): void {
  saved = []
  const container = document.createElement('main')
  document.body.append(container)
  root = createRoot(container)
  flushSync(() =>
    root?.render(
      <StoryPage theme="light" locale="en_US">
        <DustTrakPage sensor={dustTrak(configuration)} onSave={(payload) => saved.push(payload)} />
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

const profile = () => page.getByRole('combobox', { name: 'Profile' })
const factors = () => page.getByRole('textbox', { name: /Photometric|Size/ })
const save = () => userEvent.click(page.getByRole('button', { name: 'Save' }))

describe('the settings of a dust-trak', () => {
  it('need no code made in the page', () => {
    // oxlint-disable-next-line no-new-func -- shows that the policy holds
    expect(() => new Function('return 1')).toThrow(EvalError)
  })

  it('show the factors of the custom profile only', async () => {
    open({ profiles: ['factory', 'ambient', 'custom'], profile: 'factory' })
    await expect.element(profile()).toHaveTextContent('FactoryambientCustom')
    expect(factors().elements()).toHaveLength(0)
    await userEvent.selectOptions(profile(), 'Custom')
    expect(
      factors()
        .elements()
        .map((field) => (field as HTMLInputElement).value),
    ).toEqual(['1', '1'])
    await userEvent.selectOptions(profile(), 'ambient')
    expect(factors().elements()).toHaveLength(0)
    await save()
    expect(saved[0]?.['configuration']).toMatchObject({ profile: 'ambient' })
    expect(saved[0]?.['configuration']).not.toHaveProperty('size_correction')
  })

  it('save what was set, under the wire’s names', async () => {
    open({ profile: 'custom', photometric_calibration: 0.38, size_correction: 1 })
    await userEvent.selectOptions(
      page.getByRole('combobox', { name: 'Particle mass unit' }),
      'µg/m³',
    )
    await userEvent.fill(page.getByRole('textbox', { name: 'PM10', exact: true }), '150')
    await userEvent.click(page.getByText('Debug', { exact: true }))
    page
      .getByRole('slider', { name: /Auto-zero/ })
      .element()
      .focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(page.getByText('30 min')).toBeVisible()
    await save()
    expect(saved).toEqual([
      {
        enabled: 1,
        debug: 1,
        configuration: {
          pm_microgram: 1,
          profile: 'custom',
          photometric_calibration: 0.38,
          size_correction: 1,
          flow_calibration: 1,
          auto_zero: 30,
          stel: { pm1: null, pm25: null, pm4: null, pm10: 150, total: null },
        },
      },
    ])
  })

  it('refuse a factor beyond its range', async () => {
    open({ profile: 'custom' })
    await userEvent.fill(page.getByRole('textbox', { name: /Photometric/ }), '10.5')
    await save()
    expect(saved).toEqual([])
    await expect.element(page.getByRole('alert')).toHaveTextContent('At most 10')
    await expect.element(page.getByRole('textbox', { name: /Photometric/ })).toHaveFocus()
  })
})
