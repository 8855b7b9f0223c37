import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FormContext } from './formContext.ts'
import { accessibilityIssues, cleanUp, FormDriver, renderInto } from './testsupport/render.tsx'
import {
  schema as sampleSchema,
  sampleUiSchema,
  type SampleValue,
} from './testsupport/sampleSchema.ts'
import validator from './testsupport/sampleSchema.ts?form-validator'

const good: SampleValue = { name: 'Station', mode: 'factory', channels: ['LEQ'], live: true }

let values: Partial<SampleValue>[] = []
let sent: SampleValue[] = []
const last = () => values.at(-1)

interface Options {
  language?: 'en' | 'es'
  messages?: Record<string, string>
  formContext?: FormContext
  settle?: (previous: SampleValue, next: SampleValue) => SampleValue
}

function draw(start: Partial<SampleValue>, { language, ...props }: Options = {}): void {
  renderInto(
    <FormDriver<SampleValue>
      schema={sampleSchema}
      uiSchema={sampleUiSchema}
      validator={validator}
      start={start}
      onValue={(value) => values.push(value)}
      onSubmit={(value) => sent.push(value)}
      submitLabel="Save"
      {...props}
    />,
    language,
  )
}

beforeEach(() => {
  values = []
  sent = []
})
afterEach(cleanUp)

