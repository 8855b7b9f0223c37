import { validatorRequest } from '@airshed/vite-plugin'
import { parseSync } from 'vite'

/** An import of a validator: `'./editForm.ts?form-validator'`. */
export interface ValidatorImport {
  specifier: string
  /** Offset of the specifier in the text, including its quotation marks. */
  start: number
  end: number
}

/** The imports of validators in a module, in source order. */
export function validatorImports(file: string, text: string): ValidatorImport[] {
  if (!text.includes('?')) return []
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.flatMap((one) => one.moduleRequest ?? [])),
    ...dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ]
  const places = new Map(requests.map(({ start, end }) => [start, end]))
  return [...places]
    .map(([start, end]) => ({ specifier: text.slice(start + 1, end - 1), start, end }))
    .filter(({ specifier }) => validatorRequest(specifier) !== null)
    .toSorted((a, b) => a.start - b.start)
}
