import type { RenderedScreen } from '@airshed/testing'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

/** A button of the page, by its name. */
export const button = (name: string | RegExp) => page.getByRole('button', { name })
/** Chooses an option of a select, which then has the focus again. */
export const choose = async (label: string | RegExp, option: string | RegExp): Promise<void> => {
  await userEvent.click(button(label))
  await userEvent.click(page.getByRole('option', { name: option }).first())
  // The list gives the focus back once it is gone.
  await expect.element(button(label)).toHaveFocus()
}
/** Adds a condition of PM2.5 above a value and leaves its editor open. */
export const addCondition = async (value = '35'): Promise<void> => {
  await userEvent.click(button('Add condition'))
  await choose(/^Device:/, /Station 1C00A3F7/)
  await choose(/^Parameter:/, /PM2\.5/)
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Operator' }), 'gt')
  await userEvent.fill(page.getByRole('textbox', { name: /^Value/ }), value)
}
/** The bodies that were posted to a path. */
export const sent = ({ calls }: RenderedScreen, path: string) =>
  calls.filter((call) => call.method === 'POST' && call.path === path).map(({ body }) => body)