describe('a schema form', () => {
  it('draws each kind of field with its label, accessibly', async () => {
    draw({ ...good, mode: 'custom', size: 1 })
    for (const name of ['Name', 'Note', 'Factor', 'Size', 'Tag']) {
      await expect.element(page.getByRole('textbox', { name, exact: true })).toBeVisible()
    }
    await expect.element(page.getByRole('textbox', { name: 'Limit ppm' })).toBeVisible()
    await expect.element(page.getByRole('combobox', { name: 'Mode' })).toHaveValue('1')
    await expect.element(page.getByRole('combobox', { name: 'Channels' })).toBeVisible()
    await expect.element(page.getByRole('slider', { name: 'Pause' })).toBeVisible()
    await expect.element(page.getByRole('switch', { name: 'Live' })).toBeChecked()
    await expect.element(page.getByRole('checkbox', { name: 'Debug' })).not.toBeChecked()
    await expect.element(page.getByRole('group', { name: 'Extra' })).toBeVisible()
    expect(await accessibilityIssues()).toEqual([])
  })

  it('changes nothing by being drawn', () => {
    draw({})
    expect(values).toEqual([])
  })

  it('shows the page’s note beside the help of a field, unless there is an error', async () => {
    draw({ ...good }, { formContext: { notes: { name: { text: 'Not confirmed yet' } } } })
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await expect.element(name).toHaveAccessibleDescription(/Not confirmed yet$/)
    await userEvent.clear(name)
    await userEvent.tab()
    await expect.element(page.getByText('Not confirmed yet')).not.toBeInTheDocument()
  })

  it('shows an error only once the field was left', async () => {
    draw({})
    expect(page.getByRole('alert').query()).toBeNull()
    await userEvent.type(page.getByRole('textbox', { name: 'Name' }), 'ab')
    expect(page.getByRole('alert').query()).toBeNull()
    await userEvent.tab()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Too short: at least 3 characters')
    await userEvent.type(page.getByRole('textbox', { name: 'Name' }), 'c')
    expect(page.getByRole('alert').query()).toBeNull()
  })

  it('shows all errors after an attempt to send, and focuses the first', async () => {
    draw({ note: 'x' }, { messages: { 'name.required': 'Name is required' } })
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    expect(sent).toEqual([])
    await expect.element(page.getByText('Name is required')).toBeVisible()
    expect(page.getByText('Required', { exact: true }).elements()).toHaveLength(2)
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    expect(await accessibilityIssues()).toEqual([])
  })

  it('handles a click on its button that leaves an invalid field', async () => {
    draw({ ...good, factor: 1 })
    await userEvent.fill(page.getByRole('textbox', { name: 'Factor' }), '9')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect.element(page.getByRole('alert')).toHaveTextContent('At most 1.5')
    await expect.element(page.getByRole('textbox', { name: 'Factor' })).toHaveFocus()
  })

  it('sends a value that the schema accepts', async () => {
    draw(good)
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    expect(sent).toEqual([good])
  })

  it('reads an emptied number as null where null is allowed, otherwise as missing', async () => {
    draw({ ...good, limit: 5, factor: 1 })
    await userEvent.clear(page.getByRole('textbox', { name: 'Limit ppm' }))
    expect(last()?.limit).toBeNull()
    await userEvent.clear(page.getByRole('textbox', { name: 'Factor' }))
    expect(last()).not.toHaveProperty('factor')
  })

  it('keeps text as typed while the user types', async () => {
    draw(good)
    const field = page.getByRole('textbox', { name: 'Limit ppm' })
    await userEvent.type(field, '0.50')
    await expect.element(field).toHaveValue('0.50')
    expect(last()?.limit).toBe(0.5)
    await userEvent.tab()
    await expect.element(field).toHaveValue('0.5')
    await userEvent.type(field, 'x')
    await userEvent.tab()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Must be a number')
  })

  it('moves a slider and writes its duration in words', async () => {
    draw({ ...good, pause: 0 })
    const slider = page.getByRole('slider', { name: 'Pause' })
    await expect.element(page.getByText('Off')).toBeVisible()
    slider.element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(last()?.pause).toBe(75)
    await expect.element(slider).toHaveAttribute('aria-valuetext', '1 h 15 min')
  })

  it('opens a branch by its condition, and closes it without its values', async () => {
    draw(good)
    expect(page.getByRole('textbox', { name: 'Size' }).query()).toBeNull()
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Mode' }), 'custom')
    await userEvent.type(page.getByRole('textbox', { name: 'Size' }), '2')
    expect(last()).toMatchObject({ mode: 'custom', size: 2 })
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Mode' }), 'factory')
    expect(page.getByRole('textbox', { name: 'Size' }).query()).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    expect(sent).toEqual([good])
  })

  it('lets settle correct what depends on a change', async () => {
    draw(good, {
      settle: (_, next) => (next.mode === 'custom' ? { ...next, size: next.size ?? 1 } : next),
    })
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Mode' }), 'custom')
    expect(last()).toMatchObject({ mode: 'custom', size: 1 })
    await expect.element(page.getByRole('textbox', { name: 'Size' })).toHaveValue('1')
  })

  it('names values that it cannot show but must not save', async () => {
    draw({ ...good, colour: 'red' } as Partial<SampleValue>)
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('This cannot be saved. At /colour: this field is not allowed here')
  })

  it('a form speaks Spanish, with the plugin’s words first', async () => {
    draw(
      {},
      { language: 'es', messages: { 'config.name': 'Nombre', 'config.name.help': 'Se ve arriba' } },
    )
    await expect.element(page.getByRole('textbox', { name: 'Nombre' })).toBeVisible()
    await expect.element(page.getByText('Se ve arriba')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    expect(page.getByText('Obligatorio').elements()).toHaveLength(3)
  })

  it('picks several of a few words by keyboard', async () => {
    draw({ ...good, channels: [] })
    const field = page.getByRole('combobox', { name: 'Channels' })
    field.element().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}lmax{Enter}')
    expect(last()?.channels).toEqual(['LMIN', 'LMAX'])
    expect(await accessibilityIssues()).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Remove LMIN' }))
    expect(last()?.channels).toEqual(['LMAX'])
    await userEvent.keyboard('{Escape}')
    expect(page.getByRole('listbox').query()).toBeNull()
  })
})

describe('a form under a policy without unsafe-eval', () => {
  it('draws, branches and sends a form without making code', async () => {
    const policy = document.createElement('meta')
    policy.httpEquiv = 'Content-Security-Policy'
    policy.content = "script-src 'self' 'unsafe-inline'"
    document.head.append(policy)
    // oxlint-disable-next-line no-new-func -- shows that the policy holds
    expect(() => new Function('return 1')).toThrow(EvalError)
    draw(good)
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Mode' }), 'custom')
    await userEvent.type(page.getByRole('textbox', { name: 'Size' }), '2')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    expect(sent).toEqual([{ ...good, mode: 'custom', size: 2 }])
  })
})
