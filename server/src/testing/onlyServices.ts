import { env } from 'node:process'

/**
 * Whether tests of several stores and buses leave out those that need no service: `npm test` has proven
 * these. The project of services in vitest.config.ts says so.
 */
export const onlyServices = (): boolean => env['TEST_ONLY_SERVICES'] === '1'
