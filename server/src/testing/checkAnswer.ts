import { createAjv, issuesOf } from '@airshed/contract'
import { callName, Nothing, type Call } from '@airshed/schemas/calls'
import { isDeepStrictEqual } from 'node:util'
import { Value } from 'typebox/value'
import type { AnswerCheck } from '../access/calls/registerCalls.ts'

// Shared by all test servers of a process: it compiles each schema once.
const ajv = createAjv()

/**
 * Creates the check of answers for tests: each answer must have exactly the fields and types of its schema.
 * Servers do not check what their own typed code produced.
 */
export function createAnswerCheck(): AnswerCheck {
  return (call, answer) => {
    if (call.answer === Nothing) {
      if (answer !== null && answer !== undefined) throw broken(call, 'it has a body')
      return
    }
    const sent: unknown = JSON.parse(JSON.stringify(answer))
    const validate = ajv.compile(call.answer)
    if (!validate(sent)) {
      const [issue] = issuesOf(validate.errors, sent)
      throw broken(call, `at ${issue?.path}: expected ${issue?.expected}, got ${issue?.got}`)
    }
    const promised: unknown = Value.Clean(call.answer, structuredClone(sent))
    if (!isDeepStrictEqual(promised, sent)) {
      throw broken(call, `it has fields that the schema does not define: ${extra(sent, promised)}`)
    }
  }
}

const broken = (call: Call, reason: string) =>
  new Error(`The answer of ${callName(call)} breaks its schema: ${reason}`)

/** Path of the first field that was sent but not promised. */
function extra(sent: unknown, promised: unknown, path = ''): string {
  if (typeof sent !== 'object' || sent === null) return path
  for (const [name, value] of Object.entries(sent)) {
    const other = (promised as Record<string, unknown> | null | undefined)?.[name]
    if (!isDeepStrictEqual(value, other)) return extra(value, other, `${path}/${name}`)
  }
  return path
}
