import { expect, it } from 'vitest'
import { foundNetworks } from './foundNetworks.ts'

it('lists each network once, the strongest first', () => {
  expect(
    foundNetworks({
      networks: [
        { ssid: 'Harbour', signal_dbm: -81, is_open: false },
        { ssid: 'Free', signal_dbm: -58, is_open: true },
        { ssid: 'Harbour', signal_dbm: -67, is_open: false },
        'Named only',
      ],
    }),
  ).toEqual([
    { ssid: 'Free', signal_dbm: -58, is_open: true },
    { ssid: 'Harbour', signal_dbm: -67, is_open: false },
    { ssid: 'Named only', signal_dbm: null, is_open: null },
  ])
})

it('lists no signal strength that no radio reports', () => {
  expect(foundNetworks({ networks: [{ ssid: 'a', signal_dbm: 40, is_open: 'yes' }] })).toEqual([
    { ssid: 'a', signal_dbm: null, is_open: null },
  ])
})

it.each([
  null,
  undefined,
  {},
  { networks: 'many' },
  { networks: [7, null, { ssid: '' }, { ssid: 'x'.repeat(33) }, { ssid: 5 }, []] },
])('lists no networks for %j', (answer) => {
  expect(foundNetworks(answer)).toEqual([])
})

it('lists a hundred networks at most', () => {
  const networks = Array.from({ length: 500 }, (_, index) => `net ${index}`)
  expect(foundNetworks({ networks })).toHaveLength(100)
})
