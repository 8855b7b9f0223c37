import { ApiError } from '@airshed/data'
import type { Issue } from '@airshed/schemas'
import type { CallInput, ChangeCall } from '@airshed/schemas/calls'
import { useMemo } from 'react'
import { useChange, type ChangeOptions } from './useChange.ts'

export interface FormChangeOptions<C extends ChangeCall> extends Omit<
  ChangeOptions<C, CallInput<C>>,
  'isShown'
> {
  /**
   * Maps the JSON pointer of a value in the request body to that of its form field. Default: the same pointer.
   * Must be a stable function.
   */
  pathOf?: (path: string) => string
}

const NO_ISSUES: readonly Issue[] = []
const same = (path: string): string => path

/** The issues that a response names. */
const issuesOf = (error: unknown): readonly Issue[] =>
  error instanceof ApiError ? error.issues : NO_ISSUES

/**
 * Makes a change whose input comes from a form. Values that the server refuses are `issues` for that form; an error
 * that names none is shown as a toast.
 */
export function useFormChange<C extends ChangeCall>(
  call: C,
  { pathOf = same, ...options }: FormChangeOptions<C> = {},
) {
  const change = useChange(call, { ...options, isShown: (error) => issuesOf(error).length === 0 })
  const { error } = change
  const issues = useMemo(() => {
    const found = issuesOf(error)
    return found.length === 0
      ? NO_ISSUES
      : found.map((issue) => ({ ...issue, path: pathOf(issue.path) }))
  }, [error, pathOf])
  return { ...change, issues }
}
