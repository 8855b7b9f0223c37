import { lazyDeviceForm, type AnyDeviceFormDefinition, type SendPayload } from '@airshed/contract'
import { NetworkError } from '@airshed/data'
import { clearPage, createPage, type PageOptions } from '@airshed/kit/testing'
import type { Sensor } from '@airshed/schemas'
import { Type } from 'typebox'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pluginShell } from '../installed/pluginShell.ts'
import { PluginLoadError } from '../widget/pluginResource.ts'
import { installedNote } from '../testsupport/installedNote.ts'
import { pump, pumpForm, type PumpSettings } from '../testsupport/pumpForm.ts'
import { framePage } from '../testsupport/sandboxedFrame.ts'
import { DeviceFormHost } from './DeviceFormHost.tsx'
import { LoadedDeviceForm } from './LoadedDeviceForm.tsx'
import { loadDefinition } from './formParts.ts'
import { SAVE_WITHIN_MS } from './saveTimes.ts'

afterEach(() => {
  clearPage()
  vi.useRealTimers()
})

function show(
  definition: AnyDeviceFormDefinition,
  send: SendPayload,
  { isTrial = false, ...options }: PageOptions & { isTrial?: boolean } = {},
) {
  const all = createPage(options)
  all.draw(<DeviceFormHost device={pump(2)} {...{ definition, send, isTrial }} />)
  return all
}

/** Accepts what a form sends, and keeps it. */
const saving =
  (sent: unknown[]): SendPayload =>
  (payload) => {
    sent.push(payload)
    return Promise.resolve([])
  }
const flow = () => page.getByRole('textbox', { name: 'Flow' })
const save = () => userEvent.click(page.getByRole('button', { name: 'Save' }))
const state = () => page.getByRole('status')

