import type { ImportMap } from '@airshed/schemas'
import type { FileHead, HeadTable } from './fileHead.ts'
import type { ImportPreset, PresetAnswers, PresetQuestion } from './preset.ts'

/** A format that is recognized by the table in it. */
export interface TablePreset extends Pick<ImportPreset, 'id' | 'name' | 'source'> {
  /** The table of a file; null: the file has another format. */
  tableOf(head: FileHead): HeadTable | null
  asks(table: HeadTable, head: FileHead): readonly PresetQuestion[]
  map(table: HeadTable, answers: PresetAnswers, head: FileHead): ImportMap
}

/** A preset by the table that it finds. */
export function definePreset({ tableOf, asks, map, ...named }: TablePreset): ImportPreset {
  const found = (head: FileHead): HeadTable => {
    const table = tableOf(head)
    if (table === null) throw new Error(`The file is not one of the preset ${named.id}`)
    return table
  }
  return {
    ...named,
    recognizes: (head) => tableOf(head) !== null,
    asks: (head) => asks(found(head), head),
    map: (head, answers) => map(found(head), answers, head),
  }
}
