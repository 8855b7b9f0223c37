import { createLeaveControl, LeaveContext, type LeaveControl } from '@airshed/console-kit'
import { createPluginIntl, type Node, type PluginIntl } from '@airshed/kit'
import {
  createTestAirshed,
  drawPage,
  TEST_TIMEZONE,
  type DrawnPage,
  type FakeServerOptions,
  type TestAirshed,
} from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import en from '../messages/en.json'
import es from '../messages/es.json'
import { FLEET } from '../testsupport/fleet.ts'
import { SCRIPTS } from '../testsupport/scripts.ts'
import { FilesTab } from './FilesTab.tsx'

const [QUAY] = FLEET as [Node]
const PATH = 'nodes/1C00A3F7%3A0/scripts'

let drawn: DrawnPage | null = null
let airshed: TestAirshed
let control: LeaveControl
afterEach(() => {
  const problems = drawn?.problems()
  drawn?.unmount()
  drawn = null
  expect(problems ?? []).toEqual([])
})

interface Opened {
  server?: FakeServerOptions
  node?: Node
  locale?: 'en_US' | 'es_ES'
  theme?: 'light' | 'dark'
  widthPx?: number
}
async function open({ server, node = QUAY, locale = 'en_US', theme, widthPx }: Opened = {}) {
  const options = { nodes: FLEET, nodeScripts: SCRIPTS, locale, ...server }
  airshed = createTestAirshed(theme === undefined ? options : { ...options, theme })
  const intl: PluginIntl = createPluginIntl(
    { en, es },
    { locale, timezone: TEST_TIMEZONE },
    (error) => void airshed.errors.push(error.message),
  )
  control = createLeaveControl()
  drawn = await drawPage(
    airshed,
    <LeaveContext value={control}>
      <FilesTab node={node} intl={intl} />
    </LeaveContext>,
  )
  drawn.container.style.width = `${widthPx ?? 1000}px`
}
const editor = (name = 'main.lua') => page.getByRole('textbox', { name: `Text of ${name}` })
const file = (name: string) =>
  page
    .getByRole('navigation', { name: 'Files' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
const click = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const goToStart = async (name = 'main.lua') => {
  await userEvent.click(editor(name))
  await userEvent.keyboard('{Control>}{Home}{/Control}')
}
/** Types at the beginning of the text, all of it before anything else happens. */
const type = async (text: string, name = 'main.lua') => {
  await goToStart(name)
  document.execCommand('insertText', false, text)
  // The editor reads what changed in its text.
  await new Promise((drawn) => requestAnimationFrame(drawn))
}
const saves = () =>
  airshed.calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => ({ path, body }))
/** What stands in a part of the page. */
const words = (part: Locator = editor()) => expect.poll(() => part.query()?.textContent)
/** Something was sent, and nothing is left to send. */
const saved = async () => {
  await expect.poll(() => saves().length).toBeGreaterThan(0)
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
}

describe('the files of a device', () => {
  it('lists files with their state, and opens main.lua first', async () => {
    await open()
    await expect.element(file('main.lua')).toHaveAttribute('aria-current', 'true')
    await words(file('main.lua')).toContain('On the device since 11:32')
    await words(file('heater.lua')).toContain('Refused by the device: Line 2: if has no end')
    await words(file('old.lua')).toContain('To be removed by the device since')
    await words().toContain('local INTERVAL_S = 60')
    await expect.element(page.getByText('Refused by the device').nth(1)).not.toBeInTheDocument()
  })

  it('says that there are no files, and creates the first one', async () => {
    await open({ server: { nodeScripts: [] } })
    await expect.element(page.getByText('No files yet')).toBeVisible()
    await click('New file')
    await userEvent.fill(page.getByRole('textbox', { name: 'File name' }), '.hidden')
    await click('Create')
    await expect.element(page.getByText(/Only letters, digits/)).toBeVisible()
    await userEvent.fill(page.getByRole('textbox', { name: 'File name' }), 'wind.lua')
    await click('Create')
    await expect.element(editor('wind.lua')).toBeVisible()
    expect(saves()).toEqual([{ path: `${PATH}/wind.lua`, body: { text: '', based_on: null } }])
  })

  it('offers to reload files that could not be loaded', async () => {
    await open({ server: { failures: { [PATH]: 503 } } })
    await expect.element(page.getByText('The files could not be loaded')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('opens files read-only for those who may not change them', async () => {
    await open({ node: { ...QUAY, actions: ['list', 'read'] } })
    await expect.element(editor()).toHaveAttribute('aria-readonly', 'true')
    await expect.element(page.getByText(/You may read this file/)).toBeVisible()
    await type('x')
    expect(page.getByRole('button', { name: 'Delete' }).query()).toBeNull()
    expect(page.getByRole('button', { name: 'New file' }).query()).toBeNull()
    await click('Versions')
    await expect.element(page.getByRole('dialog').getByText(/^3: Olga Owner/)).toBeVisible()
    expect(saves()).toEqual([])
  })
})

describe('the text of a file', () => {
  it('saves the text while somebody types', async () => {
    await open()
    await type('-- mine ')
    await saved()
    await expect
      .poll(() => saves().at(-1)?.body)
      .toMatchObject({
        text: expect.stringMatching(/^-- mine -- Reads every sensor/),
      })
    expect(saves()[0]).toMatchObject({ path: `${PATH}/main.lua`, body: { based_on: 3 } })
    await words(file('main.lua')).toContain('Waiting for the device since')
  })

  it('keeps a text that could not be saved, and saves it on request', async () => {
    const failures: Record<string, number> = {}
    await open({ server: { failures } })
    await expect.element(editor()).toBeVisible()
    failures[`${PATH}/main.lua`] = 0
    await type('x')
    await expect.element(page.getByText(/^Not saved/)).toBeVisible()
    delete failures[`${PATH}/main.lua`]
    await click('Try again')
    await saved()
    await words().toContain('x-- Reads')
  })

  it('keeps what was typed while another file is shown', async () => {
    await open()
    await type('-- mine ')
    await userEvent.click(file('heater.lua'))
    await words(editor('heater.lua')).toContain('if humidity > 75')
    await userEvent.click(file('main.lua'))
    await words().toContain('-- mine -- Reads')
    await saved()
    expect(saves().at(-1)).toMatchObject({ path: `${PATH}/main.lua` })
  })

  it('indents by Tab, and leaves the editor by Escape and Tab', async () => {
    await open()
    await goToStart()
    await userEvent.keyboard('{Tab}')
    await expect
      .poll(() => saves().at(-1)?.body)
      .toMatchObject({
        text: expect.stringMatching(/^ {2}-- Reads/),
      })
    await expect.element(editor()).toHaveFocus()
    await userEvent.keyboard('{Escape}{Tab}')
    await expect.element(editor()).not.toHaveFocus()
  })
})

describe('a file that somebody else saved meanwhile', () => {
  const theirs = { 'main.lua': { text: 'print("theirs")', by: 'Ana' } }

  it('asks which text to keep, and keeps the other among the versions', async () => {
    await open({ server: { scriptsSavedMeanwhile: theirs } })
    await type('-- mine ')
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(/Ana saved version 4, 13:00/)).toBeVisible()
    await expect.element(dialog.getByText('print("theirs")')).toBeVisible()
    await click('Keep mine')
    await saved()
    expect(saves().at(-1)?.body).toMatchObject({
      based_on: 4,
      text: expect.stringMatching(/^-- mine /),
    })
    await click('Versions')
    await click('Show version 4')
    await expect.element(page.getByRole('dialog').getByText('print("theirs")')).toBeVisible()
  })

  it('replaces the text with the other one, and undo restores the reader’s own', async () => {
    await open({ server: { scriptsSavedMeanwhile: theirs } })
    await type('-- mine ')
    await click('Take theirs')
    await words().toBe('print("theirs")')
    const before = saves().length
    await userEvent.click(editor())
    await userEvent.keyboard('{Control>}z{/Control}')
    await words().toContain('-- mine -- Reads')
    await expect.poll(() => saves().length).toBeGreaterThan(before)
    expect(saves().at(-1)?.body).toMatchObject({ based_on: 4 })
  })

  it('saves nothing until a postponed choice is made', async () => {
    await open({ server: { scriptsSavedMeanwhile: theirs } })
    await type('-- mine ')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    const before = saves().length
    await type('more ')
    await expect.element(page.getByText('Not saved')).toBeVisible()
    await click('Decide')
    await click('Keep mine')
    await saved()
    expect(saves()).toHaveLength(before + 1)
    expect(saves().at(-1)?.body).toMatchObject({ text: expect.stringMatching(/^more -- mine /) })
  })
})

describe('leaving the files', () => {
  const leave = (): string[] => {
    const left: string[] = []
    control.leave(() => void left.push('devices'))
    return left
  }
  const question = () => page.getByRole('dialog', { name: 'Leave without saving?' })

  it('saves the last typed text without a question', async () => {
    await open()
    await type('-- mine ')
    const left = leave()
    await expect.poll(() => left).toEqual(['devices'])
    expect(saves().at(-1)?.body).toMatchObject({ text: expect.stringMatching(/^-- mine /) })
    expect(question().query()).toBeNull()
  })

  it('asks before leaving while the text of any file could not be saved', async () => {
    const failures: Record<string, number> = {}
    await open({ server: { failures } })
    await expect.element(editor()).toBeVisible()
    failures[`${PATH}/main.lua`] = 0
    await type('x')
    await expect.element(page.getByText(/^Not saved/)).toBeVisible()
    await userEvent.click(file('heater.lua'))
    await words(editor('heater.lua')).toContain('if humidity > 75')
    const left = leave()
    await userEvent.click(question().getByRole('button', { name: 'Cancel' }))
    expect(left).toEqual([])
    await userEvent.click(file('main.lua'))
    await words().toContain('x-- Reads')
    delete failures[`${PATH}/main.lua`]
    const leftThen = leave()
    await expect.poll(() => leftThen).toEqual(['devices'])
  })

  it('asks before leaving while a conflict is open', async () => {
    await open({ server: { scriptsSavedMeanwhile: { 'main.lua': { text: 'theirs', by: 'Ana' } } } })
    await type('x')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('Not saved')).toBeVisible()
    const left = leave()
    await userEvent.click(question().getByRole('button', { name: 'Discard changes' }))
    expect(left).toEqual(['devices'])
  })
})

describe('a version of a file', () => {
  it('restores an old version as a new one', async () => {
    await open()
    await type('-- worse ')
    await saved()
    await click('Versions')
    await click('Show version 3')
    await click('Restore')
    await words().toMatch(/^-- Reads/)
    expect(saves().at(-1)?.body).toMatchObject({ restored_from: 3 })
  })
})

describe('deleting a file', () => {
  it('deletes a file only after confirmation, and brings it back', async () => {
    await open()
    await expect.element(editor()).toBeVisible()
    await click('Delete')
    expect(airshed.calls.filter(({ method }) => method === 'DELETE')).toEqual([])
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Delete' }))
    await expect.element(page.getByText('main.lua is deleted')).toBeVisible()
    await click('Bring back')
    await words().toContain('-- Reads every sensor')
    expect(saves()).toEqual([
      {
        path: `${PATH}/main.lua`,
        body: expect.objectContaining({ based_on: null, restored_from: 3 }),
      },
    ])
  })
})

it('fits the files on a phone, in Spanish and dark', async () => {
  await page.viewport(390, 800)
  await open({ locale: 'es_ES', theme: 'dark', widthPx: 390 })
  await expect.element(page.getByRole('button', { name: 'Archivo nuevo' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Texto de main.lua' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
