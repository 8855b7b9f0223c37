import { axeProblems } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  drawSampleList,
  rowNames,
  type DrawnList,
  type DrawOptions,
} from '../../testsupport/drawSampleList.tsx'

let list: DrawnList | null = null
afterEach(() => {
  const problems = list?.drawn.problems()
  list?.drawn.unmount()
  list = null
  expect(problems ?? []).toEqual([])
})

async function open(options: DrawOptions = {}): Promise<DrawnList> {
  list = await drawSampleList(options)
  await expect.poll(() => rowNames().length).toBeGreaterThan(0)
  await openMenu(options.locale)
  return list
}
const openMenu = (locale?: string) =>
  userEvent.click(
    page.getByRole('button', { name: locale === 'es_ES' ? 'Vista' : 'View', exact: true }),
  )
const nameField = () => page.getByRole('textbox', { name: 'Name for this view' })
const saved = (name: string) => page.getByRole('button', { name, exact: true })

describe('views of a list', () => {
  it('saves a view under a name, and shows it again', async () => {
    const { params } = await open({ params: { status: ['active'], sort: '-name' } })
    await userEvent.fill(nameField(), 'Loud ones')
    await userEvent.keyboard('{Enter}')
    await expect.element(saved('Loud ones')).toHaveAttribute('aria-pressed', 'true')
    expect(list?.airshed.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      list: 'samples',
      name: 'Loud ones',
      params: { status: ['active'], sort: '-name' },
    })
    await userEvent.click(page.getByRole('button', { name: 'Clear filters' }))
    await expect.poll(() => params.at(-1)?.['status']).toBeUndefined()
    await openMenu()
    await expect.element(saved('Loud ones')).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(saved('Loud ones'))
    await expect.poll(() => params.at(-1)).toMatchObject({ status: ['active'], sort: '-name' })
  })

  it('replaces a view of the same name, and the button says so', async () => {
    await open({ params: { search: 'Harbour' } })
    await userEvent.fill(nameField(), 'Mine')
    await userEvent.click(page.getByRole('button', { name: 'Save', exact: true }))
    await expect.element(saved('Mine')).toBeVisible()
    await userEvent.fill(nameField(), ' Mine ')
    await userEvent.click(page.getByRole('button', { name: 'Replace' }))
    await expect.poll(() => nameField().element()).toHaveProperty('value', '')
    expect(saved('Mine').elements()).toHaveLength(1)
  })

  it('deletes a view, and can restore it', async () => {
    const { airshed } = await open()
    await userEvent.fill(nameField(), 'Mine')
    await userEvent.click(page.getByRole('button', { name: 'Save', exact: true }))
    await userEvent.click(page.getByRole('button', { name: 'Delete Mine' }))
    await expect.element(saved('Mine')).not.toBeInTheDocument()
    const [toast] = airshed.value.toaster.getToasts()
    expect(toast?.message).toBe('Mine was deleted')
    toast?.action?.run()
    await expect.element(saved('Mine')).toBeVisible()
  })

  it.each([
    ['en_US', 1200],
    ['es_ES', 390],
  ] as const)(
    'saved views in %s at %d px pass the accessibility check',
    async (locale, widthPx) => {
      await open({ locale, widthPx })
      await expect.element(page.getByRole('textbox', { name: /Name|Nombre/ })).toBeVisible()
      expect(await axeProblems(document.body)).toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx)
    },
  )
})
