import { node } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { click, closeEdit, openEdit, QUAY, region, sent } from '../testsupport/editPage.ts'
import { FLEET } from '../testsupport/fleet.ts'
import { speedForm } from '../testsupport/speedForm.ts'

afterEach(closeEdit)

describe('a device that somebody else changes', () => {
  const general = () => region('General')
  const name = () => page.getByRole('textbox', { name: 'Name' })

  it('shows both values at the field, and lets the user choose', async () => {
    const screen = await openEdit({ otherEdits: { [QUAY]: [{ name: 'Pier' }] } })
    await userEvent.fill(name(), 'Mole')
    await click('General', 'Save')
    await expect
      .element(general().getByText('Changed elsewhere meanwhile to “Pier”. Yours is “Mole”.'))
      .toBeVisible()
    await expect
      .element(general().getByRole('alert'))
      .toMatchTextContent(/Choose a value, then save/)
    await click('General', 'Save')
    await expect.element(page.getByRole('button', { name: 'Keep mine' })).toHaveFocus()
    expect(sent(screen)).toHaveLength(1)
    await click('General', 'Keep mine')
    await click('General', 'Save')
    await expect.element(general().getByText('Saved')).toBeVisible()
    expect(sent(screen).at(-1)?.body).toEqual({ name: 'Mole', version: 2 })
  })

  it('keeps the other value when the user takes it', async () => {
    const screen = await openEdit({ otherEdits: { [QUAY]: [{ name: 'Pier' }] } })
    await userEvent.fill(name(), 'Mole')
    await click('General', 'Save')
    await click('General', 'Take the other')
    await expect.element(name()).toHaveValue('Pier')
    expect(sent(screen)).toHaveLength(1)
  })

  it('saves without a question when somebody else changed other fields, and shows those', async () => {
    const screen = await openEdit({ otherEdits: { [QUAY]: [{ description: 'On the roof' }] } })
    await userEvent.fill(name(), 'Mole')
    await click('General', 'Save')
    await expect.element(general().getByText('Saved')).toBeVisible()
    expect(sent(screen).map(({ body }) => body)).toEqual([
      { name: 'Mole', version: 1 },
      { name: 'Mole', version: 2 },
    ])
    await expect
      .element(page.getByRole('textbox', { name: 'Description' }))
      .toHaveValue('On the roof')
  })

  it('shows both values of a setting at its field', async () => {
    const fanned = node(QUAY, { ...FLEET[0], settings: { speed: 25 } })
    const screen = await openEdit(
      { nodes: [fanned], otherEdits: { [QUAY]: [{ settings: { speed: 50 } }] } },
      QUAY,
      { plugins: [speedForm] },
    )
    await userEvent.fill(page.getByRole('textbox', { name: /^Fan speed/ }), '75')
    await click('Settings', 'Save')
    await expect
      .element(region('Settings').getByText('Changed elsewhere meanwhile to 50 %. Yours is 75 %.'))
      .toBeVisible()
    await click('Settings', 'Keep mine')
    await click('Settings', 'Save')
    await expect.element(region('Settings').getByText('Saved')).toBeVisible()
    expect(sent(screen).at(-1)?.body).toEqual({ settings: { speed: 75 }, version: 2 })
  })

  it('compares tags as a list', async () => {
    const tagged = node(QUAY, { ...FLEET[0], tags: ['quay', 'street'] })
    const tags = () => page.getByRole('textbox', { name: 'Tags' })
    const screen = await openEdit({ nodes: [tagged], otherEdits: { [QUAY]: [{ tags: ['roof'] }] } })
    await userEvent.fill(tags(), ' quay ,street,')
    await userEvent.fill(name(), 'Mole')
    await click('General', 'Save')
    await expect.element(tags()).toHaveValue('roof')
    expect(sent(screen).map(({ body }) => body)).toEqual([
      { name: 'Mole', version: 1 },
      { name: 'Mole', version: 2 },
    ])
  })

  it('shows both lists of tags at their field', async () => {
    const screen = await openEdit({ otherEdits: { [QUAY]: [{ tags: ['mast', 'roof'] }] } })
    await userEvent.fill(page.getByRole('textbox', { name: 'Tags' }), 'yard')
    await click('General', 'Save')
    await expect
      .element(general().getByText('Changed elsewhere meanwhile to “mast, roof”. Yours is “yard”.'))
      .toBeVisible()
    await click('General', 'Keep mine')
    await click('General', 'Save')
    await expect.element(general().getByText('Saved')).toBeVisible()
    expect(sent(screen).at(-1)?.body).toEqual({ tags: ['yard'], version: 2 })
  })

  it('asks about both values in Spanish, on a phone', async () => {
    await page.viewport(390, 800)
    await openEdit({ otherEdits: { [QUAY]: [{ name: 'Pier' }] } }, QUAY, {
      widthPx: 390,
      locale: 'es_ES',
    })
    await userEvent.fill(page.getByRole('textbox', { name: 'Nombre' }), 'Mole')
    await click('General', 'Guardar')
    await expect.element(page.getByText(/Su valor es “Mole”/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Conservar el mío' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})
