import { AUDIT_ACTIONS_BESIDE_CALLS, DEVICE_EVENTS } from '@airshed/schemas'
import { isChange } from '@airshed/schemas/calls'
import { ALL_CALLS } from '@airshed/schemas/calls/all'
import { expect, it } from 'vitest'
import { builtInScreen } from './find.ts'

const screen = builtInScreen('airshed.audit')

async function wordsAbout(prefix: string, locale: 'en' | 'es'): Promise<string[]> {
  const messages = await screen?.messages[locale]()
  if (messages === undefined) throw new Error('There is no screen of the audit log')
  const texts = 'default' in messages ? (messages.default as object) : messages
  return Object.keys(texts).flatMap((id) =>
    id.startsWith(prefix) ? [id.slice(prefix.length)] : [],
  )
}

const audited = ALL_CALLS.filter(isChange).flatMap(({ audit, entity }) =>
  typeof audit === 'string'
    ? [{ action: audit, entity }]
    : 'whileActing' in audit
      ? [{ action: audit.whileActing, entity }]
      : [],
)
const recorded = new Set<string>([
  ...audited.map(({ action }) => action),
  ...AUDIT_ACTIONS_BESIDE_CALLS,
  ...Object.values(DEVICE_EVENTS).flat(),
])

it.each(['en', 'es'] as const)(
  'the audit log has words for each action of every call (%s)',
  async (locale) => {
    expect((await wordsAbout('action.', locale)).toSorted()).toEqual([...recorded].toSorted())
  },
)

it('the audit log has words for each thing that calls change', async () => {
  const entities = new Set<string>(audited.map(({ entity }) => entity))
  const words = await wordsAbout('entity.', 'en')
  expect([...entities].filter((entity) => !words.includes(entity))).toEqual([])
})
