import { readFile } from 'node:fs/promises'
import { compiledLater, issuesOf, issueText } from '@airshed/contract'
import { ImportMap } from '@airshed/schemas'
import { ImportError } from './importError.ts'
import { mapIssues } from './mapIssues.ts'

const validate = compiledLater<ImportMap>(ImportMap)

/**
 * Reads a map file, without checking it.
 *
 * @throws ImportError if it cannot be read, or is no object
 */
export async function readMapFile(path: string): Promise<Partial<ImportMap>> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    throw new ImportError(`The map file cannot be read: ${(error as Error).message}`)
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new ImportError(`The map file ${path} is not JSON: ${(error as Error).message}`)
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  checkMap(value, path)
  return {}
}

/** @throws ImportError listing every error */
export function checkMap(value: unknown, path: string): ImportMap {
  const issues = validate(value) ? mapIssues(value) : issuesOf(validate.errors, value)
  if (issues.length > 0) {
    const problems = issues.map(issueText).join('\n  ')
    throw new ImportError(`The map file ${path} cannot be used:\n  ${problems}`)
  }
  return value as ImportMap
}
