import { afterAll, expect } from 'vitest'
import { clearAfter } from './leftInPage.ts'

afterAll(() => clearAfter(expect.getState().testPath ?? 'A test', document))
