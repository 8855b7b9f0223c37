import { createAjv, definePage, defineScreen, type ScreenProps } from '@airshed/contract'
import { Type, type Static } from 'typebox'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FrameSubject } from '../bridge/hostMessages.ts'
import { noteWidget } from '../testsupport/noteWidget.tsx'
import { showInFrame } from '../testsupport/pluginFrame.ts'

describe('a page of a screen in its frame', () => {
  const params = Type.Object({
    id: Type.String(),
    hours: Type.Optional(Type.Integer({ minimum: 1, maximum: 24 })),
  })
  const screen = defineScreen({
    manifest: {
      kind: 'screen',
      id: 'sample.place',
      title: { en: 'Place', es: 'Lugar' },
      description: { en: 'A place', es: 'Un lugar' },
      pages: [{ id: 'record', path: 'places/:id', permission: 'read_devices', layout: 'page' }],
      permissions: [],
      engines: { airshed: '^0.2.0' },
    },
    messages: noteWidget().messages,
    pages: {
      record: definePage({
        params,
        loadValidator: () => Promise.resolve({ default: createAjv().compile(params) }),
        load: () =>
          Promise.resolve({
            default: ({ params: { id, hours }, setParams }: ScreenProps<Static<typeof params>>) => (
              <button type="button" onClick={() => setParams({ hours: (hours ?? 1) + 1 })}>
                {id}: {hours ?? 'no'} hours
              </button>
            ),
          }),
      }),
    },
  })
  const subject = (hours?: number): FrameSubject => ({
    kind: 'page',
    page: 'record',
    params: { id: 'quay', ...(hours === undefined ? {} : { hours }) },
  })

  it('draws the page with its parameters, and asks the console to change the address', async () => {
    const { session, reported } = await showInFrame({ plugin: screen, subject: subject() })
    await userEvent.click(page.getByRole('button', { name: 'quay: no hours' }))
    await expect
      .poll(() => reported)
      .toContain('{"name":"set-params","changes":{"hours":"2"},"replace":false}')
    session.setSubject(subject(2))
    await expect.element(page.getByRole('button', { name: 'quay: 2 hours' })).toBeVisible()
  })

  it('says that the console asks for a page that the plugin does not have', async () => {
    const { reported } = await showInFrame({
      plugin: screen,
      subject: { kind: 'page', page: 'list', params: {} },
    })
    await expect.poll(() => reported).toContain('opened')
    await expect.element(page.getByRole('alert')).toBeVisible()
  })
})
