import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FormContext } from '../formContext.ts'
import { drawForm, pageWithNodes } from '../testsupport/drawForm.tsx'
import { accessibilityIssues, cleanUp } from '../testsupport/render.tsx'

const schema = {
  type: 'object',
  required: ['node_id', 'selected_data_point_ids'],
  properties: {
    node_id: { type: 'array', minItems: 1, items: { type: 'string' }, title: 'Devices' },
    selected_data_point_ids: {
      type: 'array',
      minItems: 1,
      items: { type: 'string' },
      title: 'Parameters',
    },
  },
}
const uiSchema = {
  node_id: { 'ui:field': 'node-picker' },
  selected_data_point_ids: { 'ui:field': 'data-point-picker' },
}

const nodes = [
  { value: '1C00A3F7:0', label: 'Harbour', note: '1C00A3F7' },
  { value: '1C00A3F8:0', label: 'Town hall', note: '1C00A3F8' },
]
const pointsOf = (nodeId: string) => [
  { value: `${nodeId}/132:5`, label: `PM2.5 of ${nodeId}` },
  { value: `${nodeId}/131:10`, label: `CO2 of ${nodeId}` },
]
const formContext = {
  ...pageWithNodes(nodes),
  findDataPoints: (ids: readonly string[]) => Promise.resolve(ids.flatMap(pointsOf)),
}

interface Value {
  node_id: string[]
  selected_data_point_ids: string[]
}
const draw = (start: Partial<Value>, context: FormContext = formContext) =>
  drawForm({ schema, uiSchema, formContext: context }, start)
afterEach(cleanUp)

const devices = () => page.getByRole('combobox', { name: 'Devices' })
const parameters = () => page.getByRole('combobox', { name: 'Parameters' })

describe('picking devices and their data points', () => {
  it('searches devices, then offers the data points of the chosen ones', async () => {
    const form = draw({})
    await expect.element(parameters()).toBeDisabled()
    await userEvent.click(devices())
    await userEvent.keyboard('town')
    await userEvent.click(page.getByRole('option', { name: /Town hall/ }))
    expect(form.value.node_id).toEqual(['1C00A3F8:0'])
    await userEvent.tab()
    await userEvent.click(parameters())
    await userEvent.click(page.getByRole('option', { name: /CO2/ }))
    expect(form.value.selected_data_point_ids).toEqual(['1C00A3F8:0/131:10'])
    expect(await accessibilityIssues()).toEqual([])
  })

  it('drops the data points with their device', async () => {
    const form = draw({
      node_id: ['1C00A3F7:0', '1C00A3F8:0'],
      selected_data_point_ids: ['1C00A3F7:0/132:5', '1C00A3F8:0/132:5'],
    })
    await userEvent.click(page.getByRole('button', { name: 'Remove Harbour' }))
    await expect.poll(() => form.value.selected_data_point_ids).toEqual(['1C00A3F8:0/132:5'])
  })

  it('keeps saved devices and data points, and says which are gone', async () => {
    const form = draw({ node_id: ['1C00A3F7:0'], selected_data_point_ids: ['1C00A3F7:0/9:9'] })
    await expect.element(page.getByText('1C00A3F7:0/9:9 · no longer available')).toBeVisible()
    expect(form.value.selected_data_point_ids).toEqual(['1C00A3F7:0/9:9'])
  })

  it('says that there are more devices than it offers, until the search finds few', async () => {
    draw(
      {},
      {
        ...formContext,
        searchNodes: (words) =>
          Promise.resolve({
            options: words === '' ? nodes : nodes.slice(1),
            hasMore: words === '',
          }),
      },
    )
    await userEvent.click(devices())
    const more = page.getByText('There are more. Type to search all of them.')
    await expect.element(more).toBeVisible()
    await userEvent.keyboard('town')
    await expect.element(page.getByRole('option', { name: /Harbour/ })).not.toBeInTheDocument()
    await expect.element(more).not.toBeInTheDocument()
  })

  it('offers to retry when the options cannot be loaded', async () => {
    let isDown = true
    draw(
      {},
      {
        ...formContext,
        searchNodes: (words) =>
          isDown ? Promise.reject(new Error('down')) : formContext.searchNodes(words),
      },
    )
    await userEvent.click(devices())
    await expect.element(page.getByText(/could not be loaded/)).toBeVisible()
    isDown = false
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect.element(page.getByRole('option', { name: /Harbour/ })).toBeVisible()
  })

  it('closes its list by Escape without closing the dialog around it', async () => {
    draw({})
    let reachedPage = 0
    const count = (): void => void (reachedPage += 1)
    document.addEventListener('keydown', count)
    await userEvent.click(devices())
    await userEvent.keyboard('{Escape}')
    expect(page.getByRole('listbox').query()).toBeNull()
    expect(reachedPage).toBe(0)
    document.removeEventListener('keydown', count)
  })
})

