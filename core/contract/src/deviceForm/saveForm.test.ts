import { describe, expect, it } from 'vitest'
import { deviceForm } from '../testsupport/plugins.fixture.ts'
import type { DeviceFormDefinition } from './definition.ts'
import { MAX_SENDS, saveForm, type SendPayload } from './saveForm.ts'

type Value = { flow: number }

const form = (changes: Partial<DeviceFormDefinition<Value>> = {}) =>
  deviceForm('sample.pump', { subject: 'sensor', match: { sensors: ['pump'] } }, changes)
const TOO_FAST = { path: '/configuration/flow', expected: '<= 2', got: '9' }

/** A server that answers each call in turn, the last answer for all that follow. */
function server(...answers: (readonly (typeof TOO_FAST)[] | Error)[]) {
  const got: unknown[] = []
  const send: SendPayload = (payload) => {
    const answer = answers[Math.min(got.length, answers.length - 1)] ?? []
    got.push(payload)
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
  return { got, send }
}

describe('a form without a save of its own', () => {
  it('sends its body once', async () => {
    const { got, send } = server([])
    expect(await saveForm(form(), { flow: 9 }, send)).toEqual([])
    expect(got).toEqual([{ configuration: { flow: 9 } }])
  })

  it('shows what the server refused at its own fields', async () => {
    const issuePath = (path: string) => path.replace('/configuration', '')
    expect(await saveForm(form({ issuePath }), { flow: 9 }, server([TOO_FAST]).send)).toEqual([
      { ...TOO_FAST, path: '/flow' },
    ])
    expect(await saveForm(form(), { flow: 9 }, server([TOO_FAST]).send)).toEqual([TOO_FAST])
  })

  it('fails as the call failed', async () => {
    const failing = saveForm(form(), { flow: 9 }, server(new Error('no server')).send)
    await expect(failing).rejects.toThrow('no server')
  })
})

describe('a form with a save of its own', () => {
  it('refuses its own issues, and sends nothing', async () => {
    const { got, send } = server([])
    const issue = { path: '/flow', expected: 'a flow that the pump reaches', got: '9' }
    const careful = form({ save: () => Promise.resolve([issue]) })
    expect(await saveForm(careful, { flow: 9 }, send)).toEqual([issue])
    expect(got).toEqual([])
  })

  it('sends its body in parts', async () => {
    const { got, send } = server([])
    const inParts = form({
      save: async ({ flow }, actions) => [
        ...(await actions.send({ enabled: 0 })),
        ...(await actions.send({ configuration: { flow } })),
      ],
    })
    expect(await saveForm(inParts, { flow: 9 }, send)).toEqual([])
    expect(got).toEqual([{ enabled: 0 }, { configuration: { flow: 9 } }])
  })

  it('allows a form to send again after a failure', async () => {
    const { got, send } = server(new Error('no server'), [])
    const stubborn = form({
      save: (_, actions) => actions.send({ first: 1 }).catch(() => actions.send({ second: 2 })),
    })
    expect(await saveForm(stubborn, { flow: 9 }, send)).toEqual([])
    expect(got).toHaveLength(2)
  })

  it.each<[string, DeviceFormDefinition<Value>['save']]>([
    [
      'keeps to itself what was refused',
      async (_, actions) => {
        await actions.send({})
        return []
      },
    ],
    [
      'does not wait for the answer',
      (_, actions) => {
        void actions.send({})
        return Promise.resolve([])
      },
    ],
  ])('counts no form as saved that %s', async (_, save) => {
    const changes = save === undefined ? {} : { save }
    expect(await saveForm(form(changes), { flow: 9 }, server([TOO_FAST]).send)).toEqual([TOO_FAST])
  })

  it.each<[string, unknown, string]>([
    ['neither sends nor refuses', [], 'PumpForm.save: expected it to send or to return issues'],
    ['says that all is well', true, 'PumpForm.save: expected a list of issues, got true'],
    ['says what is wrong in a text', ['no'], 'PumpForm.save: expected a list of issues'],
  ])('fails where the form %s', async (_, returned, text) => {
    const wrong = form({ save: () => Promise.resolve(returned as never) })
    await expect(saveForm(wrong, { flow: 9 }, server([]).send)).rejects.toThrow(text)
  })

  it(`makes no more than ${MAX_SENDS} calls`, async () => {
    const { got, send } = server([])
    const endless = form({
      async save(_, actions) {
        for (;;) await actions.send({})
      },
    })
    await expect(saveForm(endless, { flow: 9 }, send)).rejects.toThrow('expected at most 10 calls')
    expect(got).toHaveLength(MAX_SENDS)
  })

  it('sends of a body only what the caller lets through', async () => {
    const { got, send } = server([])
    const bodyOf = ({ configuration }: Record<string, unknown>) => ({ configuration })
    const flagged = form({ toPayload: ({ flow }) => ({ debug: 1, configuration: { flow } }) })
    await saveForm(flagged, { flow: 9 }, send, { bodyOf })
    expect(got).toEqual([{ configuration: { flow: 9 } }])
  })

  it('fails once it is late, and sends nothing after that', async () => {
    const { got, send } = server([])
    const { promise: late, reject: end } = Promise.withResolvers<never>()
    const { promise: waited, resolve: goOn } = Promise.withResolvers<undefined>()
    let ended: Promise<unknown> = Promise.resolve()
    const slow = form({
      save: (_, actions) => {
        const sending = waited.then(() => actions.send({ late: 1 }))
        ended = sending.catch((error: unknown) => error)
        return sending
      },
    })
    const saving = saveForm(slow, { flow: 9 }, send, { late })
    end(new Error('no answer in time'))
    await expect(saving).rejects.toThrow('no answer in time')
    goOn(undefined)
    expect(await ended).toMatchObject({ message: expect.stringContaining('was called after it') })
    expect(got).toEqual([])
  })

  it('cannot send once the save has ended', async () => {
    const { got, send } = server([])
    let later: SendPayload = send
    const sly = form({
      save: (_, actions) => {
        later = actions.send
        return actions.send({})
      },
    })
    await saveForm(sly, { flow: 9 }, send)
    await expect(later({ evil: 1 })).rejects.toThrow('was called after it')
    expect(got).toEqual([{}])
  })
})
