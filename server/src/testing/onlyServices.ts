import { env } from 'node:process'

/**
 * Whether tests of several stores and buses skip those that need no service, as `npm test` already covers these.
 * Set by the services project in vitest.config.ts.
 */
export const onlyServices = (): boolean => env['TEST_ONLY_SERVICES'] === '1'
