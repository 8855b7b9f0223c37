import { clearPage, createPage, accessibilityIssues } from '@airshed/kit/testing'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Controls, type Wish } from './screen.tsx'

afterEach(clearPage)

it('number input, select and buttons of the kit work on a page of a screen', async () => {
  const applied: Wish[] = []
  createPage().draw(<Controls onApply={(wish) => applied.push(wish)} />)
  const apply = page.getByRole('button', { name: 'Apply' })
  await userEvent.click(page.getByRole('button', { name: /Parameter/ }))
  const option = page.getByRole('option', { name: 'NO2' })
  await userEvent.click(option)
  // As the list closes, the focus goes back to its button.
  await expect.element(option).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Week' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Limit' }), 'many')
  await expect.element(apply).toBeDisabled()
  await userEvent.fill(page.getByRole('textbox', { name: 'Limit' }), '1,000')
  await userEvent.click(apply)
  expect(applied).toEqual([{ parameter: 'no2', period: 'week', limit: 1000 }])
  expect(await accessibilityIssues()).toEqual([])
})
