import type { ImportMap } from '@airshed/schemas'
import type { FileHead } from './fileHead.ts'

/** The format of a file whose columns have a known meaning. */
export interface ImportPreset {
  /** Stable id, for the command line and the API. */
  readonly id: string
  readonly name: { readonly en: string; readonly es: string }
  /** The description, program or publication by which the preset was written. */
  readonly source: string
  /** Whether a file has this format. No file has two. */
  recognizes(head: FileHead): boolean
  /** What the file leaves open; only for a file that it recognizes. */
  asks(head: FileHead): readonly PresetQuestion[]
  /**
   * The map of a file that it recognizes. What has no answer is left out.
   *
   * @param answers what its questions ask; see `presetMap`, which checks that nothing is missing
   */
  map(head: FileHead, answers: PresetAnswers): ImportMap
}

/** What somebody who knows the file says about it. */
export interface PresetAnswers {
  /** Serial of the device. */
  serial?: string
  /** Zone of its times: IANA name, or fixed as `UTC+1`. */
  zone?: string
  /** Year of its first row. */
  year?: number
  /** Pattern of its times. */
  timeFormat?: string
  /** Wire name of what its values are of. */
  parameter?: string
  /** Whether gases are in µg/m³ and mg/m³, or in ppb and ppm. */
  gasUnits?: string
  /** Which of the sites of a file is imported. */
  site?: string
}

/** What must be known before a file can be read. */
export interface PresetQuestion {
  about: keyof PresetAnswers
  /** A cell that does not tell; null: none is about it. */
  cell: string | null
  /** Possible answers; empty: any. */
  choices: readonly string[]
}

/** The map of a file, or what is missing for it. */
export type PresetMap = { map: ImportMap; open?: never } | { map?: never; open: PresetQuestion[] }

/**
 * The map of a file by its preset, if every question has an answer that it allows.
 *
 * @param head of a file that the preset recognizes
 */
export function presetMap(preset: ImportPreset, head: FileHead, answers: PresetAnswers): PresetMap {
  const open = preset.asks(head).filter(({ about, choices }) => {
    const answer = answers[about]
    return answer === undefined || (choices.length > 0 && !choices.includes(String(answer)))
  })
  return open.length > 0 ? { open } : { map: preset.map(head, answers) }
}

/** A question; without choices, any answer is allowed. */
export const ask = (
  about: keyof PresetAnswers,
  cell: string | null = null,
  choices: readonly string[] = [],
): PresetQuestion => ({ about, cell, choices })
