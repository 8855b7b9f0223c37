/** `coefficient · raw^power · humidity^humidityPower`; humidity in %. */
interface CorrectionTerm {
  readonly coefficient: number
  /** Of the raw value; default 0. */
  readonly power?: number
  /** Of the relative humidity; default 0. */
  readonly humidityPower?: 1
}

/** A sum of terms for raw values below a bound. */
interface CorrectionPiece {
  /** In the unit of the preset, exclusive; absent for the last piece. */
  readonly below?: number
  readonly terms: readonly CorrectionTerm[]
}

/** A correction that was published for a kind of sensor. */
export interface CorrectionPreset {
  readonly id: string
  readonly name: string
  /** The parameter that it corrects, and the unit of its raw and corrected values. */
  readonly parameter: string
  readonly unit: string
  /** The parameter whose reading of the same time it needs besides; absent: none. */
  readonly humidity?: string
  /** In the order of their bounds. */
  readonly pieces: readonly CorrectionPiece[]
  /** Corrected values below it become it; absent: they stay as they are. */
  readonly least?: number
  readonly source: string
}

const RELATIVE_HUMIDITY = '128:2'

const EPA_ATM: readonly CorrectionPiece[] = [
  {
    below: 30,
    terms: [
      { coefficient: 0.524, power: 1 },
      { coefficient: -0.0862, humidityPower: 1 },
      { coefficient: 5.75 },
    ],
  },
  // The published blends of two lines, (1 − w)·a + w·b with w rising from 0 to 1, multiplied out.
  {
    below: 50,
    terms: [
      { coefficient: 0.0131, power: 2 },
      { coefficient: 0.131, power: 1 },
      { coefficient: -0.0862, humidityPower: 1 },
      { coefficient: 5.75 },
    ],
  },
  {
    below: 210,
    terms: [
      { coefficient: 0.786, power: 1 },
      { coefficient: -0.0862, humidityPower: 1 },
      { coefficient: 5.75 },
    ],
  },
  {
    below: 260,
    terms: [
      { coefficient: 1.768e-5, power: 3 },
      { coefficient: -0.0056328, power: 2 },
      { coefficient: 1.13352, power: 1 },
      { coefficient: 0.001724, power: 1, humidityPower: 1 },
      { coefficient: -0.44824, humidityPower: 1 },
      { coefficient: 17.4428 },
    ],
  },
  {
    terms: [
      { coefficient: 8.84e-4, power: 2 },
      { coefficient: 0.69, power: 1 },
      { coefficient: 2.966 },
    ],
  },
]

const EPA_SLIDES =
  'US EPA, “Sensor Data Cleaning and Correction: Application on the AirNow Fire and Smoke Map” (cfpub.epa.gov, record 353088), slide 26'

/** All published corrections that can be chosen by name. */
export const CORRECTION_PRESETS: readonly CorrectionPreset[] = [
  {
    id: 'us-epa-purpleair-2021',
    name: 'US EPA for PurpleAir (PM2.5 ATM, humidity)',
    parameter: '132:5',
    unit: 'µg/m³',
    humidity: RELATIVE_HUMIDITY,
    pieces: EPA_ATM,
    source: EPA_SLIDES,
  },
  {
    id: 'airgradient-pms5003-epa',
    name: 'AirGradient for Plantower PMS5003 (PM2.5, humidity)',
    parameter: '132:5',
    unit: 'µg/m³',
    humidity: RELATIVE_HUMIDITY,
    pieces: EPA_ATM,
    least: 0,
    source: `AirGradient firmware, “EPA 2021” (github.com/airgradienthq/arduino, issue 182), which sets negative values to 0; ${EPA_SLIDES}`,
  },
]

/** The published correction of this id; undefined: there is none. */
export const correctionPresetById = (id: string): CorrectionPreset | undefined =>
  CORRECTION_PRESETS.find((preset) => preset.id === id)
