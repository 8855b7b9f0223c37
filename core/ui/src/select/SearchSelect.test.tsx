import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityIssues, cleanUp, renderInto } from '../testsupport/render.tsx'
import { SearchSelect } from './SearchSelect.tsx'

afterEach(cleanUp)

const options = [
  { value: 'all', label: 'All' },
  { value: 'org_city', label: 'City of Ríoverde', note: 'org_city' },
  { value: 'org_port', label: 'Port authority' },
]

function Organizations() {
  const [value, setValue] = useState('all')
  return <SearchSelect label="Organization" options={options} value={value} onChange={setValue} />
}

describe('a select with search', () => {
  it('a select with search works by keyboard alone', async () => {
    renderInto(<Organizations />)
    const button = page.getByRole('button', { name: 'Organization: All' })
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('combobox')).toHaveFocus()
    expect(await accessibilityIssues()).toEqual([])
    await userEvent.keyboard('rio{Enter}')
    const chosen = page.getByRole('button', { name: 'Organization: City of Ríoverde' })
    await expect.element(chosen).toBeVisible()
    await expect.element(chosen).toHaveFocus()
  })

  it('takes its name from its face, and says in its title what it does', async () => {
    renderInto(
      <SearchSelect
        label="Switch dashboard"
        face={<strong>Harbour</strong>}
        options={options}
        value={null}
        onChange={() => undefined}
      />,
    )
    const button = page.getByRole('button', { name: 'Harbour', exact: true })
    await expect.element(button).toHaveAttribute('title', 'Switch dashboard')
    await userEvent.click(page.getByText('Harbour'))
    await expect.element(page.getByRole('option', { name: 'Port authority' })).toBeVisible()
    expect(await accessibilityIssues()).toEqual([])
  })

  it('stays in a low window, whole, on the side that has room', async () => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      value: `org_${index}`,
      label: `Organization ${index}`,
    }))
    await page.viewport(600, 360)
    renderInto(
      <div style={{ paddingTop: 180 }}>
        <SearchSelect label="Organization" options={many} value={null} onChange={() => undefined} />
      </div>,
    )
    await userEvent.click(page.getByRole('button'))
    await expect.element(page.getByRole('option', { name: 'Organization 0' })).toBeVisible()
    const popover = () => document.querySelector('.bp6-popover')!.getBoundingClientRect()
    await expect.poll(() => popover().top >= 0 && popover().bottom <= window.innerHeight).toBe(true)
    // The field to type in is not scrolled away.
    const input = page.getByRole('combobox').element().getBoundingClientRect()
    expect(input.top).toBeGreaterThanOrEqual(popover().top)
    await page.viewport(1280, 720)
  })

  it('says that there are no options', async () => {
    renderInto(<Organizations />)
    await userEvent.click(page.getByRole('button'))
    await userEvent.keyboard('nowhere')
    await expect.element(page.getByText('No options')).toBeVisible()
  })

  it('says that there are more options, and adds those that typing finds', async () => {
    const searched: string[] = []
    function Long() {
      const [found, setFound] = useState(options)
      return (
        <SearchSelect
          label="Organization"
          options={found}
          value="all"
          onChange={() => undefined}
          onSearch={(words) => {
            searched.push(words)
            setFound([...options, { value: 'org_far', label: 'Far away' }])
          }}
        />
      )
    }
    renderInto(<Long />)
    await userEvent.click(page.getByRole('button'))
    await expect.element(page.getByText(/There are more/)).toBeVisible()
    await userEvent.keyboard('far')
    await expect.element(page.getByRole('option', { name: 'Far away' })).toBeVisible()
    expect(searched).toEqual(['far'])
  })

  it('says why a fixed select does not open, to pointer and keyboard', async () => {
    renderInto(
      <SearchSelect
        label="Organization"
        options={options}
        value="all"
        onChange={() => undefined}
        disabledReason="This page belongs to one organization"
      />,
    )
    expect(await accessibilityIssues()).toEqual([])
    const button = page.getByRole('button', { name: 'Organization: All' })
    await userEvent.tab()
    await expect.element(button).toHaveFocus()
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await expect
      .element(button)
      .toHaveAccessibleDescription('This page belongs to one organization')
    await userEvent.keyboard('{Enter}')
    expect(document.querySelector('[role="combobox"]')).toBeNull()
    await expect
      .poll(() => document.querySelector('.bp6-tooltip')?.textContent)
      .toBe('This page belongs to one organization')
  })
})
