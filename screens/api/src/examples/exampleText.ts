import { CURL } from './curl.ts'
import type { Example, ExampleIds, Examples, Language } from './exampleIds.ts'
import { PYTHON } from './python.ts'
import { R } from './r.ts'
import { TYPESCRIPT } from './typescript.ts'

const BY_LANGUAGE: Readonly<Record<Language, Examples>> = {
  curl: CURL,
  python: PYTHON,
  r: R,
  typescript: TYPESCRIPT,
}

/** Prompts for the token without writing it down; the examples read it from the environment. */
export const TOKEN_COMMAND = 'read -rs AIRSHED_TOKEN && export AIRSHED_TOKEN'

/** A complete program; null if there is none in this language. */
export const exampleText = (language: Language, example: Example, ids: ExampleIds): string | null =>
  BY_LANGUAGE[language][example]?.(ids) ?? null
