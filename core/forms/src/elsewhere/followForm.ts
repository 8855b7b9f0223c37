/** Nothing was saved because the user has to settle clashes first, which the form itself shows. */
export class UnsettledForm extends Error {
  override readonly name = 'UnsettledForm'
}

/** The value of a form that others may change while it is open. */
export interface FollowedForm<Value extends object> {
  readonly value: Partial<Value>
  /** What the value was before the changes of the user. */
  readonly stored: Partial<Value>
  /** Fields that the user and somebody else have changed differently, with the value of the other. */
  readonly clashes: Readonly<Record<string, unknown>>
  /** Fields that somebody else has changed since the user last typed; they have the new value. */
  readonly taken: readonly string[]
}

export const unclashed = <Value extends object>(stored: Partial<Value>): FollowedForm<Value> => ({
  value: stored,
  stored,
  clashes: {},
  taken: [],
})

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields => value as Fields

/** Whether two unequal values of a field mean the same, such as a list that is written with other spaces. */
export type MeansSame = (name: string, one: unknown, other: unknown) => boolean

/** How the fields of a form are compared and merged. */
export interface FollowRules {
  /** Default: only equal values mean the same. */
  meansSame?: MeansSame
  /**
   * Lists of fields that mean something only together, such as a network and its password: whoever changes one of them has
   * chosen them all. Default: each field stands for itself.
   */
  together?: readonly (readonly string[])[]
}

/**
 * The form after what is stored has changed: a field that the user has not changed gets the new value, one that only the
 * user has changed keeps theirs, and where both differ the user has to choose.
 */
export function followForm<Value extends object>(
  form: FollowedForm<Value>,
  next: Partial<Value>,
  { meansSame, together = [] }: FollowRules = {},
): FollowedForm<Value> {
  const isAlike: MeansSame = (name, one, other) =>
    isSame(one, other) || meansSame?.(name, one, other) === true
  const now = fieldsOf(form.value)
  const before = fieldsOf(form.stored)
  const after = fieldsOf(next)
  const value: Record<string, unknown> = { ...now }
  const stored: Record<string, unknown> = { ...before }
  const clashes: Record<string, unknown> = {}
  const taken = new Set(form.taken)
  const isMine = (name: string): boolean => !isAlike(name, now[name], before[name])
  const isChosen = (name: string): boolean => groupOf(name, together).some(isMine)
  for (const name of new Set([before, after].flatMap((fields) => Object.keys(fields)))) {
    const theirs = after[name]
    if (isSame(theirs, before[name])) continue
    if (isAlike(name, theirs, before[name])) {
      put(stored, name, theirs)
      if (isSame(now[name], before[name])) put(value, name, theirs)
    } else if (!isChosen(name)) {
      put(value, name, theirs)
      put(stored, name, theirs)
      taken.add(name)
    } else if (isAlike(name, now[name], theirs)) put(stored, name, theirs)
    else clashes[name] = theirs
  }
  const followed = { value, stored, clashes, taken: [...taken] } as unknown as FollowedForm<Value>
  return isSame(followed, form) ? form : followed
}

/** Whether the user would have to choose if this were stored now. */
export const hasClashes = <Value extends object>(
  form: FollowedForm<Value>,
  next: Partial<Value>,
  rules?: FollowRules,
): boolean => Object.keys(followForm<Value>(form, next, rules).clashes).length > 0

/**
 * The form after the user has chosen a value of a field: their own, which is to be saved, or that of the other. Fields that
 * belong to it are settled with it.
 */
export function settleClash<Value extends object>(
  { value, stored, clashes, taken }: FollowedForm<Value>,
  { name, side }: { name: string; side: 'mine' | 'theirs' },
  { together = [] }: FollowRules = {},
): FollowedForm<Value> {
  const names = groupOf(name, together)
  const settled: Record<string, unknown> = { ...fieldsOf(value) }
  const known: Record<string, unknown> = { ...fieldsOf(stored) }
  for (const one of names) {
    if (Object.hasOwn(clashes, one)) put(known, one, clashes[one])
    if (side === 'theirs') put(settled, one, known[one])
  }
  const left = Object.fromEntries(Object.entries(clashes).filter(([one]) => !names.includes(one)))
  return {
    value: settled,
    stored: known,
    clashes: left,
    taken,
  } as unknown as FollowedForm<Value>
}

/** Whether two values of a form are equal, in whatever order their fields are. */
export function isSameForm(one: unknown, other: unknown): boolean {
  const [first, second] = [fieldsOf(one), fieldsOf(other)]
  const names = new Set([...Object.keys(first), ...Object.keys(second)])
  return [...names].every((name) => isSame(first[name], second[name]))
}

/** A field with those that mean something only together with it. */
const groupOf = (name: string, together: NonNullable<FollowRules['together']>): readonly string[] =>
  together.find((names) => names.includes(name)) ?? [name]

function put(fields: Record<string, unknown>, name: string, value: unknown): void {
  if (value === undefined) delete fields[name]
  else fields[name] = value
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
