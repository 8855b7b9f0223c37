import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTRACT_ERRORS } from '@airshed/contract/errors'
import { ARCHIVE_ERRORS } from '@airshed/plugin-archive/errors'
import { FINDINGS } from '@airshed/plugin-cli/findings'
import { SERVER_ERRORS, SERVER_WARNINGS, START_ERRORS } from '@airshed/server/errors'
import { expect, it } from 'vitest'
import { errorsPage } from './errorsPage.ts'

const written = readFileSync(join(import.meta.dirname, '../../docs/errors.md'), 'utf8')

it('docs/errors.md is up to date with the error tables', () => {
  expect(written).toBe(errorsPage())
})

it('docs/errors.md has a row for every code, and no other', () => {
  const codes = [...written.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, code]) => code)
  const tables = [
    SERVER_ERRORS,
    SERVER_WARNINGS,
    START_ERRORS,
    CONTRACT_ERRORS,
    ARCHIVE_ERRORS,
    FINDINGS,
  ]
  expect(codes).toEqual(tables.flatMap((table) => Object.keys(table)))
})
