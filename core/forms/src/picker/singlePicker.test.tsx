import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawForm, pageWithNodes } from '../testsupport/drawForm.tsx'
import { accessibilityIssues, cleanUp } from '../testsupport/render.tsx'

const stations = ['Airport', 'Harbour', 'Town hall'].map((label, index) => ({
  value: `${index}:0`,
  label,
}))
const schemaOf = (required: string[]) => ({
  type: 'object',
  required,
  properties: { node_id: { type: 'string', minLength: 1, title: 'Device' } },
})

interface Value {
  node_id?: string
}
const draw = (start: Value, required: string[] = []) =>
  drawForm<Value>(
    {
      schema: schemaOf(required),
      uiSchema: { node_id: { 'ui:field': 'node-picker' } },
      formContext: pageWithNodes(stations),
    },
    start,
  )
afterEach(cleanUp)

const device = () => page.getByRole('combobox', { name: 'Device' })
const option = (name: string) => page.getByRole('option', { name })
const remove = () => page.getByRole('button', { name: 'Remove Harbour' })

describe('picking one option', () => {
  it('shows the chosen option in the field, and typing replaces it', async () => {
    const form = draw({ node_id: '1:0' })
    await expect.element(device()).toHaveValue('Harbour')
    await userEvent.click(device())
    await userEvent.keyboard('town')
    await userEvent.click(option('Town hall'))
    expect(form.value.node_id).toBe('2:0')
    await expect.element(device()).toHaveValue('Town hall')
    expect(await accessibilityIssues()).toEqual([])
  })

  it('offers every option beside the chosen one, where the arrow keys start', async () => {
    const form = draw({ node_id: '1:0' })
    await expect.element(device()).toHaveValue('Harbour')
    await userEvent.click(device())
    await expect.element(option('Airport')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(form.value.node_id).toBe('2:0')
  })

  it('restores the chosen option when typing is left or the list is closed', async () => {
    const form = draw({ node_id: '1:0' })
    await expect.element(device()).toHaveValue('Harbour')
    await userEvent.click(device())
    await userEvent.keyboard('air{Escape}')
    await expect.element(device()).toHaveValue('Harbour')
    await userEvent.click(device())
    await userEvent.keyboard('air')
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(device()).toHaveValue('Harbour')
    expect(form.value.node_id).toBe('1:0')
  })

  it('opens by a press anywhere in the field, also on its caret', async () => {
    draw({ node_id: '1:0' })
    await expect.element(device()).toHaveValue('Harbour')
    const { width, height } = device().element().getBoundingClientRect()
    await userEvent.click(device(), { position: { x: width - 10, y: height / 2 } })
    await expect.element(option('Airport')).toBeVisible()
  })

  it('removes an optional choice by its button or with its text', async () => {
    const form = draw({ node_id: '1:0' })
    await userEvent.click(remove())
    expect(form.value.node_id).toBeUndefined()
    await expect.element(device()).toHaveValue('')
    await expect.element(device()).toHaveFocus()
    await userEvent.click(device())
    await userEvent.click(option('Harbour'))
    await userEvent.clear(device())
    expect(form.value.node_id).toBeUndefined()
  })

  it('replaces a required choice but never removes it', async () => {
    const form = draw({ node_id: '1:0' }, ['node_id'])
    await expect.element(device()).toHaveValue('Harbour')
    expect(remove().query()).toBeNull()
    await userEvent.clear(device())
    expect(form.value.node_id).toBe('1:0')
    await userEvent.keyboard('{Escape}')
    await expect.element(device()).toHaveValue('Harbour')
  })
})
