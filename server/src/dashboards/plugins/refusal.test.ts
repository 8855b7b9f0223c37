import { expect, it } from 'vitest'
import { pluginRefused } from './refusal.ts'

it('names the place, what was expected and what came, with the cure', () => {
  const error = pluginRefused([
    { place: 'plugin.js:3:14', message: 'Expected no eval, got eval. Write the code out' },
    { place: 'manifest.json', message: 'The manifest of plugin acme.gauge is not valid.' },
  ])
  expect(error.statusCode).toBe(422)
  expect(error.message).toBe(
    'The plugin was refused, and nothing was stored. At plugin.js:3:14: expected no eval, got eval. Write the code out',
  )
  expect(error.issues).toEqual([
    { path: 'plugin.js:3:14', expected: 'no eval', got: 'eval. Write the code out' },
    {
      path: 'manifest.json',
      expected: 'a plugin that follows the rules',
      got: 'The manifest of plugin acme.gauge is not valid.',
    },
  ])
})

it('lists fifty reasons at most', () => {
  const problem = { place: 'plugin.js', message: 'Expected nothing, got something. Cure' }
  expect(pluginRefused(Array.from({ length: 400 }, () => problem)).issues).toHaveLength(50)
})
