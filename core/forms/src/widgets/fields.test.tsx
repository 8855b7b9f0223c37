import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { compileForTest } from '../testsupport/compileForTest.ts'
import { accessibilityIssues, cleanUp, FormDriver, renderInto } from '../testsupport/render.tsx'
import { schemas } from '../testsupport/storySchemas.ts'

type FormName = keyof typeof schemas
// Compiled before the first form is drawn: from then on nobody may make code.
const validators = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [name, compileForTest(schema)]),
)

let values: Record<string, unknown>[] = []
beforeEach(() => {
  values = []
})
afterEach(cleanUp)
const last = (): unknown => values.at(-1)?.['field']

function draw(
  form: FormName,
  field: unknown,
  options: { hints?: object; language?: 'en' | 'es' } = {},
): void {
  const validator = validators[form]
  if (validator === undefined) throw new Error(`No form ${form}`)
  renderInto(
    <FormDriver<Record<string, unknown>>
      schema={schemas[form]}
      uiSchema={options.hints === undefined ? {} : { field: options.hints }}
      validator={validator}
      start={field === undefined ? {} : { field }}
      onValue={(value) => values.push(value)}
      onSubmit={() => undefined}
      submitLabel="Save"
    />,
    options.language,
  )
}

describe.each(['en', 'es'] as const)('form fields in %s', (language) => {
  it.each<[FormName, unknown, object?]>([
    ['emails', ['ana@example.org', 'luis@example.org']],
    ['rules', [{ parameter: 'Ozone', limit: 120 }]],
    ['instant', '2026-03-14T16:30:00.000Z'],
    ['day', '2026-03-14'],
    ['file', 'data:text/plain;name=a.txt;base64,aGVsbG8=', { 'ui:widget': 'file' }],
    ['choices', ['LEQ'], { 'ui:widget': 'checkboxes' }],
    ['polynomial', [1, 2], { 'ui:field': 'polynomial' }],
    ['schedule', '0 9 * * 1-5', { 'ui:widget': 'schedule' }],
  ])('the field %s passes the accessibility check', async (form, value, hints = {}) => {
    draw(form, value, { language, hints })
    if (form === 'schedule') await expect.element(page.getByText(/09:00/).first()).toBeVisible()
    expect(await accessibilityIssues()).toEqual([])
    expect(values).toEqual([])
  })
})

describe('a list', () => {
  const boxes = () => page.getByRole('textbox').elements() as HTMLInputElement[]

  it('adds items, and removes the intended one', async () => {
    draw('emails', ['a@x.org', 'b@x.org', 'c@x.org'])
    await userEvent.click(page.getByRole('button', { name: 'Remove item 2' }))
    expect(last()).toEqual(['a@x.org', 'c@x.org'])
    await userEvent.click(page.getByRole('button', { name: 'Add to Recipients' }))
    expect(last()).toEqual(['a@x.org', 'c@x.org', ''])
    await userEvent.fill(page.getByRole('textbox', { name: 'Item 3' }), 'd@x.org')
    expect(last()).toEqual(['a@x.org', 'c@x.org', 'd@x.org'])
  })

  it('adds no item beyond the maximum', async () => {
    draw('emails', ['a@x.org', 'b@x.org', 'c@x.org', 'd@x.org'])
    expect(page.getByRole('button', { name: 'Add to Recipients' }).query()).toBeNull()
  })

  it('moves an item by keyboard, with the focus on it', async () => {
    draw('emails', ['a@x.org', 'b@x.org', 'c@x.org'])
    boxes()[2]?.focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}')
    expect(last()).toEqual(['c@x.org', 'a@x.org', 'b@x.org'])
    expect(document.activeElement).toBe(boxes()[0])
    await expect.element(page.getByText('Moved to position 1 of 3')).toBeInTheDocument()
  })

  it('changes only the edited part of a list', async () => {
    draw('rules', [
      { parameter: 'PM2.5', limit: 25 },
      { parameter: 'Ozone', limit: 120 },
    ])
    await userEvent.fill(page.getByRole('textbox', { name: /Limit/ }).nth(1), '100')
    expect(last()).toEqual([
      { parameter: 'PM2.5', limit: 25 },
      { parameter: 'Ozone', limit: 100 },
    ])
  })
})

