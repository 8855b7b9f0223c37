import { formMessages, type FormMessageId } from '../messages/formMessages.ts'
import type { FormText } from '../messages/formText.ts'
import type { FieldProblem } from './fieldProblems.ts'

const isOwn = (id: string): id is FormMessageId => id in formMessages.en

/**
 * The message for a problem: the plugin's text `{field}.{keyword}` if it has one ("Name is
 * required"), else the engine's text of the keyword ("Required").
 */
export function problemText(problem: FieldProblem, text: FormText): string {
  const { keyword, params } = problem
  const values = Object.fromEntries(
    Object.entries(params).filter(([, value]) => ['string', 'number'].includes(typeof value)),
  ) as Record<string, string | number>
  const own = text.find([`${problem.field.join('.')}.${keyword}`], values)
  if (own !== null) return own
  if (problem.field.length === 0) return text('form.notHere')
  const type = [params['type'] ?? []].flat().find((name) => name !== 'null')
  const id = keyword === 'type' ? `form.type.${String(type)}` : `form.${keyword}`
  return text(isOwn(id) ? id : 'form.invalid', values)
}
