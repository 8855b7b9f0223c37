import { expect, it } from 'vitest'
import { validatorRequest } from './validatorRequest.ts'

it.each([
  ['./config.ts?validator', { module: './config.ts', kind: 'validator' }],
  [
    '/src/config.ts?form-validator&t=1763806800000',
    { module: '/src/config.ts', kind: 'form-validator' },
  ],
  ['./forms.ts?validators', { module: './forms.ts', kind: 'validators' }],
  ['./config.ts', null],
  ['./config.ts?raw', null],
  ['./config.ts?validatory', null],
  ['./page.html?next=validator', null],
])('the import %s asks for %o', (id, expected) => {
  expect(validatorRequest(id)).toEqual(expected)
})
