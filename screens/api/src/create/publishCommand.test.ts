import { expect, it } from 'vitest'
import { publishCommand } from './publishCommand.ts'

it('names the server, the organization and the token', () => {
  expect(publishCommand('https://air.example', 'org_city', 'airshed_7Qm2')).toBe(
    'airshed-plugin publish https://air.example --organization org_city --token airshed_7Qm2',
  )
})
