import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { MemoryRouter } from 'react-router-dom'
import { clearConsole, drawAroundShell, drawInConsole } from '../testsupport/drawInConsole.tsx'
import { PageBoundary } from './PageBoundary.tsx'

afterEach(() => {
  clearConsole()
  vi.restoreAllMocks()
})

function Broken(): never {
  throw new Error('broken on purpose')
}
const broken = (
  <PageBoundary>
    <Broken />
  </PageBoundary>
)
const message = () => page.getByRole('alert').getByRole('heading', { level: 1 })

describe('the error page', () => {
  it('replaces a page that throws', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    drawInConsole(broken)
    await expect.element(message()).toBeVisible()
  })

  it('replaces the whole shell when the shell throws', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    drawAroundShell(() => <MemoryRouter>{broken}</MemoryRouter>)
    await expect.element(message()).toBeVisible()
  })
})
