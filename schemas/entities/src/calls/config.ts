import { PublicConfig } from '../session.ts'
import { defineCall } from './call.ts'

export const getConfig = defineCall({
  method: 'GET',
  path: '/config',
  entity: 'config',
  summary: 'What the console must know before anybody has signed in',
  answer: PublicConfig,
  access: 'public',
})
