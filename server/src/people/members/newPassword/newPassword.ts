import { PASSWORD_KINDS, PASSWORD_KINDS_MIN, PASSWORD_MIN } from '@airshed/domain'
import { html, type Html } from '../../../web/http/html.ts'
import { passwordProblem } from '../../../access/identity/passwordProblem.ts'
import type { PageLanguage } from '../../../web/pages/language.ts'
import { textField } from '../../../web/pages/pageParts.ts'
import { passwordTexts } from './passwordTexts.ts'

/** Errors of a new password, by field, and why a good one was not saved. */
export interface PasswordErrors {
  notice?: string | undefined
  password?: string | undefined
  repeated?: string | undefined
}

/** A new password, typed twice. */
interface TypedPassword {
  password: string
  repeated: string
  /** Of the account. */
  email: string
}

/** Checks a new password. It is acceptable if there are no errors. */
export async function passwordErrors(
  { password, repeated, email }: TypedPassword,
  language: PageLanguage,
): Promise<PasswordErrors> {
  const texts = passwordTexts(language)
  if (password === '') return { password: texts.missing }
  const problem = await passwordProblem(password, email)
  if (problem !== null) return { password: texts[problem] }
  return password === repeated ? {} : { repeated: texts.different }
}

/** The fields of a new password, with a meter that updates while it is typed. */
export function passwordFields(
  language: PageLanguage,
  errors: PasswordErrors,
  hasFocus = false,
): Html {
  const texts = passwordTexts(language)
  const rules = html`<div class="meter" id="password-rules">
    <meter
      id="password-meter"
      min="0"
      max="5"
      low="3"
      high="5"
      optimum="5"
      value="0"
      aria-label="${texts.rules}"
    ></meter>
    <ul>
      <li id="rule-length">${texts.length}</li>
      <li id="rule-kinds">${texts.kinds}</li>
    </ul>
  </div>`
  return html`${errors.notice === undefined ? '' : html`<p class="notice" role="alert">${errors.notice}</p>`}
  ${textField({
    name: 'password',
    label: texts.newPassword,
    type: 'password',
    autocomplete: 'new-password',
    error: errors.password,
    hasFocus,
    note: { id: 'password-rules', content: rules },
  })}
  ${textField({
    name: 'repeated',
    label: texts.repeatPassword,
    type: 'password',
    autocomplete: 'new-password',
    error: errors.repeated,
  })}`
}

/**
 * Updates the meter while the password is typed, by the rules of the server: there is a step for the length and
 * one for each kind of character, and those that are met are marked. It reads only this field.
 */
export const PASSWORD_METER = `(()=>{
const field=document.getElementById('password'),meter=document.getElementById('password-meter');
const kinds=${JSON.stringify(Object.values(PASSWORD_KINDS))}.map((kind)=>new RegExp(kind,'u'));
const mark=(id,met)=>document.getElementById(id).classList.toggle('met',met);
const show=()=>{const text=field.value,found=kinds.filter((kind)=>kind.test(text)).length;
const long=[...text].length>=${PASSWORD_MIN};
meter.value=found+(long?1:0);mark('rule-length',long);mark('rule-kinds',found>=${PASSWORD_KINDS_MIN})};
field.addEventListener('input',show);show()})();`
