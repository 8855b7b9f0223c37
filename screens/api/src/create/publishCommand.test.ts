import { expect, it } from 'vitest'
import { publishCommand } from './publishCommand.ts'

it('names the server and the organization, and prompts for the token', () => {
  expect(publishCommand('https://air.example', 'org_city')).toBe(
    [
      'read -rs AIRSHED_TOKEN && export AIRSHED_TOKEN',
      'npx airshed-plugin publish https://air.example --organization org_city',
    ].join('\n'),
  )
})
