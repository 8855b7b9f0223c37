import { useCommands } from '@airshed/console-kit'
import type { Command } from '@airshed/kit/provider'
import { dashboard, organization } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityIssues, clearConsole, drawInConsole } from '../testsupport/drawInConsole.tsx'
import Palette from './Palette.tsx'

afterEach(() => {
  clearConsole()
  localStorage.clear()
})

const ran: string[] = []
const COMMANDS: readonly Command[] = [
  { id: 'one', title: 'Zoom in', group: 'Chart', run: () => ran.push('in') },
  { id: 'two', title: 'Zoom out', keys: 'shift+t', run: () => ran.push('out') },
  { id: 'off', title: 'Not now', isEnabled: false, run: () => ran.push('off') },
]

function PaletteWithCommands({ onClose }: { onClose: () => void }) {
  useCommands(COMMANDS)
  return <Palette onClose={onClose} />
}

function open(options: Parameters<typeof drawInConsole>[1] = {}) {
  const closed: string[] = []
  const dashboards = [{ ...dashboard(), id: 'd7', name: 'Harbour overview' }]
  const drawn = drawInConsole(<PaletteWithCommands onClose={() => closed.push('closed')} />, {
    dashboards,
    ...options,
  })
  ran.length = 0
  return { ...drawn, closed }
}
const field = () => page.getByRole('combobox', { name: /Search and commands|Buscar y comandos/ })
const activeText = () => activeOption().element().textContent
const activeOption = () => page.getByRole('option', { selected: true })

describe('the command palette', () => {
  it('focuses the search, and lists available commands without accessibility problems', async () => {
    open()
    await expect.element(field()).toHaveFocus()
    await expect.element(page.getByRole('option', { name: 'Harbour overview' })).toBeVisible()
    await expect.element(page.getByRole('option', { name: /Zoom out/ })).toBeVisible()
    expect(document.body.textContent).not.toContain('Not now')
    expect(await accessibilityIssues()).toEqual([])
  })

  it('names the organizations of dashboards with the same name', async () => {
    const named = (id: string, ownerId: string) => ({
      ...dashboard(),
      id,
      name: 'Harbour overview',
      organization_id: ownerId,
    })
    open({
      slug: 'all',
      organizations: [organization(), organization('org_port', { name: 'Port authority' })],
      dashboards: [named('d1', 'org_city'), named('d2', 'org_port')],
    })
    const option = (owner: string) =>
      page.getByRole('option', { name: new RegExp(`Harbour overview.*${owner}`) })
    await expect.element(option('City of Rivermouth')).toBeVisible()
    await expect.element(option('Port authority')).toBeVisible()
  })

  it('moves by arrow keys, and runs a command with Enter', async () => {
    const { closed } = open()
    await userEvent.fill(field(), 'zoom')
    await expect.element(activeOption()).toHaveTextContent('Zoom in')
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(activeText).toContain('Zoom out')
    const id = activeOption().element().id
    await expect.element(field()).toHaveAttribute('aria-activedescendant', id)
    await userEvent.keyboard('{Enter}')
    expect(ran).toEqual(['out'])
    expect(closed).toEqual(['closed'])
  })

  it('finds a dashboard by a few letters, marks them, and opens it', async () => {
    const { visited } = open()
    await expect.element(page.getByRole('option', { name: 'Harbour overview' })).toBeVisible()
    await userEvent.fill(field(), 'harb')
    await expect.element(activeOption()).toHaveTextContent('Harbour overview')
    expect(document.querySelector('mark')?.textContent).toBe('Harb')
    await userEvent.keyboard('{Enter}')
    expect(visited).toEqual(['/org_city/dashboards/d7'])
  })

  it('searches devices on the server, and opens one', async () => {
    const { visited } = open()
    await userEvent.fill(field(), '1c00a3f7')
    const device = page.getByRole('option').first()
    await expect.element(page.getByRole('group', { name: 'Devices' })).toBeVisible()
    await device.click()
    expect(visited[0]).toMatch(/^\/org_city\/devices\/1C00A3F7%3A0\/monitor$/)
  })

  it('searches alerts on the server, and opens one', async () => {
    const { visited } = open()
    await userEvent.fill(field(), 'pm2.5')
    const group = page.getByRole('group', { name: 'Alerts' })
    await expect.element(group).toBeVisible()
    await group.getByRole('option').first().click()
    expect(visited[0]).toMatch(/^\/org_city\/alerts\/[^/]+\/monitor$/)
  })

  it('keeps the focus inside as a modal dialog', async () => {
    open()
    const dialog = page.getByRole('dialog', { name: 'Search and commands' })
    await expect.element(dialog).toHaveAttribute('aria-modal', 'true')
    await expect.element(field()).toHaveFocus()
    for (const key of ['{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}']) {
      await userEvent.keyboard(key)
      await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
    }
  })

  it('says that nothing was found', async () => {
    open({ scene: 'empty', dashboards: [] })
    await userEvent.fill(field(), 'zzzz')
    await expect.element(page.getByText('Nothing found for “zzzz”')).toBeVisible()
  })

  it('lists recent entries first', async () => {
    open()
    await userEvent.fill(field(), 'zoom out')
    await expect.poll(activeText).toContain('Zoom out')
    await userEvent.keyboard('{Enter}')
    open()
    const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option')
    await expect.poll(() => recent.element().textContent).toContain('Zoom out')
  })

  it('closes the palette by Escape', async () => {
    const { closed } = open()
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(closed).toEqual(['closed'])
  })

  it('shows the palette in Spanish', async () => {
    open({ locale: 'es_ES' })
    await expect.element(page.getByRole('group', { name: 'Paneles' })).toBeVisible()
    await expect
      .element(field())
      .toHaveAttribute('placeholder', 'Buscar páginas, paneles, dispositivos, alertas y comandos')
  })
})