describe('a form of device settings', () => {
  it('sends settings as the device takes them, and says that they are saved', async () => {
    let finish: (issues: []) => void = () => undefined
    const sent: unknown[] = []
    show(pumpForm(), (payload) => {
      sent.push(payload)
      return new Promise((resolve) => {
        finish = resolve
      })
    })
    await userEvent.fill(flow(), '3')
    await expect.element(state()).toHaveTextContent('Unsaved changes')
    await save()
    await expect.element(state()).toHaveTextContent('Saving')
    await expect.element(flow()).toBeDisabled()
    finish([])
    await expect.element(state()).toHaveTextContent('Saved')
    expect(sent).toEqual([{ configuration: { flow: 3 } }])
  })

  it('marks refused settings at their field', async () => {
    const issues = [{ path: '/configuration/flow', expected: '<= 2', got: '3' }]
    show(pumpForm(), () => Promise.resolve(issues))
    await userEvent.fill(flow(), '3')
    await save()
    await expect.element(page.getByText('Not saved')).toBeVisible()
    await expect.element(flow()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByText(/<= 2/)).toBeVisible()
  })

  it('says that settings that did not reach the server are not saved', async () => {
    show(pumpForm(), () => Promise.reject(new NetworkError('PUT', 'sensors/N1', null)))
    await save()
    await expect.element(page.getByText('Not saved')).toBeVisible()
    expect(state().element().textContent).toBe('')
  })

  it('says of a trial that nothing was saved', async () => {
    show(pumpForm(), () => Promise.resolve([]), { isTrial: true })
    await save()
    await expect.element(state()).toHaveTextContent('Tried: nothing was saved')
  })

  it('gives up saving where no answer comes in time', async () => {
    show(pumpForm({ save: () => new Promise(() => undefined) }), () => Promise.resolve([]))
    await expect.element(flow()).toBeVisible()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    page
      .getByRole('button', { name: 'Save' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await vi.advanceTimersByTimeAsync(SAVE_WITHIN_MS)
    vi.useRealTimers()
    await expect.element(page.getByText(/No answer within 30 s/)).toBeVisible()
  })
})

describe('settings that a device never reported', () => {
  const schema = Type.Unsafe<PumpSettings>(
    Type.Object(
      { flow: Type.Number({ default: 1 }), debug: Type.Optional(Type.Boolean({ default: false })) },
      { additionalProperties: false },
    ),
  )
  const form = pumpForm({
    schema,
    messages: {
      en: () => Promise.resolve({ default: { 'config.flow': 'Flow', 'config.debug': 'Debug' } }),
      es: () =>
        Promise.resolve({ default: { 'config.flow': 'Caudal', 'config.debug': 'Depuración' } }),
    },
    fromDevice: ({ configuration }) => ({ flow: Number(configuration['flow'] ?? 1) }),
    toPayload: ({ flow, debug }: PumpSettings & { debug?: boolean }) => ({
      ...(debug === undefined ? {} : { debug: Number(debug) }),
      configuration: { flow },
    }),
  })
  const following = (changes: Partial<Sensor>) => {
    const sent: unknown[] = []
    const all = createPage()
    const report = (newer: Partial<Sensor>) =>
      all.draw(
        <DeviceFormHost device={{ ...pump(2), ...newer }} definition={form} send={saving(sent)} />,
      )
    report(changes)
    return { sent, report }
  }
  const opened = (changes: Partial<Sensor>) => following(changes).sent
  const debug = () => page.getByRole('combobox', { name: 'Debug' })

  it('shows unreported settings as unknown, and does not send them with changes', async () => {
    const sent = opened({ configuration: {}, unreported: ['debug'] })
    await expect.element(flow()).toHaveAttribute('placeholder', 'Unknown')
    await expect.element(page.getByText(/never reported what is shown as unknown/)).toBeVisible()
    await userEvent.selectOptions(debug(), 'On')
    await save()
    expect(sent).toEqual([{ debug: 1, configuration: {} }])
  })

  it('sends unreported settings once the user enters them, even as their defaults', async () => {
    const sent = opened({ configuration: {}, unreported: ['debug'] })
    await userEvent.fill(flow(), '1')
    await userEvent.selectOptions(debug(), 'Off')
    await save()
    expect(sent).toEqual([{ debug: 0, configuration: { flow: 1 } }])
  })

  it('sends settings with the others once the device reports them', async () => {
    const { sent, report } = following({ configuration: {}, unreported: ['debug'] })
    await expect.element(flow()).toHaveAttribute('placeholder', 'Unknown')
    report({ configuration: { flow: 4 } })
    await expect.element(flow()).toHaveValue('4')
    await expect.element(page.getByRole('checkbox', { name: 'Debug' })).not.toBeChecked()
    expect(debug().query()).toBeNull()
    expect(page.getByText(/shown as unknown/).query()).toBeNull()
    await userEvent.click(page.getByText('Debug'))
    await save()
    expect(sent).toEqual([{ debug: 1, configuration: { flow: 4 } }])
  })

  it('conflicts with reported settings only where the user entered them', async () => {
    const { sent, report } = following({ configuration: {}, unreported: ['debug'] })
    await userEvent.fill(flow(), '3')
    report({ configuration: { flow: 4 } })
    await expect
      .element(page.getByText('Changed elsewhere meanwhile to 4. Yours is 3.'))
      .toBeVisible()
    expect(page.getByRole('button', { name: 'Keep mine' }).elements()).toHaveLength(1)
    await userEvent.click(page.getByRole('button', { name: 'Keep mine' }))
    await save()
    expect(sent).toEqual([{ debug: 0, configuration: { flow: 3 } }])
  })

  it('shows settings as unknown again once they are no longer requested', async () => {
    const { sent, report } = following({ configuration: { flow: 4 } })
    await expect.element(flow()).toHaveValue('4')
    report({ configuration: {} })
    await expect.element(flow()).toHaveAttribute('placeholder', 'Unknown')
    await expect.element(flow()).toHaveValue('')
    await userEvent.click(page.getByText('Debug'))
    await save()
    expect(sent).toEqual([{ debug: 1, configuration: {} }])
  })

  it('tells reported settings from unknown ones', async () => {
    const sent = opened({ configuration: { flow: 1 } })
    await expect.element(flow()).toHaveValue('1')
    expect(page.getByText(/shown as unknown/).query()).toBeNull()
    await userEvent.click(page.getByText('Debug'))
    await save()
    expect(sent).toEqual([{ debug: 1, configuration: { flow: 1 } }])
  })
})

describe('a form known by its manifest', () => {
  const form = pumpForm()
  const opened = (load: () => Promise<{ default: AnyDeviceFormDefinition }>) => {
    const offered = lazyDeviceForm(form.manifest, load)
    const draw = () =>
      createPage().draw(
        <LoadedDeviceForm form={offered}>
          {(definition) => (
            <DeviceFormHost
              device={pump(2)}
              definition={definition}
              send={() => Promise.resolve([])}
            />
          )}
        </LoadedDeviceForm>,
      )
    return { offered, draw }
  }

  it('loads a form once, when it is opened', async () => {
    const load = vi.fn(() => Promise.resolve({ default: form }))
    const { draw } = opened(load)
    expect(load).not.toHaveBeenCalled()
    draw()
    await expect.element(flow()).toHaveValue('2')
    clearPage()
    draw()
    await expect.element(flow()).toHaveValue('2')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('loads a form again after a failure', async () => {
    const load = vi.fn(() => Promise.reject<{ default: typeof form }>(new Error('offline')))
    const { offered } = opened(load)
    const failure: unknown = await loadDefinition(offered).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(PluginLoadError)
    load.mockResolvedValue({ default: form })
    ;(failure as PluginLoadError).forget()
    expect(await loadDefinition(offered)).toBe(form)
  })
})

describe('the form of an isolated plugin', () => {
  it('saves nothing by itself, gets an answer, and is reported', async () => {
    const reported: unknown[] = []
    const saved: unknown[] = []
    const byItself = `
      if (m.kind === 'open') {
        say({ kind: 'opened' })
        say({ kind: 'act', action: { name: 'save', question: 4, payload: { flow: 9 } } })
      }
      if (m.kind === 'saved') {
        say({ kind: 'failed', where: String(m.question), message: m.answer.problem, isFatal: false })
      }`
    const definition = pluginShell(
      installedNote({
        id: 'sample.pump',
        version: '1.0.9',
        manifest: { ...pumpForm().manifest },
        frame_url: framePage(byItself),
      }),
    ) as AnyDeviceFormDefinition
    show(definition, saving(saved), {
      fetch(_input, init) {
        reported.push(JSON.parse(String(init?.body)))
        return Promise.resolve(new Response(null, { status: 204 }))
      },
    })
    await expect
      .poll(() => reported)
      .toMatchObject([
        { kind: 'overreached', detail: expect.stringContaining('It tried to save') as string },
        { kind: 'failed', detail: expect.stringContaining('4: The console did not') as string },
      ])
    expect(saved).toEqual([])
  })
})
