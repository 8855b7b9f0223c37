import { expect, it } from 'vitest'
import { sendCommand } from './sendCommand.ts'

it('names the server, and prompts for the key', () => {
  expect(sendCommand('https://air.example.org')).toBe(
    [
      'read -rs AIRSHED_KEY',
      `curl -H "X-Airshed-Key: $AIRSHED_KEY" -H 'Content-Type: application/json' \\`,
      `  https://air.example.org/ingest/json -d '{"serial":"test-1","readings":{"pm25":7.1}}'`,
    ].join('\n'),
  )
})
