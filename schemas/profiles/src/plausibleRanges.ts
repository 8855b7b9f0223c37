/** Values that a parameter can have, both ends included, in the unit of the parameter. */
export interface PlausibleRange {
  readonly min: number
  readonly max: number
}

const range = (min: number, max: number): PlausibleRange => ({ min, max })

/**
 * Particles: from 50 µg/m³ below zero, as monitors drift and scatter around zero in clean air, to the maximum of 400
 * mg/m³ that a photometer for dust and smoke reads (TSI DustTrak II 8530).
 */
const PARTICLES = range(-50, 400_000)

/**
 * Gases of electrochemical cells, ppb: from 100 ppb below zero, as the zero of a cell moves that far between 20 and 50
 * °C (30 nA at 275 nA/ppm), to the maximum of 200 ppm that it withstands (Alphasense SO2-B4, the widest range among the
 * cells for outdoor air).
 */
const CELL_GAS = range(-100, 200_000)

/**
 * Sound: from the reference of the level (20 µPa), below which no microphone of a monitor reads, to
 * where its pressure equals that of the air (101,325 Pa: 20 · lg (101,325 / 0.00002) dB).
 */
const SOUND = range(0, 194)

/** Gas indices of Sensirion, 1 to 500; 0 while the sensor warms up. */
const GAS_INDEX = range(0, 500)

/**
 * Volatile organic compounds, ppb: below zero as cells, as the zero of a photoionization detector is set in the same way
 * and drifts; up to the 1000 ppm of ethanol that a metal oxide sensor reads (Sensirion SGP30 and SGP40).
 */
const VOC = range(-100, 1_000_000)

/**
 * Formaldehyde, µg/m³: below zero by the accuracy at zero (20 ppb at 25 °C: Sensirion SFA30), up to what is immediately
 * dangerous to life (20 ppm: NIOSH), beyond which nobody measures air that people are in.
 */
const FORMALDEHYDE = range(-25, 25_000)

/**
 * The plausible range of each parameter by its id, with its source. Ranges are wide: hiding an extreme event would be
 * worse than letting a wrong value pass. A parameter without a source that bounds it is absent.
 */
export const PLAUSIBLE_RANGES: ReadonlyMap<string, PlausibleRange> = new Map([
  ['132:4', PARTICLES],
  ['132:5', PARTICLES],
  ['132:6', PARTICLES],
  ['132:7', PARTICLES],
  ['132:8', PARTICLES],
  ['132:9', PARTICLES],
  // Full scale of the Sensirion SCD30, and below zero its accuracy at zero.
  ['131:10', range(-30, 40_000)],
  ['140:11', VOC],
  ['140:12', GAS_INDEX],
  ['140:13', GAS_INDEX],
  // WMO-No. 8, annex 1.A: operational range of air temperature.
  ['128:1', range(-80, 60)],
  // Physical, with 5 % at both ends, where capacitive sensors that are not cut off overshoot.
  ['128:2', range(-5, 105)],
  // Bosch BME280, 300 to 1100 hPa: covers stations on mountains (WMO-No. 8: 500 to 1080 hPa) and readings that their
  // device reduced to sea level.
  ['128:3', range(300, 1100)],
  // WMO-No. 8, annex 1.A: operational ranges of wind speed, direction and gusts.
  ['150:1', range(0, 75)],
  ['150:2', range(0, 360)],
  ['150:3', range(0, 150)],
  // The record for one day, 1,825 mm (WMO archive of extremes, La Réunion 1966); below zero, the noise of weighing
  // gauges, equal to the smallest amount reported under WMO-No. 8.
  ['151:1', range(-0.1, 1825)],
  ['160:1', SOUND],
  ['160:2', SOUND],
  ['160:3', SOUND],
  ['170:1', CELL_GAS],
  ['170:2', CELL_GAS],
  ['170:3', CELL_GAS],
  // As the other cells, ppm: 400 nA at 450 nA/ppm below zero, up to 2000 ppm (Alphasense CO-B4).
  ['170:4', range(-1, 2000)],
  // The sum of two gases.
  ['170:5', range(-200, 400_000)],
  ['170:6', CELL_GAS],
  ['180:1', FORMALDEHYDE],
  // Extra-low voltage of direct current (IEC 61140).
  ['190:1', range(0, 120)],
])
