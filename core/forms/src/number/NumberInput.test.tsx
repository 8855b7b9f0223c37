import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityIssues, cleanUp, renderInto } from '../testsupport/render.tsx'
import { NumberInput } from './NumberInput.tsx'

let last: number | string | null | undefined
beforeEach(() => {
  last = undefined
})
afterEach(cleanUp)

function Kept({ start }: { start: number | null }) {
  const [value, setValue] = useState<number | string | null>(start)
  return (
    <NumberInput
      aria-label="Limit"
      value={value}
      onChange={(next) => {
        last = next
        setValue(next)
      }}
    />
  )
}

const field = () => page.getByRole('textbox', { name: 'Limit' })
const note = () =>
  page.elementLocator(document.querySelector('[aria-live="polite"]') as HTMLElement)

describe('a field for a number', () => {
  it.each([
    ['en', '1,000', 1000, '1,000 is read as 1000, with a separator of thousands', '1000'],
    ['es', '1.000', 1000, '1.000 se lee como 1000, con separador de millares', '1000'],
    ['en', '1.000', 1, '1.000 is read as 1, with three decimals', '1'],
    ['es', '1,000', 1, '1,000 se lee como 1, con tres decimales', '1'],
    ['en', '1 000.5', 1000.5, '1 000.5 is read as 1000.5, with a separator of thousands', '1000.5'],
    ['es', '−12,5', -12.5, '', '-12,5'],
  ] as const)(
    'reads in %s from %j the number %d and says so',
    async (language, typed, value, words, shown) => {
      renderInto(<Kept start={null} />, language)
      await userEvent.fill(field(), typed)
      expect(last).toBe(value)
      await expect.element(note()).toHaveTextContent(words)
      ;(field().element() as HTMLElement).blur()
      await expect.element(field()).toHaveValue(shown)
      await expect.element(note()).toHaveTextContent(words)
      expect(await accessibilityIssues()).toEqual([])
    },
  )

  it.each([
    ['en', '0,25', 'Numbers are not written like this in English. Is 0.25 meant?'],
    ['es', '0.25', 'Así no se escriben los números en español. ¿Quiere decir 0,25?'],
  ] as const)('keeps in %s the text %j as typed, and asks', async (language, typed, words) => {
    renderInto(<Kept start={null} />, language)
    await userEvent.fill(field(), typed)
    expect(last).toBe(typed)
    await expect.element(note()).toHaveTextContent('')
    ;(field().element() as HTMLElement).blur()
    await expect.element(field()).toHaveValue(typed)
    await expect.element(note()).toHaveTextContent(words)
  })

  it('empties to null, and says nothing of the number it was given', async () => {
    renderInto(<Kept start={12.345} />)
    await expect.element(field()).toHaveValue('12.345')
    await expect.element(note()).toHaveTextContent('')
    await userEvent.clear(field())
    expect(last).toBeNull()
  })
})
