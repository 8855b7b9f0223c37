import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WEBHOOK_EVENT_TYPES, WEBHOOK_EVENTS } from '@airshed/schemas'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { EXAMPLES } from './examples.ts'
import { webhookEventsPage } from './webhookEventsPage.ts'

const page = 'docs/webhook-events.md'
const written = readFileSync(join(import.meta.dirname, '../../..', page), 'utf8')

it(`${page} is up to date with the schemas`, () => {
  expect(written).toBe(webhookEventsPage())
})

it(`${page} has a section for every type that a webhook can choose`, () => {
  const sections = [...written.matchAll(/^## (\S+)$/gm)].map(([, type]) => type)
  expect(sections).toEqual([...WEBHOOK_EVENT_TYPES, 'webhook.test'])
})

it.each(Object.entries(WEBHOOK_EVENTS))('the example of %s is valid', (type, schema) => {
  const example = EXAMPLES[type as keyof typeof EXAMPLES]
  expect([...Value.Errors(schema, example)]).toEqual([])
})