describe('a date and time', () => {
  it('reads a time in the user’s zone and keeps it in UTC', async () => {
    draw('instant', undefined)
    await userEvent.fill(page.getByLabelText('Begin'), '2026-06-01T14:30')
    expect(last()).toBe('2026-06-01T14:30:00.000Z')
    await expect.element(page.getByText('UTC (UTC)')).toBeVisible()
    await userEvent.clear(page.getByLabelText('Begin'))
    expect(values.at(-1)).toEqual({})
  })

  it('gives a number where the schema requires one', async () => {
    draw('instantMs', undefined, { hints: { 'ui:widget': 'date-time' } })
    await userEvent.fill(page.getByLabelText('Begin'), '2026-06-01T14:30')
    expect(last()).toBe(Date.UTC(2026, 5, 1, 14, 30))
  })
})

describe('several choices in sight', () => {
  it('keeps choices in the order of the schema, whatever was ticked first', async () => {
    draw('choices', ['LMAX'], { hints: { 'ui:widget': 'checkboxes' } })
    await userEvent.click(page.getByText('LEQ'))
    expect(last()).toEqual(['LEQ', 'LMAX'])
    await userEvent.click(page.getByText('LMAX'))
    expect(last()).toEqual(['LEQ'])
  })
})

describe('a file', () => {
  const choose = (name: string, type: string, content: string): Promise<void> =>
    userEvent.upload(page.getByLabelText('Logo'), new File([content], name, { type }))

  it('becomes a part of the value with its name, and can be removed', async () => {
    draw('file', undefined, { hints: { 'ui:widget': 'file' } })
    await choose('notas ñ.txt', 'text/plain', 'hello')
    await expect
      .poll(last)
      .toBe(`data:text/plain;name=${encodeURIComponent('notas ñ.txt')};base64,aGVsbG8=`)
    await userEvent.click(page.getByRole('button', { name: 'Remove notas ñ.txt' }))
    expect(values.at(-1)).toEqual({})
  })

  it('refuses a file of another kind or too large', async () => {
    draw('file', undefined, {
      hints: { 'ui:widget': 'file', 'ui:options': { accept: 'image/*', maxBytes: 2000 } },
    })
    await choose('a.txt', 'text/plain', 'hello')
    await expect.element(page.getByText('Choose a file of this kind: image/*')).toBeVisible()
    await choose('a.png', 'image/png', 'x'.repeat(2001))
    await expect.element(page.getByText('Too large: at most 2 kB')).toBeVisible()
    expect(values).toEqual([])
  })
})

describe('a polynomial', () => {
  const field = () => page.getByRole('textbox', { name: 'Coefficients' })

  it('shows a polynomial as a formula, tried at a value', async () => {
    draw('polynomial', [0, 1], { hints: { 'ui:field': 'polynomial' } })
    await userEvent.fill(field(), '1, 2, 3')
    expect(last()).toEqual([1, 2, 3])
    await expect.element(page.getByText('y = 1 + 2x + 3x²')).toBeVisible()
    await userEvent.fill(page.getByRole('textbox', { name: 'Try x =' }), '2')
    await expect.element(page.getByText('y = 17', { exact: true })).toBeVisible()
  })

  it('keeps the last valid coefficients while the text is invalid', async () => {
    draw('polynomial', [0, 1], { hints: { 'ui:field': 'polynomial' } })
    await userEvent.fill(field(), '1, two')
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    expect(values).toEqual([])
  })
})

describe('a schedule', () => {
  it('says what a schedule means while it is typed', async () => {
    draw('schedule', undefined, { hints: { 'ui:widget': 'schedule' }, language: 'es' })
    await userEvent.fill(page.getByRole('textbox'), '0 9 * * 1-5')
    await expect.element(page.getByText(/A las 09:00, de lunes a viernes/)).toBeVisible()
    await userEvent.fill(page.getByRole('textbox'), '0 0 31 2 *')
    await expect.element(page.getByText(/nunca llegaría/)).toBeVisible()
    await userEvent.fill(page.getByRole('textbox'), '0 9')
    await expect.element(page.getByText(/Se necesitan cinco campos.*Aquí hay 2/)).toBeVisible()
    await userEvent.fill(page.getByRole('textbox'), '61 9 * * *')
    const words = 'Minuto: «61» no es posible. Se admite de 0 a 59.'
    await expect.element(page.getByText(words)).toBeVisible()
    await userEvent.fill(page.getByRole('textbox'), '0 9')
    expect(last()).toBe('0 9')
  })
})
