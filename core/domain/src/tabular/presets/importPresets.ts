import { airGradient } from './airGradient.ts'
import { airshed } from './airshed.ts'
import { aranet } from './aranet.ts'
import { dustTrak } from './dustTrak.ts'
import type { FileHead } from './fileHead.ts'
import { hobo } from './hobo.ts'
import { openair } from './openair.ts'
import { openSenseMap } from './openSenseMap.ts'
import type { ImportPreset } from './preset.ts'
import { purpleAir } from './purpleAir.ts'
import { sensorCommunity } from './sensorCommunity.ts'
import { sensortoolkit } from './sensortoolkit.ts'
import { toa5 } from './toa5.ts'
import { ukAir } from './ukAir.ts'
import { weatherLink } from './weatherLink.ts'

/** Formats of files with a known meaning, in the order in which lists show them. */
export const importPresets: readonly ImportPreset[] = [
  airshed,
  airGradient,
  aranet,
  toa5,
  weatherLink,
  hobo,
  openair,
  openSenseMap,
  purpleAir,
  sensorCommunity,
  dustTrak,
  ukAir,
  sensortoolkit,
]

/** The preset of a file; null: its format is none of them. */
export const recognizePreset = (head: FileHead): ImportPreset | null =>
  importPresets.find((preset) => preset.recognizes(head)) ?? null
