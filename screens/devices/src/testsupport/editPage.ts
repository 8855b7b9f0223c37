import { renderScreen, type RenderedScreen, type RenderScreenOptions } from '@airshed/testing'
import { page, userEvent, type Locator } from 'vitest/browser'
import { plugin } from '../plugin.ts'
import { AIRGRADIENT, FLEET, ONE_WAY } from './fleet.ts'
import { ledForm } from './ledForm.ts'

export const QUAY = '1C00A3F7:0'
export const PATH = 'nodes/1C00A3F7%3A0'

type Server = NonNullable<RenderScreenOptions['server']>
let drawn: RenderedScreen | null = null

/** Opens the configuration of a device, by default of the first one of the fleet. */
export async function openEdit(
  server: Server = {},
  id = QUAY,
  options: Partial<RenderScreenOptions> = {},
): Promise<RenderedScreen> {
  drawn = await renderScreen(plugin, {
    page: 'edit',
    params: { id },
    widthPx: 1000,
    plugins: [ledForm],
    server: { nodes: [...FLEET, AIRGRADIENT, ONE_WAY], ...server },
    ...options,
  })
  return drawn
}

/** Closes it, after each test. */
export function closeEdit(): void {
  drawn?.unmount()
  drawn = null
}

export const region = (name: string) => page.getByRole('region', { name, exact: true })
export const click = (section: string, name: string) =>
  userEvent.click(region(section).getByRole('button', { name, exact: true }))
export const confirm = (name: string) =>
  userEvent.click(page.getByRole('dialog').getByRole('button', { name, exact: true }))
/** Chooses an option of a combobox by words of it. */
export const choose = async (field: Locator, words: string, name: string | RegExp) => {
  await userEvent.click(field)
  await userEvent.keyboard(words)
  await userEvent.click(page.getByRole('option', { name }))
}
/** The changes that were sent so far, oldest first. */
export const sent = ({ calls }: RenderedScreen) =>
  calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => ({ method, path, body }))
