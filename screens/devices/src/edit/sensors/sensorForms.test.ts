import { expect, it } from 'vitest'
import { sensorForms } from './sensorForms.ts'

const form = (name: string, match: { sensors?: string[]; families?: ['other'] }) => ({
  name,
  manifest: { match },
})
const dust = form('dust', { sensors: ['dust-trak'] })
const also = form('also', { sensors: ['dust-trak', 'data-ram'] })
const any = form('any', { families: ['other'] })

it.each([
  ['those that name its driver', [dust, also, any], [dust, also]],
  ['the one for any, where none does', [any, form('other any', { families: ['other'] })], [any]],
  ['none, where none is offered', [], []],
])('chooses the forms of a sensor: %s', (_, offered, expected) => {
  expect(sensorForms(offered, 'dust-trak')).toEqual(expected)
})
