import {
  fileHead,
  importPresets,
  presetMap,
  recognizePreset,
  type ImportPreset,
  type PresetAnswers,
  type PresetQuestion,
} from '@airshed/domain/tabular'
import type { ImportMap } from '@airshed/schemas'
import { refuseSavedWidget, type CompletedMap } from './completeMap.ts'
import { ImportError } from './importError.ts'
import { readBeginning } from './readBeginning.ts'

/**
 * The map of a file by its format.
 *
 * @param id of the preset; undefined: the file is recognized
 * @param said part of a map, which is kept
 * @throws ImportError if the file has another format or none, or leaves open what has no answer
 */
export async function completeByPreset(
  file: string,
  id: string | undefined,
  answers: PresetAnswers,
  said: Partial<ImportMap>,
): Promise<CompletedMap> {
  const { text, isWhole, encoding } = await readBeginning(file, said.encoding)
  refuseSavedWidget(text)
  const head = fileHead(text, isWhole)
  const recognized = recognizePreset(head)
  const preset = id === undefined ? recognized : presetById(id)
  if (preset === null) {
    throw new ImportError(
      `The file ${file} has none of the known formats (${names()}): add --map, which says what its columns mean`,
    )
  }
  if (recognized !== preset) {
    const instead = recognized === null ? '' : `: it looks like ${title(recognized)}`
    throw new ImportError(`The file ${file} is not ${title(preset)}${instead}`)
  }
  const { map, open } = presetMap(preset, head, answers)
  if (open !== undefined) {
    throw new ImportError(
      `The file ${file} is recognized as ${title(preset)}. It leaves open:\n  ${open.map(questionText).join('\n  ')}`,
    )
  }
  return {
    map: { ...map, ...said, time: { ...map.time, ...said.time } },
    encoding,
    table: null,
    preset,
  }
}

function presetById(id: string): ImportPreset {
  const preset = importPresets.find((known) => known.id === id)
  if (preset !== undefined) return preset
  throw new ImportError(`Expected one of ${names()} in --preset, got ${id}`)
}

const names = () => importPresets.map(({ id }) => id).join(', ')
const title = ({ id, name }: ImportPreset) => `${name.en} (${id})`

function questionText({ about, cell, choices }: PresetQuestion): string {
  const [what, option] = QUESTIONS[about]
  const seen = cell === null ? '' : ` ("${cell}")`
  const values = choices.map((choice) => JSON.stringify(choice)).join(' or ')
  return `${what}${seen}: add ${option}${values === '' ? '' : ` ${values}`}`
}

const QUESTIONS: Readonly<Record<keyof PresetAnswers, readonly [what: string, option: string]>> = {
  serial: ['the serial of the device', '--serial'],
  zone: ['the zone of its times', '--zone, such as Europe/Berlin or UTC+1'],
  year: ['the year of its first row', '--year'],
  timeFormat: ['which number of its dates is the day', '--time-format'],
  parameter: ['what its values are of', '--parameter'],
  gasUnits: ['whether its gases are by mass, in µg/m³, or by volume, in ppb', '--gas-units'],
  site: ['which of its sites is imported', '--site'],
}
