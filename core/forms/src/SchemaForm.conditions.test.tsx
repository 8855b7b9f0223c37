import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defaultsOf } from './schema/defaultsOf.ts'
import { schema as choiceSchema } from './testsupport/choiceSchema.ts'
import choiceBuilt from './testsupport/choiceSchema.ts?form-validator'
import { compileForTest } from './testsupport/compileForTest.ts'
import { schema, type ConditionalValue } from './testsupport/conditionalSchema.ts'
import built from './testsupport/conditionalSchema.ts?form-validator'
import { cleanUp, FormDriver, renderInto } from './testsupport/render.tsx'

let shown: Partial<ConditionalValue> = {}
let sent: ConditionalValue[] = []
beforeEach(() => {
  shown = {}
  sent = []
})
afterEach(cleanUp)

const save = () => userEvent.click(page.getByRole('button', { name: 'Save' }))
const limit = () => page.getByRole('textbox', { name: 'Limit' })
const tick = async (name: string) => {
  page.getByRole('checkbox', { name }).element().focus()
  await userEvent.keyboard(' ')
}
const mark = () => tick('Mark a limit')

describe.each([
  ['that the page was built with', built],
  ['that a server compiled for an installed plugin', compileForTest(schema)],
])('fields under a condition, with a validator %s', (_, validator) => {
  const draw = (start: Partial<ConditionalValue>): void =>
    renderInto(
      <FormDriver<ConditionalValue>
        schema={schema}
        validator={validator}
        start={start}
        onValue={(value) => (shown = value)}
        onSubmit={(value) => sent.push(value)}
        submitLabel="Save"
      />,
    )

  it('leaves conditional fields empty while their condition does not hold', async () => {
    draw(defaultsOf(schema, validator))
    await userEvent.type(page.getByRole('textbox', { name: 'Name' }), 'PM')
    expect(limit().query()).toBeNull()
    await save()
    expect(sent).toEqual([{ name: 'PM', has_limit: false }])
  })

  it('fills conditional fields with defaults when the condition comes to hold', async () => {
    draw({ name: 'PM', has_limit: false })
    await mark()
    await expect.element(limit()).toHaveValue('25')
    expect(shown).toEqual({ name: 'PM', has_limit: true, limit: 25, style: { dashed: false } })
    await save()
    expect(sent).toEqual([{ name: 'PM', has_limit: true, limit: 25, style: { dashed: false } }])
  })

  it('drops conditional fields with their values when the condition ceases to hold', async () => {
    draw({ name: 'PM', has_limit: true, limit: 40, style: { dashed: true, gap: 9 } })
    await mark()
    expect(shown).toEqual({ name: 'PM', has_limit: false })
    await save()
    expect(sent).toEqual([{ name: 'PM', has_limit: false }])
  })

  it('drops conditional fields within a part of the form as well', async () => {
    draw({ name: 'PM', has_limit: true, limit: 40, style: { dashed: true, gap: 9 } })
    await tick('Dashed')
    await save()
    expect(sent).toEqual([{ name: 'PM', has_limit: true, limit: 40, style: { dashed: false } }])
  })

  it('saves a form that was stored with fields whose condition does not hold', async () => {
    draw({ name: 'PM', has_limit: false, limit: 40 })
    await save()
    expect(sent).toEqual([{ name: 'PM', has_limit: false }])
  })

  it('leaves conditional fields empty that the user emptied', async () => {
    draw({ name: 'PM', has_limit: true, limit: 40 })
    await userEvent.clear(limit())
    await userEvent.type(page.getByRole('textbox', { name: 'Name' }), '10')
    await save()
    expect(sent[0]).not.toHaveProperty('limit')
  })
})

describe.each([
  ['that the page was built with', choiceBuilt],
  ['that a server compiled for an installed plugin', compileForTest(choiceSchema)],
])('a choice between shapes, with a validator %s', (_, validator) => {
  interface Plan {
    send: { every: number } | { at: string }
  }

  it('opens the branch that matches the value, and sends the chosen one', async () => {
    const plans: Plan[] = []
    renderInto(
      <FormDriver<Plan>
        schema={choiceSchema}
        validator={validator}
        start={{ send: { at: '06:30' } }}
        onValue={() => undefined}
        onSubmit={(plan) => plans.push(plan)}
        submitLabel="Save"
      />,
    )
    await expect.element(page.getByRole('textbox', { name: 'At' })).toHaveValue('06:30')
    await save()
    expect(plans).toEqual([{ send: { at: '06:30' } }])
    await userEvent.selectOptions(page.getByRole('combobox'), 'At intervals')
    await userEvent.type(page.getByRole('textbox', { name: 'Every' }), '15')
    await save()
    expect(plans.at(-1)).toEqual({ send: { every: 15 } })
  })
})