describe('the list of a picker', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({
    value: `N${index}:0`,
    label: `Station ${index}`,
  }))
  const context: FormContext = { ...formContext, searchNodes: () => Promise.resolve(many) }
  const list = () => document.querySelector('.air-picker-pop')!.getBoundingClientRect()

  it('opens above its field where there is no room below', async () => {
    draw({}, context)
    document.querySelector('main')!.style.paddingTop = `${window.innerHeight - 120}px`
    await userEvent.click(devices())
    await expect.element(page.getByRole('option', { name: 'Station 0' })).toBeVisible()
    await expect
      .poll(() => list().bottom <= devices().element().getBoundingClientRect().top)
      .toBe(true)
    expect(list().top).toBeGreaterThanOrEqual(0)
  })

  it('scrolls its list into sight in a low box that scrolls', async () => {
    draw({}, context)
    const box = document.querySelector('main')!
    box.style.cssText = 'height: 330px; overflow-y: auto; padding-top: 200px'
    await userEvent.click(devices())
    await expect.element(page.getByRole('option', { name: 'Station 0' })).toBeVisible()
    // The end of what scrolls may lie between two pixels.
    await expect.poll(() => list().bottom < box.getBoundingClientRect().bottom + 1).toBe(true)
    expect(list().top).toBeGreaterThan(box.getBoundingClientRect().top)
  })
})

describe('a field for one parameter', () => {
  const wind = {
    type: 'object',
    properties: {
      node_id: { type: 'string', title: 'Device' },
      speed: { type: 'string', title: 'Speed' },
      direction: { type: 'string', title: 'Direction' },
    },
  }
  const picker = (path: string) => ({
    'ui:field': 'data-point-picker',
    'ui:options': { onlyOf: [path] },
  })
  const windContext: FormContext = {
    ...formContext,
    findDataPoints: (ids) =>
      Promise.resolve(
        ids.flatMap((id) =>
          // The second device has two sensors of wind speed.
          (id === nodes[0]!.value
            ? ['a/150:1', 'a/150:2', 'a/128:1']
            : ['b/150:1', 'c/150:1', 'b/150:2']
          ).map((value) => ({ value, label: value })),
        ),
      ),
  }
  const drawWind = () =>
    drawForm<Record<string, unknown>>(
      {
        schema: wind,
        uiSchema: {
          node_id: { 'ui:field': 'node-picker' },
          speed: picker('150:1'),
          direction: picker('150:2'),
        },
        formContext: windContext,
      },
      {},
    )
  const chooseDevice = async (name: string): Promise<void> => {
    await userEvent.fill(page.getByRole('combobox', { name: 'Device' }), name.toLowerCase())
    await userEvent.click(page.getByRole('option', { name: new RegExp(`^${name}`) }))
  }

  it('picks the only data point that measures the parameter, and none of several', async () => {
    const form = drawWind()
    await chooseDevice('Harbour')
    await expect
      .poll(() => form.value)
      .toEqual({ node_id: '1C00A3F7:0', speed: 'a/150:1', direction: 'a/150:2' })
    await chooseDevice('Town hall')
    await expect.poll(() => form.value['direction']).toBe('b/150:2')
    expect(form.value['speed']).toBeUndefined()
  })
})
