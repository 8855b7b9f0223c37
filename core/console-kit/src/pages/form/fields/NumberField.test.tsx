import { createTestAirshed, drawPage, type DrawnPage } from '@airshed/testing'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NumberField } from './NumberField.tsx'

let drawn: DrawnPage | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})

const given: [number | null, boolean][] = []
function Limit() {
  const [value, setValue] = useState<number | null>(null)
  return (
    <NumberField
      label="Limit"
      problem={value === null ? 'Limit is required' : undefined}
      wrong="At most 100"
      isAllowed={(number) => number <= 100}
      value={value}
      onChange={(next, isWrong) => {
        given.push([next, isWrong])
        setValue(next)
      }}
    />
  )
}
const show = async (locale: 'en_US' | 'es_ES' = 'en_US') => {
  given.length = 0
  drawn = await drawPage(createTestAirshed({ locale }), <Limit />)
}
const field = () => page.getByRole('textbox', { name: 'Limit' })

it('tells apart an empty field, a text that is no number, and a number out of bounds', async () => {
  await show()
  await expect.element(page.getByText('Limit is required')).toBeVisible()
  await userEvent.fill(field(), 'abc')
  await expect.element(page.getByText('This is not a number')).toBeVisible()
  expect(given.at(-1)).toEqual([null, true])
  await userEvent.fill(field(), '101')
  await expect.element(page.getByText('At most 100')).toBeVisible()
  expect(given.at(-1)).toEqual([null, true])
  await userEvent.fill(field(), '99')
  await expect.element(field()).toHaveAttribute('aria-invalid', 'false')
  expect(given.at(-1)).toEqual([99, false])
  await userEvent.clear(field())
  await expect.element(page.getByText('Limit is required')).toBeVisible()
  expect(given.at(-1)).toEqual([null, false])
})

it('says in Spanish what is wrong with a number', async () => {
  await show('es_ES')
  await userEvent.fill(field(), 'abc')
  await expect.element(page.getByText('Esto no es un número')).toBeVisible()
})
