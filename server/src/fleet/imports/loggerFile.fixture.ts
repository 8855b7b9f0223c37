import type { ImportMap } from '@airshed/schemas'
import { mapFor } from './importer.fixture.ts'

/** What a logger writes: a preamble with a quote of its own, a status for each column. */
export const LOGGED = [
  '\ufeffStation "Harbour; serial 17',
  'Exported 2020-07-02',
  '',
  'Date / time;PM2.5;QC;Temp;Temp status;Operator',
  '07/01/2020 01:00 PM;7.5;V;21;0;a',
  '07/01/2020 02:00 PM;800;I;21;8;a',
  '07/01/2020 03:00 PM;900;F;-1000;0;a',
  '07/01/2020 04:00 PM;9.5;?;22;0;a',
].join('\r\n')
export const loggerMap = (serial: string): ImportMap =>
  mapFor(serial, {
    delimiter: ';',
    skipLines: 3,
    time: { column: 'Date / time', format: 'MM/dd/yyyy hh:mm a' },
    columns: {
      'PM2.5': {
        parameter: 'pm25',
        status: { column: 'QC', invalid: ['I'], fault: ['F'] },
      },
      Temp: { parameter: 'temperature', status: { column: 'Temp status', valid: ['0'] } },
    },
  })
const at = (hour: number) => Date.UTC(2020, 6, 1, hour)
export const PM_OF_LOGGER = [
  [at(13), 7.5],
  [at(14), null, 16],
  [at(15), null, 1],
  [at(16), 9.5],
]
export const TEMPERATURE_OF_LOGGER = [
  [at(13), 21],
  [at(14), null, 16],
  [at(15), null, 8],
  [at(16), 22],
]
