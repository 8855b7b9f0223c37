import { describeScreen } from '@airshed/testing'
import { plugin } from './plugin.ts'
import { COMMANDS, FETCHED_SETTINGS, OPEN_SETTINGS } from './testsupport/channels.ts'
import { AIRGRADIENT, NEW, ONE_WAY } from './testsupport/fleet.ts'
import { flowForm } from './testsupport/flowForm.ts'
import { ledForm } from './testsupport/ledForm.ts'
import { SENSOR_SETTINGS, WITH_SENSORS } from './testsupport/sensors.ts'

describeScreen(plugin, {
  plugins: [ledForm, flowForm],
  server: {
    nodes: [...WITH_SENSORS, AIRGRADIENT, ONE_WAY, NEW],
    nodeSettings: {
      '1C00A3F7:0': { ...OPEN_SETTINGS, sensors: SENSOR_SETTINGS.sensors },
      [AIRGRADIENT.node_id]: FETCHED_SETTINGS,
    },
    deviceCommands: COMMANDS,
  },
  params: {
    list: {
      usual: {},
      'filtered and sorted': { status: ['online', 'hibernated'], sort: '-name' },
      'with a search': { search: 'mast' },
    },
    edit: {
      usual: { id: '1C00A3F7:0' },
      'of its sensors': { id: '1C00A3F7:0', tab: 'sensors' },
      'of its rights': { id: '1C00A3F7:0', tab: 'access' },
      'of a monitor that fetches its settings': { id: AIRGRADIENT.node_id },
      'of a device that only sends': { id: ONE_WAY.node_id },
      'of a device that may only be read': { id: '1C00B476:0' },
    },
    admin: {
      usual: { id: '1C00A3F7:0' },
      'of its files, of half an hour': { id: '1C00A3F7:0', tab: 'files', last: '30m' },
      'of a device of others': { id: '1C00B476:0' },
    },
    create: { usual: { id: NEW.node_id } },
    monitor: {
      usual: { id: '1C00A3F7:0' },
      'as a table': { id: '1C00A3F7:0', view: 'table' },
      'with limits, of a day': { id: '1C00A3F7:0', limits: true, last: '1d' },
      'of a device without readings or place': { id: '1C00B475:0' },
    },
    claim: { usual: {}, 'with serials': { serials: '1C00A3F7,1C00A3F8' } },
  },
})
