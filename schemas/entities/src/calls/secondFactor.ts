import {
  FactorTurnedOn,
  NewPasskey,
  PasskeyEdit,
  PasskeyOptions,
  RecoveryCodes,
  SecondFactor,
  TotpConfirmation,
  TotpEnrolment,
} from '../secondFactor.ts'
import { defineCall, Nothing } from './call.ts'
import { ById } from './params.ts'

const path = '/users/me/second_factor'

export const getSecondFactor = defineCall({
  method: 'GET',
  path,
  entity: 'users',
  summary: 'What a sign-in of the caller asks for besides the password',
  answer: SecondFactor,
  access: 'caller',
})

export const beginTotp = defineCall({
  method: 'POST',
  path: `${path}/totp`,
  entity: 'users',
  summary: 'Create a secret for an authenticator app; it counts once a code has confirmed it',
  answer: TotpEnrolment,
  isSecret: true,
  access: 'caller',
  audit: { none: 'nothing counts before it is confirmed' },
  changes: [],
})

export const confirmTotp = defineCall({
  method: 'PUT',
  path: `${path}/totp`,
  entity: 'users',
  summary: 'Confirm the app with a code: from now on each sign-in asks for one',
  body: TotpConfirmation,
  answer: FactorTurnedOn,
  isSecret: true,
  limit: { perMinute: 10, by: 'caller' },
  access: 'caller',
  audit: 'second-factor.added',
  changes: ['users'],
})

export const removeTotp = defineCall({
  method: 'DELETE',
  path: `${path}/totp`,
  entity: 'users',
  summary: 'Remove the app: its codes are no longer asked for',
  answer: Nothing,
  access: 'caller',
  audit: 'second-factor.removed',
  changes: ['users'],
})

export const beginPasskey = defineCall({
  method: 'POST',
  path: `${path}/passkey_options`,
  entity: 'users',
  summary: 'What a browser needs to create a passkey',
  answer: PasskeyOptions,
  isSecret: true,
  access: 'caller',
  audit: { none: 'nothing counts before the passkey is there' },
  changes: [],
})

export const addPasskey = defineCall({
  method: 'POST',
  path: `${path}/passkeys`,
  entity: 'users',
  summary: 'Add the passkey that a browser has created',
  body: NewPasskey,
  answer: FactorTurnedOn,
  isSecret: true,
  access: 'caller',
  audit: 'second-factor.added',
  changes: ['users'],
})

export const renamePasskey = defineCall({
  method: 'PUT',
  path: `${path}/passkeys/:id`,
  entity: 'users',
  summary: 'Rename a passkey',
  params: ById,
  body: PasskeyEdit,
  answer: Nothing,
  access: 'caller',
  audit: 'second-factor.renamed',
  changes: ['users'],
})

export const removePasskey = defineCall({
  method: 'DELETE',
  path: `${path}/passkeys/:id`,
  entity: 'users',
  summary: 'Remove a passkey',
  params: ById,
  answer: Nothing,
  access: 'caller',
  audit: 'second-factor.removed',
  changes: ['users'],
})

export const makeRecoveryCodes = defineCall({
  method: 'POST',
  path: `${path}/recovery_codes`,
  entity: 'users',
  summary: 'Create ten new recovery codes; older ones stop working',
  answer: RecoveryCodes,
  isSecret: true,
  access: 'caller',
  audit: 'second-factor.codes',
  changes: ['users'],
})

export const turnOffSecondFactor = defineCall({
  method: 'DELETE',
  path,
  entity: 'users',
  summary: 'Remove app, passkeys and recovery codes: only the password is asked for',
  answer: Nothing,
  access: 'caller',
  audit: 'second-factor.off',
  changes: ['users'],
})
