import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityIssues, cleanUp, renderInto } from '../testsupport/render.tsx'
import { DataTable } from './DataTable.tsx'
import type { Column } from './tableTypes.ts'
import { useClientTable } from './useClientTable.ts'

afterEach(cleanUp)

interface Device {
  id: string
  battery: number
}

const devices: Device[] = Array.from({ length: 12 }, (_, index) => ({
  id: `unit ${index + 1}`,
  battery: (index * 7) % 12,
}))
const columns: Column<Device>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.id, sortValue: (row) => row.id },
  {
    id: 'battery',
    header: 'Battery',
    align: 'end',
    cell: (row) => row.battery.toFixed(1),
    sortValue: (row) => row.battery,
  },
  { id: 'actions', header: 'Actions', cell: () => null, isHeaderHidden: true },
]

function Devices({ rows = devices }: { rows?: Device[] }) {
  const table = useClientTable(rows, columns, [5, 10])
  return <DataTable label="Devices" columns={columns} rowKey={(row) => row.id} {...table} />
}

const firstCells = (): string[] =>
  [...document.querySelectorAll('tbody tr td:first-child')].map((cell) => cell.textContent)

describe('a table', () => {
  it('an empty, loading or full table passes the accessibility check', async () => {
    renderInto(<Devices />)
    expect(await accessibilityIssues()).toEqual([])
    renderInto(<Devices rows={[]} />)
    await expect.element(page.getByText('Nothing to show')).toBeVisible()
    expect(await accessibilityIssues()).toEqual([])
    renderInto(
      <DataTable label="Devices" columns={columns} rows={[]} rowKey={(row) => row.id} isLoading />,
    )
    expect(await accessibilityIssues()).toEqual([])
  })

  it.each([600, 300, 240, 200])('keeps the pages of a table on one line in %d px', (width) => {
    const many = Array.from({ length: 1234 }, (_, index) => ({ id: `${index}`, battery: 1 }))
    renderInto(
      <div style={{ width, height: 300, display: 'grid' }}>
        <Devices rows={many} />
      </div>,
    )
    const pager = document.querySelector<HTMLElement>('.air-table-pager')
    expect(pager?.getBoundingClientRect().width).toBe(width)
    expect(pager?.getBoundingClientRect().height).toBeLessThanOrEqual(41)
    expect(pager?.scrollWidth).toBeLessThanOrEqual(width)
    const words = pager?.querySelector('.air-table-size-text')
    expect((words?.getBoundingClientRect().width ?? 0) > 1).toBe(width >= 300)
    expect(page.getByRole('combobox', { name: /Rows per page/ }).query()).not.toBeNull()
  })

  it('sorts by keyboard and announces it', async () => {
    renderInto(<Devices />)
    page.getByRole('button', { name: 'Battery' }).element().focus()
    await userEvent.keyboard('{Enter}')
    const header = page.getByRole('columnheader', { name: 'Battery' })
    await expect.element(header).toHaveAttribute('aria-sort', 'ascending')
    expect(firstCells()[0]).toBe('unit 1')
    await userEvent.keyboard('{Enter}')
    await expect.element(header).toHaveAttribute('aria-sort', 'descending')
    expect(firstCells()[0]).toBe('unit 6')
  })

  it('turns pages by their buttons', async () => {
    renderInto(<Devices />)
    await expect.element(page.getByText('1–5 of 12')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Next page' }))
    await userEvent.click(page.getByRole('button', { name: 'Next page' }))
    await expect.element(page.getByText('11–12 of 12')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
    await userEvent.selectOptions(page.getByRole('combobox'), '10')
    await expect.element(page.getByText('1–10 of 12')).toBeVisible()
  })

  it('a table has rows of 32 pixels and figures on the right', async () => {
    await page.viewport(1024, 768)
    renderInto(<Devices />)
    const row = document.querySelector('tbody tr')
    expect(row?.getBoundingClientRect().height).toBe(32)
    const figure = document.querySelector('td:nth-child(2)')
    expect(figure === null ? '' : getComputedStyle(figure).textAlign).toBe('end')
  })
})
