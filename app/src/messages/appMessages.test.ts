import { chartMessages } from '@airshed/charts'
import { hostMessages } from '@airshed/kit/provider'
import { uiMessages } from '@airshed/ui'
import { expect, it } from 'vitest'
import { appMessages, consoleTexts } from './appMessages.ts'
import es from './es.json' with { type: 'json' }

const placesOf = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).toSorted()

it('translates every text, with the same placeholders', () => {
  expect(Object.keys(es)).toEqual(Object.keys(appMessages.en))
  for (const [id, text] of Object.entries(appMessages.en)) {
    expect([id, placesOf(es[id as keyof typeof es])]).toEqual([id, placesOf(text)])
  }
})

it('adds the Spanish texts of the shell and of all packages once they are loaded', async () => {
  await consoleTexts.load('es')
  expect(appMessages.es).toEqual(es)
  expect(uiMessages.es['ui.noValue']).not.toBe(uiMessages.en['ui.noValue'])
  expect(chartMessages.es['charts.compass']).not.toBe(chartMessages.en['charts.compass'])
  expect(hostMessages.es['host.noData.title']).not.toBe(hostMessages.en['host.noData.title'])
})
