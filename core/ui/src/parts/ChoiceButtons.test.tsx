import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanUp, renderInto } from '../testsupport/render.tsx'
import { ChoiceButtons } from './ChoiceButtons.tsx'

afterEach(cleanUp)

const ORDERS = [
  { id: 'value', text: 'By value' },
  { id: 'settings', text: 'As chosen' },
] as const

function Orders() {
  const [order, setOrder] = useState<'value' | 'settings'>('value')
  return (
    <ChoiceButtons label="Order" choices={ORDERS} chosen={order} onChoose={(id) => setOrder(id)} />
  )
}

it('offers a choice of a few words to screen readers and by keyboard', async () => {
  renderInto(<Orders />)
  const group = page.getByRole('group', { name: 'Order' })
  const pressed = () =>
    [...group.element().querySelectorAll('[aria-pressed="true"]')].map((one) => one.textContent)
  expect(pressed()).toEqual(['By value'])
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.poll(pressed).toEqual(['As chosen'])
})
